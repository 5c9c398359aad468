// Bloom Town, as the rest of the page knows it.
import type { GameRooms } from "../../lib/game_rooms";

export const rooms: GameRooms<"bloom_town"> = {
  stage: () => import("./stage"),
  prompt: () => import("./prompt"),
  book: () => import("./rules/book"),
  opponent: () => import("./opponents/Portrait.svelte"),
  printed: {
    score: () => import("./printed/Score.svelte"),
    opponent: () => import("./printed/Opponent.svelte"),
  },
  guide: () => import("./guide"),
};
