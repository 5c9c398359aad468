// The solo opponent beside a printed game: how it plays, and what is entered of it to count its points at the end.
import { rememberedChoice } from "../../../lib/choices";
import { TYPES } from "../components";

export const OPPONENTS = ["alice", "boris", "zinovy"];
export const SIDES = ["A", "B"];
export const SCORING = "rival_scoring";
/** First what can be won, as in our own games. */
export const SCORINGS = ["recounts", "takes"];

export const MOST_OF_A_TYPE = 7;
export const MOST_SETUP = 3;
export const MOST_LAPS = 40;
export const MOST_POINTS = 1000;

export interface Rival {
  options: Record<string, string>;
  /** Its tiles of each type. */
  collected: number[];
  /** Those of them that it began with. */
  began: number[];
  laps: number;
  /** What it was given during the game, if that was kept. */
  points: number | null;
}

export function freshOptions(): Record<string, string> {
  return { opponent: "alice", side: "A", [SCORING]: offeredScoring() };
}

export function offeredScoring(): string {
  return rememberedChoice("bloom_town", SCORING) ?? SCORINGS[0]!;
}

/** What was begun before there was a choice goes on by the text. */
export function scoringOf(options: Record<string, string>): string {
  return options[SCORING] ?? "takes";
}

export function freshRival(): Rival {
  const none = TYPES.map(() => 0);
  return { options: freshOptions(), collected: none, began: [...none], laps: 0, points: null };
}

/** How many of a type it can have begun with, beside the others. */
export function mostBegun({ collected, began }: Rival, which: number): number {
  const others = began.reduce((sum, tiles) => sum + tiles, 0) - began[which]!;
  return Math.min(collected[which]!, MOST_SETUP - others);
}

/** As docs/scoring.md describes it. */
export function rivalToSend({ collected, began, laps, points }: Rival): object {
  return points === null
    ? {
        collected: byType(collected),
        began_with: byType(began.map((tiles, which) => Math.min(tiles, collected[which]!))),
        laps,
      }
    : { collected: byType(collected), points };
}

function byType(counts: number[]): Record<string, number> {
  return Object.fromEntries(TYPES.map((type, which) => [type, counts[which]!]));
}
