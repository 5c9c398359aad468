// What the sign says in my turn: a word, and one sentence. Phones have room for less. In the turns of others the frame
// says what they did.
import { say, t } from "../../lib/words";
import type { SignText } from "../../table/frame/frame";
import { signed } from "../../table/gain";
import type { AtTable } from "./at_table";
import { buildingName, cellOf, sideName } from "./components";
import { isLastRound } from "./ending";
import { flipLines } from "./offers";
import type { PointCityMarketCard, PointCityMoveInfo } from "./protocol";

export function signOf(table: AtTable): SignText | null {
  const { view, seat, quiet } = table;
  if (quiet || view.actor !== seat) return null;
  const said = sentence(table);
  return isLastRound(view) ? { ...said, word: t("web-pc-sign-last"), tone: "last" } : said;
}

function sentence(table: AtTable): SignText {
  const { view, turn } = table;
  if (turn.armed !== null) return line(t("web-pc-sign-again"));
  if (turn.shown) return showing(table, turn.shown);
  if (view.stage === "token") return line(t(tokenText(table)));
  if (view.stage === "payment") return line(t("web-pc-sign-pay"));
  if (turn.picked !== null) return line(t(pickedText(table)));
  return line(t(todoText(table)));
}

function narrow({ measures: { form } }: AtTable): boolean {
  return form === "phone" || form === "lying";
}

function line(text: string, gain?: string): SignText {
  const usual = { word: t("table-sign-yours"), tone: "turn" as const, text };
  return gain === undefined ? usual : { ...usual, gain };
}

function todoText(table: AtTable): string {
  const { offers } = table;
  if (offers.pass) return "web-pc-sign-pass";
  if (!offers.draw) return "web-pc-sign-pair";
  const { rows, columns } = flipLines(offers);
  const flips = [...rows, ...columns].some(Boolean);
  if (narrow(table)) return "web-pc-sign-take-narrow";
  return flips ? "web-pc-sign-take-flip" : "web-pc-sign-take";
}

function pickedText({ turn }: AtTable): string {
  if (!turn.partners.size) return "web-pc-sign-alone";
  return turn.flip ? "web-pc-sign-partner-flip" : "web-pc-sign-partner";
}

function tokenText({ view }: AtTable): string {
  return view.tokens_due > 1 ? "web-pc-sign-tokens" : "web-pc-sign-token";
}

// What the move pointed at brings

function showing(table: AtTable, { move, preview }: PointCityMoveInfo): SignText {
  const { view, outlook, turn } = table;
  switch (move.kind) {
    case "take": {
      const [first, second] = move.cells.map((name) => cardName(table, view.market[cellOf(name)]!));
      const pair = { first: upper(first!), second: second! };
      if (turn.opened !== null && narrow(table)) return line(t("web-pc-sign-check"));
      const gain = gainOf(outlook.gain);
      return line(t("web-pc-sign-both", pair), gain);
    }
    case "draw":
      return line(t("web-pc-sign-draw"));
    case "flip":
      return line(t("web-pc-sign-flip"));
    case "token":
      return line(t(tokenText(table)), gainOf(preview.gained));
    case "pay":
      return line(t("web-pc-sign-pay"));
    case "pass":
      return line(t("web-pc-sign-pass"));
  }
}

function gainOf(points: number | null): string | undefined {
  return points ? signed(points) : undefined;
}

function cardName({ facts }: AtTable, { side, face }: PointCityMarketCard): string {
  return say(side === "building" ? buildingName(facts.buildings[face]!) : sideName(face));
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
