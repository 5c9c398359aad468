// What can be answered by a large button: on a phone it takes the place of the tools.
import { say, t } from "../../lib/words";
import { signed } from "../../table/gain";
import type { Answer } from "../../table/frame/frame";
import type { AtTable } from "./at_table";
import { tileName } from "./components";
import { outlookOf } from "./outlook";
import type { BloomTownMoveInfo } from "./protocol";
import type { Petal } from "./turn.svelte";

export interface Answers {
  /** Under the thumb. */
  foot: Answer[];
  /** Puts back what is chosen. */
  back?: () => void;
}

export function answersOf(table: AtTable): Answers {
  const { turn } = table;
  const back = () => void turn.back();
  if (turn.petals.length) {
    const foot = turn.petals.map((petal) => petalAnswer(table, petal));
    return turn.opened === null && !turn.lifted ? { foot } : { foot, back };
  }
  if (turn.seen) return { foot: [seenAnswer(table, turn.seen)], back };
  if (turn.lifted) return { foot: usesOf(table), back };
  return { foot: onwardOf(table) };
}

const SEEN = {
  place: "web-bt-build",
  hand: "web-bt-score",
  recount: "web-bt-rescore",
  take: "web-bt-take",
  draw: "web-bt-take",
};

/** What a build brings near beside its points. */
const ENDS = { round: "web-bt-build-ends-round", match: "web-bt-build-ends-match" };

/** Does what a finger was shown. */
function seenAnswer({ turn, seat }: AtTable, { move, preview }: BloomTownMoveInfo): Answer {
  const { details } = preview;
  const points = details?.kind === "recount" ? details.points[seat]! : details?.points;
  const label = t(SEEN[move.kind as keyof typeof SEEN] ?? "web-bt-build");
  const act = () => turn.confirm();
  return {
    key: "seen",
    label,
    ...gainOf(points),
    ...(details?.kind === "place" && details.ends ? { note: t(ENDS[details.ends]) } : {}),
    tone: move.kind === "recount" ? "spring" : "plain",
    act,
  };
}

function gainOf(points: number | null | undefined) {
  return points == null ? {} : { gain: signed(points) };
}

/** What the lifted token can do beside recounts. */
export function usesOf({ offers, turn }: AtTable): Answer[] {
  return offers.extras.flower.flatMap((info): Answer[] => {
    const { kind } = info.move;
    if (kind !== "double" && kind !== "extra") return [];
    const label = t(kind === "double" ? "web-bt-double" : "web-bt-extra");
    const look = kind === "double" ? { mark: "×2" } : { icon: "extra" as const };
    return [{ key: kind, label, ...look, tone: "spring", act: () => turn.take(info) }];
  });
}

const SHORTCUTS = { double: "D", extra: "E" };

/** What an extra action is called, and what stands beside its points. */
const NAMES = {
  double: { name: "web-bt-double", beside: "web-bt-double-note" },
  extra: { name: "web-bt-extra", beside: "web-bt-extra-note" },
};

export function petalAnswer({ turn }: AtTable, { extra, plain, points }: Petal): Answer {
  const act = () => turn.add(extra);
  const usual = { key: extra, tone: "spring" as const, shortcut: SHORTCUTS[extra], act };
  const gain = gainOf(points);
  if (plain) return { ...usual, label: t("web-bt-build"), ...gain };
  const { name, beside } = NAMES[extra];
  const [label, note] = [t(name), t(beside)];
  const look = extra === "double" ? { mark: "×2" } : { icon: "extra" as const };
  return { ...usual, label, ...gain, note, ...look };
}

/** Going on without anything: the tile that follows, or the end of the turn. */
export function onwardOf(table: AtTable): Answer[] {
  const info = table.quiet ? null : table.offers.onward;
  if (!info) return [];
  const label = onwardLabel(table, info);
  return [{ key: "onward", label, tone: "plain", act: () => table.turn.take(info) }];
}

function onwardLabel({ view, facts }: AtTable, info: BloomTownMoveInfo): string {
  const { next } = outlookOf(view, facts, info);
  if (!next) return t("web-bt-end");
  if (next.draws !== "tile") return t("web-bt-choice-draw");
  return t("web-bt-choice-take", { tile: say(tileName(next.kind)) });
}
