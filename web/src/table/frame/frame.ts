// What the frame round a table gives a stage that fills the window. The stage places the frame's parts itself: Header,
// SignLine, Foot and Answers, all from this folder; outside of a table, as in a replay, they draw nothing. What lies in
// the middle of a wide stage it marks by `data-middle`: drawers stay clear of that.
import { createContext } from "svelte";
import type { IconName } from "../../art/icons";
import type { LineIconName } from "../../parts/line_icons";
import type { Layout } from "./layout";

/** What the sign says: a coloured word, and one sentence. */
export interface SignText {
  word: string;
  tone: "turn" | "spring" | "last" | "other" | "calm" | "event";
  text: string;
  /** A part of the text that is set off: what the move pointed at brings. */
  gain?: string;
  /** What it is about: on its colour (a variable) and with its sign. */
  subject?: { colour: string; icon: IconName };
  /** Whose face stands before the word, where that is not whoever is to play. */
  place?: number;
}

/** A button by which a choice is made: on a phone it takes the place of the tools. */
export interface Answer {
  key: string;
  label: string;
  /** With its sign, as it is shown. */
  gain?: string;
  /** What else there is to say beside the gain, where there is room: "in all". */
  note?: string;
  /** Before the label: a drawing, or a few signs such as "×2". */
  icon?: LineIconName;
  mark?: string;
  tone: "plain" | "spring";
  /** The key that does the same. */
  shortcut?: string;
  act(): void;
}

export interface TableFrame {
  readonly layout: Layout;
  /** The room for the stage, without the safe edges of the device. */
  readonly width: number;
  readonly height: number;
  /** Whether header, sign and foot are there: not in a replay. */
  readonly parts: boolean;
}

const [read, setTableFrame] = createContext<() => TableFrame>();
export { setTableFrame };

export function getTableFrame(): () => TableFrame {
  return read();
}
