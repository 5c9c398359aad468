// What the sign of a table says: the stage's sentence where it has one, otherwise whose turn it is, or what others just did.
import { t } from "../../lib/words";
import { afterName } from "../names";
import type { Status } from "../status";
import type { SignText } from "./frame";

export interface Scene {
  status: Status;
  /** Who the status is about. */
  name: string;
  /** Several people play at this screen: then their turn has a name. */
  shared: boolean;
  thinking: boolean;
  /** By their names; none before the end. */
  winners: string[] | null;
  /** It is over, but the last points are still being counted. */
  counting: boolean;
  /** Things are being asked about. */
  asking: boolean;
  /** What others just did, while that is shown. */
  news: { name: string; text: string } | null;
  /** What the stage says. */
  stage: SignText | null;
}

export function signOf(scene: Scene): SignText {
  const { status, name, news, stage } = scene;
  if (scene.asking) return calm(t("table-about"), t("table-about-how"));
  if (stage && stage.tone !== "turn" && !scene.winners) return stage;
  if (news) {
    const text = afterName(news.text, news.name);
    return text === null ? calm("", news.text) : { word: news.name, tone: "other", text };
  }
  if (scene.winners) {
    const text = t("table-sign-winners", {
      count: scene.winners.length,
      names: scene.winners.join(", "),
    });
    return { word: t("table-sign-over"), tone: "last", text };
  }
  if (scene.counting) {
    return { word: t("table-sign-over"), tone: "last", text: t("table-sign-counting") };
  }
  if (status.mine) {
    if (stage) return scene.shared ? { ...stage, word: name } : stage;
    const word = scene.shared ? name : t("table-sign-yours");
    return { word, tone: "turn", text: status.todo };
  }
  if (status.place === null) return calm("", status.turn);
  const text = scene.thinking ? t("table-sign-thinking") : t("table-sign-choosing");
  return { word: name, tone: "other", text };
}

function calm(word: string, text: string): SignText {
  return { word, tone: "calm", text };
}

/** What stands before and after the gain, where the sentence itself names it: "+1" is not in "+12". */
export function cutAt(text: string, gain: string | undefined): [string, string] | null {
  if (!gain) return null;
  let at = text.indexOf(gain);
  while (at >= 0 && /\d/.test(text[at + gain.length] ?? "")) at = text.indexOf(gain, at + 1);
  return at < 0 ? null : [text.slice(0, at), text.slice(at + gain.length)];
}
