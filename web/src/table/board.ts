export type { BoardProps, GameId, Tables } from "../lib/rooms/board";
