// What can be answered by a large button: what was touched, going on, a monster that is coming.
import { t } from "../../lib/words";
import { signed } from "../../table/gain";
import type { Answer } from "../../table/frame/frame";
import type { AtTable } from "./at_table";
import type { HappyCityMoveInfo } from "./protocol";
import { gainOf } from "./outlook";

export interface Answers {
  /** Instead of the tools under the thumb, with a way back. */
  chosen: Answer | null;
  /** Where nothing is chosen: going on. */
  onward: Answer | null;
  /** To a monster that is coming. */
  monster: Answer[];
}

export function answersOf(table: AtTable): Answers {
  const { shown, offers, touched, quiet } = table;
  if (quiet) return { chosen: null, onward: null, monster: [] };
  const answer = (info: HappyCityMoveInfo) => answerOf(table, info);
  return {
    chosen: shown && touched ? { ...answer(shown), key: "confirm" } : null,
    onward: offers.onward && answer(offers.onward),
    monster: offers.answers.map(answer),
  };
}

function answerOf(table: AtTable, info: HappyCityMoveInfo): Answer {
  const gain = info.move.kind === "destroy" ? gainOf(table.view, info) : null;
  return {
    key: info.move.kind,
    label: labelOf(table, info),
    ...(gain ? { gain: signed(gain) } : {}),
    tone: "plain",
    act: () => table.play(info),
  };
}

function labelOf({ view, names }: AtTable, { move, preview }: HappyCityMoveInfo): string {
  switch (move.kind) {
    case "buy":
      return t("web-hc-answer-buy", {
        price: preview.details?.price ?? view.prices[move.card] ?? 0,
      });
    case "coin":
      return t("web-hc-choice-coin", { coins: view.coin });
    case "pay":
      return t("web-hc-choice-pay", { owing: view.owing });
    case "deflect":
      return t("web-hc-choice-deflect", { name: names[(view.actor + 1) % view.players] ?? "" });
    case "discard":
      return t("web-hc-answer-discard");
    case "reveal":
      return t("web-hc-answer-reveal");
    case "destroy":
      return t("web-hc-answer-destroy");
    case "token":
      return t("web-hc-answer-token");
    case "keep":
      return t("web-hc-choice-keep");
    case "pass":
      return t("web-hc-choice-pass");
    case "accept":
      return t("web-hc-choice-accept");
    case "special":
    case "market":
      return t("web-hc-answer-take");
    default:
      return t("web-hc-answer-copy");
  }
}
