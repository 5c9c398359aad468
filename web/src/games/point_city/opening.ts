// How tables of Point City are opened.
import type { Opening } from "../../lib/games";

export const opening: Opening = {
  // The first buildings to come: cheap, one of each kind.
  lesson: { seed: "learn 1331" },
  solo: "automa",
};
