// What the sign says in my turn: a word, and one sentence. Phones have room for less. In the turns of others the frame
// says what they did.
import type { Message } from "../../lib/protocol";
import { say, t } from "../../lib/words";
import type { SignText } from "../../table/frame/frame";
import { signed } from "../../table/gain";
import { afterName } from "../../table/names";
import type { AtTable } from "./at_table";
import { shopOf, tileName, typeOf, TYPES, typesName } from "./components";
import { emptyStacks, isLastRound } from "./ending";
import type { Source } from "./offers";
import type { Outlook } from "./outlook";
import { FULL } from "./pennants";
import type { RecountTold, TileTold } from "./scenes";

export function signOf(table: AtTable): SignText | null {
  const { view, quiet, offers, turn, outlook } = table;
  const told = tellingOf(table);
  if (told) return told;
  const choosing = offers.places.size + offers.slots.size + offers.hands.size > 0;
  if (quiet || (!choosing && !offers.onward && !turn.sent)) return null;
  if (outlook.tiles.length) return recounting(table);
  if (turn.armed !== null) return line(t("web-bt-sign-again"));
  if (outlook.ghost && outlook.made) return placing(table, outlook.ghost, outlook.made.points);
  if (turn.petals.length) return added(table, t("web-bt-sign-spring-built"), "spring");
  if (turn.lifted) return added(table, t(sized(table, usesOf(table))), "flower");
  if (turn.missing) return line(t("web-bt-tile-first"));
  const todo = todoOf(table);
  if (view.stage === "hand") return { word: t("web-bt-sign-hands"), tone: "last", text: todo };
  if (isLastRound(view) && view.stage === "build" && turn.kind === null)
    return { ...lastRound(table), text: t(sized(table, "last-tile")) };
  return line(todo);
}

/** What everybody looks at in this moment. A first tile gives way to what I point at. */
function tellingOf(table: AtTable): SignText | null {
  const { names, turn, outlook } = table;
  const { told } = table.spotlight;
  if (!told) return null;
  if (told.kind === "rival" || told.kind === "hand") {
    const name = names[told.place] ?? "";
    const line = told.line ? say(told.line) : "";
    return { word: name, tone: "other", place: told.place, text: afterName(line, name) ?? line };
  }
  if (told.kind === "last") return lastRound(table);
  if (told.kind === "tile" && (outlook.ghost || turn.lifted)) return null;
  const args = { types: say(typesName(told.type)) };
  const name = told.kind === "recount" ? (names[told.by] ?? "") : "";
  const text = t(sized(table, sentenceOf(told)), { ...args, name });
  const type = TYPES[told.type]!;
  const subject = { colour: `--${type}`, icon: type };
  return { word: t(sized(table, "scoring")), tone: "event", text, subject };
}

function lastRound({ view }: AtTable): SignText {
  const text = t("web-bt-last-begins", { empty: emptyStacks(view) });
  return { word: t("web-bt-sign-last"), tone: "last", text };
}

function sentenceOf(told: TileTold | RecountTold): string {
  if (told.kind === "recount") return told.by < 0 ? "recounted" : "recounted-token";
  if (told.scores) return "recounted";
  return told.showing < FULL ? "first-tile" : "second-tile";
}

/** Where there is little room, a shorter sentence. */
function sized(table: AtTable, name: string): string {
  return narrow(table) ? `web-bt-sign-${name}-short` : `web-bt-sign-${name}`;
}

function narrow({ measures }: AtTable): boolean {
  return measures.layout === "column" || measures.layout === "lying";
}

function line(text: string, gain?: string): SignText {
  return { word: t("table-sign-yours"), tone: "turn", text, ...gaining(gain) };
}

/** What pays for it is the word. */
function added(table: AtTable, text: string, source: Source, gain?: string): SignText {
  const word = t(sized(table, source === "flower" ? "flower" : "bloom"));
  return { word, tone: "spring", text, ...gaining(gain) };
}

function gaining(gain: string | undefined) {
  return gain === undefined ? {} : { gain };
}

function todoOf(table: AtTable): string {
  const { view, turn, hand, offers } = table;
  switch (view.stage) {
    case "build": {
      if (turn.kind !== null) return t("web-bt-sign-cell");
      // The cell of this turn's first tile is still known when the second one is built.
      return t(view.cell >= 0 ? "web-bt-todo-build-again" : sized(table, "choose"));
    }
    case "drawn": {
      const news = drawn(table);
      if (news === null) return t("web-bt-todo-drawn");
      return t("web-bt-sign-drawn", { tile: upper(say(tileName(news))) });
    }
    case "slot":
      return t(sized(table, "slot"));
    case "hand": {
      const pointed = table.outlook.gains[table.seat];
      if (pointed == null) return t(sized(table, "hand"));
      const kind = hand.find((tile) => tile !== null) ?? 0;
      return t("web-bt-sign-hand-gain", {
        types: upper(say(typesName(pointedType(table) ?? kind))),
        gain: signed(pointed),
      });
    }
    default:
      return t(offers.slots.size > 1 ? sized(table, "slot") : "web-bt-todo-built");
  }
}

function pointedType({ offers, turn }: AtTable): number | undefined {
  for (const [type, info] of offers.hands) if (info.action === turn.shown) return type;
  return undefined;
}

/** The tile that has just come unseen out of a stack. */
function drawn({ steps, seat }: AtTable): number | null {
  const events = steps.at(-1)?.events ?? [];
  const last = events.findLast(({ data }) => data.kind === "draw");
  return last?.seat === seat && last.data.kind === "draw" ? (last.data.tile ?? null) : null;
}

// What the move pointed at brings

function placing(
  table: AtTable,
  { kind }: NonNullable<Outlook["ghost"]>,
  points: number,
): SignText {
  const { outlook, turn, view } = table;
  const args = { tile: upper(say(tileName(kind))), gain: signed(points) };
  if (turn.opened !== null) {
    const both = view.may_double && view.may_extend;
    const kept = turn.source === "spring" && view.towns[table.seat]!.flower;
    const paid = kept ? "spring-kept" : `${turn.source}-cell`;
    const name = both ? paid : view.may_double ? "double-cell" : "extra-cell";
    return added(table, t(sized(table, name), args), turn.source);
  }
  if (outlook.ends) {
    const text = t(sized(table, `ends-${outlook.ends}`), args);
    return { ...line(text, args.gain), tone: "last" };
  }
  return line(say(follows(table, outlook, args)), args.gain);
}

function follows(table: AtTable, { next, rival }: Outlook, args: Record<string, string>): Message {
  const { view, names } = table;
  if (!next || next.draws === "any") return { id: sized(table, "any"), args };
  if (next.draws === "blind") return { id: sized(table, "blind"), args };
  const taking = { ...args, next: say(oneTile(next.kind)) };
  if (!rival || narrow(table)) return { id: sized(table, "place"), args: taking };
  const others = {
    ...taking,
    rival: names[view.players] ?? "",
    taken: say(oneTile(rival.tile)),
    points: signed(rival.points),
  };
  return { id: "web-bt-sign-place-rival", args: others };
}

/** A tile that comes, as a sentence has it. */
function oneTile(kind: number): Message {
  const shop = shopOf(kind)?.replaceAll("_", "-");
  return { id: `web-bt-one-${shop ?? TYPES[typeOf(kind)]}`, args: {} };
}

function recounting(table: AtTable): SignText {
  const { outlook, seat, names, turn } = table;
  const type = turn.recounted ?? 0;
  const others = outlook.gains.flatMap((gain, place) =>
    gain === null || place === seat ? [] : [`${names[place] ?? ""} ${signed(gain)}`],
  );
  const mine = signed(outlook.gains[seat] ?? 0);
  const args = { types: say(typesName(type)), mine, others: others.join(", ") };
  const id = others.length ? "web-bt-sign-recount" : "web-bt-sign-recount-alone";
  return added(table, t(id, args), "flower", mine);
}

/** What the token can do now; a tile that is still to be built can be doubled by it. */
function usesOf({ offers }: AtTable): string {
  const extra = offers.extras.flower.some(({ move }) => move.kind === "extra");
  const uses = !offers.recounts.size ? "-extra" : extra ? "" : "-recount";
  return `token${offers.places.size ? "" : "-built"}${uses}`;
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
