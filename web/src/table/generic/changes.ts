// What others changed while this seat had nothing to choose.
import type { Item, Message, Region } from "../../lib/protocol";
import type { Area } from "./picking";

/** Letters of news that are read at a glance, in little room and where each line has its own. */
export const GLANCE = 300;
export const ROOMY = 600;

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

/** Lines about one and the same person, one after the other, as one sentence: the name is read once. */
export function joined(lines: string[], names: string[]): string[] {
  const told: string[] = [];
  let last = "";
  for (const line of lines) {
    const name = names.find((each) => each && line.startsWith(`${each} `)) ?? "";
    const before = told.pop();
    if (before === undefined || !name || name !== last)
      told.push(...[before, line].flatMap((each) => each ?? []));
    else told.push(`${before} · ${line.slice(name.length + 1)}`);
    last = name;
  }
  return told;
}

/** The last lines in their order, as many as are read at a glance; what somebody did rather than what followed from it.
 * What happened to the reader is told, however much the others did then. */
export function newest(
  lines: string[],
  names: string[],
  me = "",
  glance: number = GLANCE,
): string[] {
  const tells = (line: string, name: string) => name !== "" && line.includes(name);
  const deeds = lines.filter((line) => names.some((name) => tells(line, name)));
  const own = deeds.findLast((line) => tells(line, me));
  const kept = atAGlance(deeds.length ? deeds : lines, glance);
  return own === undefined || kept.includes(own) ? kept : [own, ...kept];
}

function atAGlance(lines: string[], glance: number): string[] {
  const kept: string[] = [];
  let letters = 0;
  for (const line of lines.toReversed()) {
    letters += line.length;
    if (kept.length && letters > glance) break;
    kept.unshift(line);
  }
  return kept;
}
