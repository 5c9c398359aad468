// How a table stands, for lists.
import type { Message, Status, TableInfo } from "./protocol";
import { speech } from "./speech.svelte";
import { sayName, t } from "./words";

export function isMyTurn(table: TableInfo): boolean {
  return (
    table.status === "running" &&
    table.seats.some((seat) => seat.mine && seat.number === table.actor)
  );
}

/** The names in the order of scores, the rulebook's own opponent last. */
export function placeNames(table: TableInfo): string[] {
  const seats = table.seats.map((seat) =>
    seat.kind === "open" ? t("web-open-seat") : sayName(seat.name),
  );
  return table.opponent ? [...seats, sayName(table.opponent)] : seats;
}

/** One line: whose turn it is, whom it waits for, or who has won. */
export function standing(table: TableInfo): Message {
  if (table.status === "waiting") {
    const open = table.seats.filter((seat) => seat.kind === "open").length;
    return { id: "web-standing-waiting", args: { count: open } };
  }
  if (table.result) return winners(table, table.result.winners);
  if (table.closed) return { id: "web-standing-closed", args: {} };
  const actor = table.seats.find((seat) => seat.number === table.actor);
  if (table.status !== "running" || !actor) return { id: "web-standing-abandoned", args: {} };
  return isMyTurn(table) && lonely(table)
    ? { id: "web-standing-mine", args: {} }
    : { id: "web-standing-turn", args: { name: actor.name } };
}

function winners(table: TableInfo, places: number[]): Message {
  const names = placeNames(table);
  const won = places.map((place) => names[place] ?? "").join(", ");
  return { id: "web-standing-won", args: { count: places.length, names: won } };
}

/** The mark of a match in which somebody, alone with bots, took back moves; null where nobody did. */
export function takenBack(table: TableInfo): Message | null {
  return table.take_backs ? { id: "score-take-backs", args: { count: table.take_backs } } : null;
}

/** Whether only one seat is mine: among several at this screen the name is needed. */
function lonely(table: TableInfo): boolean {
  return table.seats.filter((seat) => seat.mine).length === 1;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago a moment (ISO) was, in words. */
export function ago(moment: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" });
  return seconds < 60
    ? format.format(0, "second")
    : format.format(-Math.floor(seconds / length), unit);
}

const GROUPS = ["running", "waiting", "finished", "closed", "abandoned"] as const;

/** The tables in groups, where it is my turn first; only the groups that there are. */
export function byStatus(tables: TableInfo[]): [Status, TableInfo[]][] {
  const groups = GROUPS.map((status): [Status, TableInfo[]] => [
    status,
    tables
      .filter((table) => table.status === status)
      .sort((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one))),
  ]);
  return groups.filter(([, members]) => members.length);
}
