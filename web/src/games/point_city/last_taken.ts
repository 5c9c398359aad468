// What somebody took last: as cards, in a few words, and from where.
import { say, t } from "../../lib/words";
import type { AtTable } from "./at_table";
import { buildingName, shortSideName } from "./components";
import type { PointCityMarketCard, PointCityStepInfo } from "./protocol";

export function cardsTaken({ steps }: AtTable, place: number): PointCityMarketCard[] | null {
  for (const { seat, data } of backwards(steps)) {
    if (seat !== place) continue;
    if (data.kind === "take") return data.cards;
    if (data.kind === "draw") return data.sides.map((face) => ({ side: "resource", face }));
  }
  return null;
}

export function lastTaken(table: AtTable, place: number): string | null {
  const [first = "", second = ""] = (cardsTaken(table, place) ?? []).map(({ side, face }) =>
    say(side === "building" ? buildingName(table.facts.buildings[face]!) : shortSideName(face)),
  );
  return first ? t("web-pc-took", { first, second }) : null;
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
