// Where on the board something happened, for who looks it up in the log.
import type { BloomTownFact } from "./protocol";
import { spots } from "./spots";

export function spotsOf(fact: BloomTownFact, seat: number): string[] {
  switch (fact.kind) {
    case "place":
    case "double":
      return [cell(seat, fact.cell)];
    case "hand":
      return cells(seat, fact.cells);
    case "recount":
      return fact.cells.flatMap((scored, place) => cells(place, scored));
    case "recount_tile":
      return [spots.recount(fact.type)];
    case "take":
    case "refill":
    case "rival_take":
      return [spots.slot(fact.slot)];
    case "draw":
      return [spots.stack(fact.slot)];
    case "extra_turn":
      return fact.by === "flower" ? [spots.flower(seat)] : [];
    default:
      return [];
  }
}

function cell(seat: number, number: number): string {
  return spots.cell(seat, number);
}

function cells(seat: number, numbers: number[]): string[] {
  return numbers.map((number) => cell(seat, number));
}
