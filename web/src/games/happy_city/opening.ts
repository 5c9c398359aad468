// How tables of Happy City are opened.
import type { Opening } from "../../lib/games";

export const opening: Opening = {
  // In the first deck income, a resident and a heart; special buildings that are easily reached.
  lesson: { seed: "learn 66" },
  fine: ["round_limit", "deflect"],
  // Tokens and monsters are Grozilla's.
  fits: (option, _, chosen) => option !== "deflect" || chosen.grozilla === "yes",
};
