// What somebody took last: in a few words, as cards, and from where.
import { say, t } from "../../lib/words";
import type { AtTable } from "./at_table";
import { buildingName, sideName } from "./components";
import type { PointCityMarketCard, PointCityStepInfo } from "./protocol";

export function lastTaken(table: AtTable, place: number): string | null {
  const cards = cardsTaken(table, place);
  if (!cards) return null;
  const { buildings } = table.facts;
  const [first = "", second = ""] = cards.map(({ side, face }) =>
    say(side === "building" ? buildingName(buildings[face]!) : sideName(face)),
  );
  return t("web-pc-took", { first, second });
}

export function cardsTaken({ steps }: AtTable, place: number): PointCityMarketCard[] | null {
  for (const { seat, data } of backwards(steps)) {
    if (seat !== place) continue;
    if (data.kind === "take") return data.cards;
    if (data.kind === "draw") return data.sides.map((face) => ({ side: "resource", face }));
  }
  return null;
}

/** The cells that others emptied since this seat took cards itself, with who did. */
export function emptiedByOthers({ steps, seat: own }: AtTable): ReadonlyMap<number, number> {
  const cells = new Map<number, number>();
  for (const { seat, data } of backwards(steps)) {
    if (seat === own && (data.kind === "take" || data.kind === "draw")) break;
    if (seat === own || data.kind !== "take") continue;
    for (const cell of data.cells) if (!cells.has(cell)) cells.set(cell, seat);
  }
  return cells;
}

function backwards(steps: PointCityStepInfo[]) {
  return steps.toReversed().flatMap(({ events }) => events.toReversed());
}
