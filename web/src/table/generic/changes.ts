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

/** What holds for all of an area that is everybody's, where that is news: "this is the last round". */
export function freshNotes(areas: Area[], before: Region[] | null): Message[] {
  const common = areas.flatMap(({ region }) => (region.news ? [region] : []));
  return common.flatMap((region) => {
    const old = before?.find((each) => isSame(each, region));
    const told = old && JSON.stringify(old.note) === JSON.stringify(region.note);
    return region.note && old && !told ? [region.note] : [];
  });
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
