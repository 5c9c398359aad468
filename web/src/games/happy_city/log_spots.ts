// Where on the table something happened, for who looks it up in the log.
import type { HappyCityFact } from "./protocol";
import { spots } from "./spots";

export function spotsOf(fact: HappyCityFact, seat: number): (string | string[])[] {
  const city = spots.city(seat);
  switch (fact.kind) {
    case "reveal":
      return [spots.deck(fact.deck - 1)];
    case "discard":
    case "keep":
      return [spots.centre];
    case "buy":
    case "special":
    case "replace":
    case "destroy":
      return [[spots.slot(seat, fact.slot), city]];
    case "market":
      return [[spots.slot(seat, 0), city]];
    case "coin":
    case "gain":
    case "copy_income":
      return [[spots.coins(seat), city]];
    case "taken_coin":
      return [
        [spots.coins(seat), city],
        [spots.coins(fact.from), spots.city(fact.from)],
      ];
    case "token":
    case "pay_token":
      return [[spots.token(seat, fact.color), city]];
    case "monster":
    case "accept":
      return [[spots.gate(seat), city]];
    case "drive_away":
    case "deflect":
      return [[spots.gate(fact.to), spots.city(fact.to)]];
    default:
      return [];
  }
}
