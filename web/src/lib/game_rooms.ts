// The rooms of each game. A game is a folder of `games/`; the rest of the page enters it by the object that its index.ts
// exports, and loads a room when it is opened. What the start page needs of every game at once stands beside that in
// files of their own: opening.ts (lib/games.ts), Scene.svelte (pages/parts/Scene.svelte), theme.css (main.ts).
import type { Component } from "svelte";
import type { GameId } from "./protocol";
import type { Tables } from "./rooms/board";
import type { Book } from "./rooms/book";
import type { GameGuide } from "./rooms/lesson";
import type { PortraitProps } from "./rooms/portrait";
import type { PrintedProps } from "./rooms/printed";
import type { Stage } from "./rooms/stage";

export interface GameRooms<Id extends GameId = GameId> {
  /** Where it is played. */
  stage(): Promise<{ stage: Stage<Id> }>;
  /** What a seat can do now, in words; for other boards than its own, which has it too. */
  prompt?(): Promise<Pick<Stage<Id>, "prompt">>;
  /** Its rulebook, which also says what a thing on the table is. */
  book(): Promise<{ makeBook(tables: Tables): Book }>;
  /** How its own opponent looks; `person` is the id of its name. */
  opponent?(): Promise<{ default: Component<PortraitProps> }>;
  /** For people with the printed game: counts its points, plays its opponent. */
  printed?: {
    score?(): Promise<{ default: Component<PrintedProps> }>;
    opponent?(): Promise<{ default: Component<PrintedProps> }>;
  };
  /** What is said in the first guided game. */
  guide?(): Promise<{ guide: GameGuide<Id> }>;
}

const folders = import.meta.glob<GameRooms>("../games/*/index.ts", {
  eager: true,
  import: "rooms",
});

/** None for a game that this page was built without. */
export function roomsOf(game: string): GameRooms | undefined {
  return folders[`../games/${game}/index.ts`];
}
