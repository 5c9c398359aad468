// What somebody took last, as cards and in a few words.
import { say, t } from "../../lib/words";
import type { AtTable } from "./at_table";
import { buildingName, shortSideName } from "./components";
import type { PointCityMarketCard } from "./protocol";

export function cardsTaken({ steps }: AtTable, place: number): PointCityMarketCard[] | null {
  for (const { events } of steps.toReversed()) {
    for (const { seat, data } of events) {
      if (seat !== place) continue;
      if (data.kind === "take") return data.cards;
      if (data.kind === "draw") return data.sides.map((face) => ({ side: "resource", face }));
    }
  }
  return null;
}

export function lastTaken(table: AtTable, place: number): string | null {
  const [first = "", second = ""] = (cardsTaken(table, place) ?? []).map(({ side, face }) =>
    say(side === "building" ? buildingName(table.facts.buildings[face]!) : shortSideName(face)),
  );
  return first ? t("web-pc-took", { first, second }) : null;
}
