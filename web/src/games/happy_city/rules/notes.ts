// Rulings on single cards, for those that need more than their own text.
import type { Message } from "../../../lib/protocol";

const NOTES: Record<string, string> = {
  pyramid: "rules-hc-note-pyramid",
  castle: "rules-hc-note-castle",
  harbor: "rules-hc-note-discount",
  airport: "rules-hc-note-discount",
  train_station: "rules-hc-note-discount",
  art_gallery: "rules-hc-note-gallery",
  concert_hall: "rules-hc-note-concert",
  easter_island_statue: "rules-hc-note-easter",
  statue_of_liberty: "rules-hc-note-liberty",
  hot_dog_stand: "rules-hc-note-hot-dog",
  barbershop: "rules-hc-note-barber",
  sphinx: "rules-hc-note-sphinx",
  palace_of_versailles: "rules-hc-note-versailles",
  undersea_tunnel: "rules-hc-note-tunnel",
  big_ben: "rules-hc-note-big-ben",
  golden_gate_bridge: "rules-hc-note-golden-gate",
  louvre: "rules-hc-note-louvre",
  greengrocer: "rules-hc-note-greengrocer",
  arcade: "rules-hc-note-arcade",
  great_wall: "rules-hc-note-wall",
  billiard_hall: "rules-hc-note-billiard",
  red_square: "rules-hc-note-none-of",
  parthenon: "rules-hc-note-none-of",
  japanese_garden: "rules-hc-note-garden",
  treasury: "rules-hc-note-treasury",
  corgzilla: "rules-hc-note-corgzilla",
  octozilla: "rules-hc-note-octozilla",
  catzilla: "rules-hc-note-at-scoring",
  chickzilla: "rules-hc-note-at-scoring",
};

/** What is to be said of a card besides what it does. */
export function noteOf(card: string): Message[] {
  const id = NOTES[card];
  return id ? [{ id, args: {} }] : [];
}
