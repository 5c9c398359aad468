// What others changed while this seat had nothing to choose.
import type { Item, Message, Region } from "../../lib/protocol";
import type { Area } from "./picking";

/** Counters change all the time, and stacks only by their numbers. */
const LAID_OUT = ["row", "grid"];

/** The keys of things that lie where something else, or nothing, lay before; of what the seat itself owns none. */
export function freshKeys(
  areas: Area[],
  before: Region[] | null,
  seat: number | null,
): Set<string> {
  const fresh = new Set<string>();
  if (!before) return fresh;
  for (const { region, things } of areas) {
    if (!LAID_OUT.includes(region.kind) || (region.owner ?? null) === seat) continue;
    const old = before.find((each) => isSame(each, region));
    things.forEach(({ key, item }, index) => {
      if (old && !item.empty && !hadIt(old, item, index, region.kind)) fresh.add(key);
    });
  }
  return fresh;
}

/** What everyone should know as long as it holds: "this is the last round". */
export function standingNotes(areas: Area[]): Message[] {
  return areas.flatMap(({ region: { news, note } }) => (news && note ? [note] : []));
}

function isSame(one: Region, other: Region): boolean {
  return one.kind === other.kind && one.owner === other.owner && called(one) === called(other);
}

/** Cells stay where they are; in a row things may move up. */
function hadIt({ items }: Region, item: Item, index: number, kind: Region["kind"]): boolean {
  const same = (each: Item | undefined) => each !== undefined && called(each) === called(item);
  const lay = items[index];
  return kind === "grid" ? same(lay) && !lay?.empty : items.some(same);
}

function called({ name }: { name: unknown }): string {
  return JSON.stringify(name);
}
