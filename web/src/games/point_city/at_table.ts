// What the parts of the stage know of the table: the position through one pair of eyes, what is pointed at, and how
// large everything is.
import { createContext } from "svelte";
import type { Facts } from "./components";
import type { Measures } from "./measures";
import type { Offers } from "./offers";
import type { Outlook } from "./outlook";
import type { PointCityStanding, PointCityStepInfo, PointCityView } from "./protocol";
import type { Turn } from "./turn.svelte";

export interface AtTable {
  readonly view: PointCityView;
  /** Whose city is the large one. */
  readonly seat: number;
  /** The other places in the order they play after that one, the automa last. */
  readonly others: number[];
  /** The places in the order of scores, the automa last. */
  readonly names: string[];
  readonly facts: Facts;
  readonly measures: Measures;
  readonly offers: Offers;
  /** What tokens are worth to this seat, which cards it cannot take; null where nobody told. */
  readonly standing: PointCityStanding | null;
  /** What the move pointed at would visibly do. */
  readonly outlook: Outlook;
  /** What is picked, opened and held in this moment. */
  readonly turn: Turn;
  /** The houses of every place, hill by hill, in the order they were built. */
  readonly towns: number[][][];
  /** Everything that happened so far. */
  readonly steps: PointCityStepInfo[];
  /** What happened since the position shown before. */
  readonly fresh: PointCityStepInfo[];
  /** When points that are on their way arrive, by place, in milliseconds. */
  readonly arrivals: ReadonlyMap<number, number>;
  readonly quiet: boolean;
  /** Things are being asked about. */
  readonly asked: boolean;
}

const [read, setTable] = createContext<AtTable>();
export { setTable };

/** To be read anew each time: nothing of it is kept. */
export const getTable: () => AtTable = read;
