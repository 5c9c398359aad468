// Where on the table something happened, for who looks it up in the log.
import type { PointCityFact } from "./protocol";
import { spots } from "./spots";

export function spotsOf(fact: PointCityFact, seat: number): (string | string[])[] {
  switch (fact.kind) {
    case "take":
      return fact.cells.map(spots.cell);
    case "flip":
    case "refill":
      return [spots.cell(fact.cell)];
    case "draw":
      return [spots.pile];
    case "pay":
      return [[spots.supply(seat, fact.resource), spots.place(seat)]];
    case "token":
      return [[spots.tokens(seat), spots.place(seat)]];
    default:
      return [];
  }
}
