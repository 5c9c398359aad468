// For people with the printed game: what a page in a game's `printed/` is given.
import type { Tables } from "./board";

export interface PrintedProps {
  tables: Tables;
}
