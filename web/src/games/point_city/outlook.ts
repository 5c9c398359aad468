// What the move pointed at would visibly do on the table: all of it comes from the server's previews.
import type { Facts } from "./components";
import { cellOf } from "./components";
import { growthIn, paidIn, type Way } from "./bill";
import type { PointCityMoveInfo, PointCityPaid, PointCityView } from "./protocol";
import { hillOf } from "./town";

export interface Outlook {
  /** The buildings that would stand, each on its hill. */
  houses: { hill: number; face: number; points: number }[];
  /** The resource sides that would come to the supply; -1 is an unseen card. */
  sides: number[];
  /** The cards that would go. */
  going: PointCityPaid[];
  /** What permanents pay, by resource. */
  covered: number[];
  /** How the worth of my tokens would change. */
  growth: ReadonlyMap<number, number>;
  /** The civic token that would come. */
  token: number | null;
  /** All points together; null where nothing is shown or known. */
  gain: number | null;
}

export const NOTHING_SHOWN: Outlook = {
  houses: [],
  sides: [],
  going: [],
  covered: [],
  growth: new Map(),
  token: null,
  gain: null,
};

/** `way`: how it would be paid, once that is known. */
export function outlookOf(
  view: PointCityView,
  facts: Facts,
  info: PointCityMoveInfo | null,
  way: Way | null,
): Outlook {
  if (!info) return NOTHING_SHOWN;
  const { move, preview } = info;
  const whole = way ?? { moves: [info] };
  const gained = way ? way.preview.gained : preview.gained;
  const growth = new Map(growthIn(whole).map(({ token, points }) => [token, points]));
  const usual = { ...NOTHING_SHOWN, growth, gain: gained };
  switch (move.kind) {
    case "take": {
      const cards = move.cells.map((name) => view.market[cellOf(name)]!);
      const faces = cards.filter(({ side }) => side === "building").map(({ face }) => face);
      const houses = faces.map((face) => {
        return { hill: hillOf(facts, face), face, points: facts.buildings[face]!.points };
      });
      const sides = cards.filter(({ side }) => side === "resource").map(({ face }) => face);
      const covered = preview.details?.kind === "take" ? preview.details.covered : [];
      return { ...usual, houses, sides, covered, going: paidIn(whole) };
    }
    case "pay":
      return { ...usual, going: paidIn(whole) };
    case "draw":
      return { ...usual, sides: [view.pile_top, -1] };
    case "token":
      return { ...usual, token: move.token };
    default:
      return NOTHING_SHOWN;
  }
}
