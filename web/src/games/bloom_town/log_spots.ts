// Where on the board something happened, for who looks it up in the log.
import type { BloomTownFact } from "./protocol";
import { spots } from "./spots";

type Spot = string | string[];

export function spotsOf(fact: BloomTownFact, seat: number): Spot[] {
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
      return fact.by === "flower" ? [[spots.flower(seat), spots.place(seat)]] : [];
    default:
      return [];
  }
}

/** Where a town is folded away, whoever owns it. */
function cell(seat: number, number: number): Spot {
  return [spots.cell(seat, number), spots.place(seat)];
}

function cells(seat: number, numbers: number[]): Spot[] {
  return numbers.map((number) => cell(seat, number));
}
