// What the sign says in my turn: a word, and one sentence. In the turns of others the frame says what they did.
import { say, t } from "../../lib/words";
import type { SignText } from "../../table/frame/frame";
import { signed } from "../../table/gain";
import type { AtTable } from "./at_table";
import { copiedBy } from "./copies";
import { gainOf } from "./outlook";
import { isLastRound } from "./progress";
import { prompt } from "./prompt";
import type { HappyCityMoveInfo } from "./protocol";

export function signOf(table: AtTable): SignText | null {
  const { view, seat, quiet, shown } = table;
  if (quiet || view.actor !== seat) return null;
  const last = isLastRound(view);
  // A phone has room for a short word only; its colour says the rest.
  const word =
    last && table.measures.form !== "phone" ? t("web-hc-sign-last") : t("table-sign-yours");
  const tone = last ? "last" : "turn";
  const todo = prompt(view, seat);
  // Going on is said by its button; the rest of what can be done matters more.
  const text = shown && shown !== table.offers.onward ? showing(table, shown) : todo && say(todo);
  if (!text) return null;
  const gain = shown && gainOf(view, shown);
  return { word, tone, text, ...(gain ? { gain: signed(gain) } : {}) };
}

/** What the move pointed at does, in a few words. */
function showing(table: AtTable, info: HappyCityMoveInfo): string {
  const { view, facts } = table;
  const { move, preview, text } = info;
  if (move.kind === "special")
    return t("web-hc-sign-take", { card: facts.cards.get(move.card)!.name });
  const copied = copiedBy(view, facts, move);
  if (copied) return t("web-hc-sign-copy", { card: copied.name });
  const sends = preview.details?.sends;
  const monster = facts.cards.get(sends?.monster ?? "");
  const name = table.names[sends?.to ?? 0] ?? "";
  const goes = monster ? [t("web-hc-sign-goes", { monster: monster.name, name })] : [];
  return [say(text), ...goes].join(". ");
}
