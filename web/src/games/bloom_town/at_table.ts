// What the parts of the stage know of the table: the position through one pair of eyes, what is pointed at, and how
// large everything is.
import { createContext } from "svelte";
import type { Facts } from "./components";
import type { Measures } from "./measures";
import type { Offers } from "./offers";
import type { Outlook } from "./outlook";
import type { Pending } from "./pending.svelte";
import type { BloomTownRecounted, BloomTownStepInfo, BloomTownView } from "./protocol";
import type { Spotlight } from "./spotlight.svelte";
import type { Turn } from "./turn.svelte";

export interface AtTable {
  readonly view: BloomTownView;
  /** Whose town is the large one. */
  readonly seat: number;
  /** That seat's tiles that are known, each at its place; null where one has been taken away. */
  readonly hand: readonly (number | null)[];
  /** Where in it the tile lies that came last. */
  readonly arrived: number;
  /** What is on its way and not to be counted yet. */
  readonly pending: Pending;
  /** The other seats, in the order they play after that one. */
  readonly others: number[];
  /** The places in the order of scores, a solo opponent last. */
  readonly names: string[];
  readonly facts: Facts;
  readonly measures: Measures;
  readonly offers: Offers;
  /** What the move pointed at would visibly do. */
  readonly outlook: Outlook;
  /** What is chosen, lifted and held in this moment. */
  readonly turn: Turn;
  /** Everything that happened so far. */
  readonly steps: BloomTownStepInfo[];
  /** What happened since the position shown before. */
  readonly fresh: BloomTownStepInfo[];
  /** What of it everybody looks at in this moment. */
  readonly spotlight: Spotlight;
  /** The recounts that can still be read, by type. */
  readonly recent: ReadonlyMap<number, BloomTownRecounted>;
  readonly quiet: boolean;
  /** Things are being asked about. */
  readonly asked: boolean;
}

const [read, setTable] = createContext<AtTable>();
export { setTable };

/** To be read anew each time: nothing of it is kept. */
export const getTable: () => AtTable = read;
