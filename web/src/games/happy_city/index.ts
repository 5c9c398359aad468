// Happy City, as the rest of the page knows it.
import type { GameRooms } from "../../lib/game_rooms";

export const rooms: GameRooms<"happy_city"> = {
  stage: () => import("./stage"),
  prompt: () => import("./prompt"),
  book: () => import("./rules/book"),
  printed: { score: () => import("./printed/Score.svelte") },
  guide: () => import("./guide"),
};
