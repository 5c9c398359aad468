// What can be answered by a large button: under the thumb it takes the place of the tools.
import { t } from "../../lib/words";
import { signed } from "../../table/gain";
import type { Answer } from "../../table/frame/frame";
import type { AtTable } from "./at_table";
import type { PointCityMoveInfo } from "./protocol";

export interface Answers {
  /** Under the thumb. */
  foot: Answer[];
  /** Puts back what is chosen. */
  back?: () => void;
}

export function answersOf(table: AtTable): Answers {
  const { turn, offers, quiet } = table;
  if (quiet) return { foot: [] };
  const back = () => turn.putBack();
  const open = turn.opened !== null || turn.seen || turn.armed !== null ? turn.shown : null;
  if (open) return { foot: [confirming(table, open)], back };
  if (turn.picked !== null) return { foot: turn.flip ? [turningOver(table)] : [], back };
  if (offers.pass) return { foot: [passing(table, offers.pass)] };
  return { foot: [] };
}

/** Does what is shown. */
export function confirming({ turn, outlook }: AtTable, { move }: PointCityMoveInfo): Answer {
  const gain = outlook.gain ? { gain: signed(outlook.gain) } : {};
  const label = t(labelOf(move.kind, outlook.houses.length));
  return { key: "confirm", label, ...gain, tone: "plain", act: () => turn.confirm() };
}

function labelOf(kind: PointCityMoveInfo["move"]["kind"], houses: number): string {
  switch (kind) {
    case "take":
      return houses === 2 ? "web-pc-build-both" : houses ? "web-pc-build" : "web-pc-take-both";
    case "draw":
      return "web-pc-draw-two";
    case "token":
      return "web-pc-take-it";
    case "flip":
      return "web-pc-flip";
    case "pay":
      return "web-pc-pay";
    case "pass":
      return "web-pc-pass";
  }
}

function turningOver({ turn }: AtTable): Answer {
  const act = () => turn.turnOver();
  return { key: "flip", label: t("web-pc-flip"), tone: "plain", shortcut: "F", act };
}

function passing({ turn }: AtTable, info: PointCityMoveInfo): Answer {
  const act = () => turn.choose(info, { kind: "pile" });
  return { key: "pass", label: t("web-pc-pass"), tone: "plain", act };
}
