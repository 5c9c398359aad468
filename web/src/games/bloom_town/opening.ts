// How tables of Bloom Town are opened.
import type { Opening } from "../../lib/games";

export const opening: Opening = {
  // An office and a park in hand, all five types in the market.
  lesson: { options: { mode: "training" }, seed: "learn 1140" },
  solo: "opponent",
  // By the example in the rules, not by their text: then a first game can be won (BT-19).
  first: { rival_scoring: "recounts" },
  fine: ["office_chain", "subway_chain", "recount_after_flower", "third_shop"],
  // The training game is for several, on side A, without recounts.
  fits(option, seats, chosen) {
    if (option === "mode") return seats > 1;
    if (option === "rival_scoring") return seats === 1;
    const training = seats > 1 && chosen.mode === "training";
    return !(training && (option === "side" || option === "recount_after_flower"));
  },
};
