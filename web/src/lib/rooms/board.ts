// What every game's Board.svelte is given, and what it may ask for. A board draws the position and offers the legal
// moves; it knows no rule: what may be chosen and what it brings comes from `moves`.
import type {
  Aside,
  Component,
  GameId,
  MoveInfo,
  Region,
  StepInfo,
  View,
  WayInfo,
} from "../protocol";

export type Tables = Record<string, Record<string, string>[]>;

export interface BoardProps<Game extends GameId> {
  view: View<Game>;
  /** Through whose eyes; null is a spectator. */
  seat: number | null;
  /** The legal moves of that seat now; empty when it is not its choice. */
  moves: MoveInfo<Game>[];
  /** The places in the order of scores, a solo opponent last, in the reader's language. */
  names: string[];
  /** The game's component tables, as text, as the server gives them. */
  tables: Tables;
  /** What lies on the table, for a stage that draws from it; null where today's rules cannot say it of a kept match. */
  spread?: Region[] | null | undefined;
  /** What the game tells this seat beside the view: what things are worth to it, what it lacks. */
  aside?: Aside<Game> | null | undefined;
  /** The move whose consequences are to be shown: under the mouse, in focus, or touched once. */
  pointed: number | null;
  /** The moves a hint names, the best first. */
  hinted: number[];
  /** What happened since the position that was shown before, for motion; empty at first. */
  fresh: StepInfo<Game>[];
  /** Everything that happened so far, as this seat may know it. */
  steps?: StepInfo<Game>[];
  /** Why what was touched last cannot be chosen; empty if nothing is to be said. For boards drawn from the spread. */
  reason?: string;
  /** Nothing can be chosen here: a replay, or a spectator's board. */
  quiet: boolean;
  /** Things are being asked about: keys choose nothing. */
  asked?: boolean;
  /** What was chosen is on its way to the server, which may still refuse it. */
  busy?: boolean;
  /** What this seat did last can still be taken back without being counted. */
  undoable?: boolean;
  /** `sure`: nothing is to be shown any more, even by a finger, which cannot point away. */
  point(action: number | null, sure?: boolean): void;
  /** Pointed at what has a part in several moves: the shell says how many, and what they bring at most. */
  survey?(actions: number[]): void;
  /** Clicked, tapped or Enter: the shell plays it, or only points at it on a first touch.
   * `sure` plays on a touch too: the person has seen the consequences, as at the end of a drag. */
  choose(action: number, sure?: boolean): void;
  /** What happened has been seen, though it is still moving: nothing waits for it any more. */
  seen?(): void;
  /** Somebody touched what cannot be chosen: the shell says why not, or something else where nobody knows why. */
  whyNot(component: Component | null, otherwise?: string): void;
  /** In which ways the decision can go that begins with this action, the one to propose first; null where nobody can say. */
  ways?(action: number): Promise<WayInfo<Game>[] | null>;
  /** Plays a whole decision, as `ways` lists it: it has been seen and confirmed. */
  decide?(way: WayInfo<Game>): void;
}
