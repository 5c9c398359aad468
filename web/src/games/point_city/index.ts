// Point City, as the rest of the page knows it.
import type { GameRooms } from "../../lib/game_rooms";

export const rooms: GameRooms<"point_city"> = {
  stage: () => import("./stage"),
  prompt: () => import("./prompt"),
  book: () => import("./rules/book"),
  opponent: () => import("./AutomaPortrait.svelte"),
  printed: {
    score: () => import("./printed/Score.svelte"),
    opponent: () => import("./printed/Opponent.svelte"),
  },
  guide: () => import("./guide"),
};
