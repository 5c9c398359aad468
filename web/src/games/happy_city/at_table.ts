// What the parts of the stage know of the table: the position through one pair of eyes, what is pointed at, and how
// large everything is.
import { createContext } from "svelte";
import type { Facts } from "./components";
import type { Measures } from "./measures";
import type { HappyCityWay, Offers } from "./offers";
import type { Outlook } from "./outlook";
import type {
  HappyCityMoveInfo,
  HappyCityStanding,
  HappyCityStepInfo,
  HappyCityView,
} from "./protocol";

export interface AtTable {
  readonly view: HappyCityView;
  /** Whose city is the large one. */
  readonly seat: number;
  /** The other seats in the order they play after that one. */
  readonly others: number[];
  readonly names: string[];
  readonly facts: Facts;
  readonly measures: Measures;
  readonly offers: Offers;
  /** Which cards this seat cannot buy, and why; null where nobody told. */
  readonly standing: HappyCityStanding | null;
  /** The move whose consequences are shown, and what it would visibly do. */
  readonly shown: HappyCityMoveInfo | null;
  readonly outlook: Outlook;
  /** Seen by a finger, which has not chosen yet. */
  readonly touched: boolean;
  /** Everything that happened so far. */
  readonly steps: HappyCityStepInfo[];
  readonly quiet: boolean;
  /** Things are being asked about. */
  readonly asked: boolean;
  /** By the deck from 0: the ways in which a card is revealed from it without discarding any. */
  readonly atOnce: Map<number, HappyCityWay>;
  /** Plays a whole decision. */
  decide(way: HappyCityWay): void;
  /** Plays it: it has been seen. */
  play(info: HappyCityMoveInfo): void;
  /** Lets go of what is shown; whether there was anything. */
  back(): boolean;
}

const [read, setTable] = createContext<AtTable>();
export { setTable };

/** To be read anew each time: nothing of it is kept. */
export const getTable: () => AtTable = read;
