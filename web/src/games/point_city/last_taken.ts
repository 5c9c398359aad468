// What somebody took last, in a few words.
import { say, t } from "../../lib/words";
import type { AtTable } from "./at_table";
import { buildingName, sideName } from "./components";
import type { PointCityMarketCard } from "./protocol";

export function lastTaken({ facts, steps }: AtTable, place: number): string | null {
  for (const { events } of steps.toReversed()) {
    for (const { seat, data } of events) {
      if (seat !== place) continue;
      if (data.kind === "take") return both(data.cards);
      if (data.kind === "draw") return both(data.sides.map((face) => ({ side: "resource", face })));
    }
  }
  return null;

  function both(cards: PointCityMarketCard[]): string {
    const [first = "", second = ""] = cards.map(({ side, face }) =>
      say(side === "building" ? buildingName(facts.buildings[face]!) : sideName(face)),
    );
    return t("web-pc-took", { first, second });
  }
}
