// Point City, explained while it is played.
import { endLesson, hintLesson, logLesson, undoLesson } from "../../guide/common";
import {
  haveI,
  isMyTurn,
  myTurns,
  othersPlayed,
  type GameGuide,
  type Lesson,
  type Moment,
} from "../../lib/rooms/lesson";
import type { PointCityMoveInfo } from "./protocol";
import { cellOf } from "./components";
import { spots } from "./spots";

type Here = Moment<"point_city">;
type PointCityLesson = Lesson<"point_city">;

/** So few cards in the pile that the end is near. */
const NEARLY_EMPTY = 8;

const isTaking = (moment: Here) => isMyTurn(moment) && moment.view.stage === "turn";
const hasTaken = (moment: Here) => haveI(moment, "take") || haveI(moment, "draw");
const inTurn = (moment: Here, turn: number) => isTaking(moment) && myTurns(moment) >= turn;

function buildingCells({ view }: Here): number[] {
  return view.market.flatMap(({ side, face }, cell) =>
    side === "building" && face >= 0 ? cell : [],
  );
}

/** Pairs that can be paid for. */
function purchases({ moves }: Here): PointCityMoveInfo[] {
  return moves.filter(
    ({ preview: { details } }) => details?.kind === "take" && details.cost.some((count) => count),
  );
}

/** The buildings among the cards of these pairs. */
function affordable(moment: Here): number[] {
  const cells = purchases(moment).flatMap((info) => {
    const move = info.move;
    return move.kind === "take" ? move.cells.map(cellOf) : [];
  });
  return buildingCells(moment).filter((cell) => cells.includes(cell));
}

/** The resources that this seat's city gives for ever. */
function permanents({ view, seat }: Here): number[] {
  return view.cities[seat]!.permanents.flatMap((count, symbol) => (count ? symbol : []));
}

const taking: PointCityLesson[] = [
  {
    id: "guide-pc-goal",
    when: () => true,
    spots: ({ seat }) => [spots.place(seat)],
    chapter: "goal",
  },
  {
    id: "guide-pc-take",
    when: isTaking,
    done: hasTaken,
    spots: () => [spots.market],
    chapter: "take",
  },
  {
    id: "guide-pc-supply",
    when: hasTaken,
    spots: ({ seat }) => [spots.purse(seat)],
    chapter: "cards",
  },
  {
    id: "guide-pc-refill",
    when: (moment) => isTaking(moment) && buildingCells(moment).length > 0,
    spots: (moment) => buildingCells(moment).map(spots.cell),
    chapter: "refill",
  },
  {
    id: "guide-pc-others",
    where: ({ players }) => players > 1,
    when: (moment) => isTaking(moment) && othersPlayed(moment),
    spots: ({ view, seat }) =>
      view.cities.flatMap((_, place) => (place === seat ? [] : spots.place(place))),
  },
];

const building: PointCityLesson[] = [
  {
    id: "guide-pc-building",
    when: (moment) => isTaking(moment) && buildingCells(moment).length > 0,
    spots: (moment) => buildingCells(moment).map(spots.cell),
    chapter: "pay",
  },
  {
    id: "guide-pc-build",
    when: (moment) => isTaking(moment) && affordable(moment).length > 0,
    spots: (moment) => affordable(moment).map(spots.cell),
    chapter: "pay",
  },
  {
    id: "guide-pc-pay",
    when: (moment) => isMyTurn(moment) && moment.view.stage === "payment",
    spots: ({ seat }) => [spots.purse(seat)],
    chapter: "pay",
  },
  {
    id: "guide-pc-permanent",
    when: (moment) => permanents(moment).length > 0,
    spots: (moment) => permanents(moment).map((symbol) => spots.supply(moment.seat, symbol)),
    chapter: "pay",
  },
];

const later: PointCityLesson[] = [
  {
    id: "guide-pc-flip",
    when: (moment) => inTurn(moment, 2) && moment.moves.some(({ move }) => move.kind === "flip"),
    spots: () => [spots.market],
    chapter: "flip",
  },
  hintLesson(3),
  {
    id: "guide-pc-tokens",
    when: (moment) => inTurn(moment, 4) || (isMyTurn(moment) && moment.view.stage === "token"),
    spots: () => [spots.tokenRow],
    chapter: "tokens",
  },
  {
    id: "guide-pc-pile",
    when: (moment) => inTurn(moment, 5),
    spots: () => [spots.pile],
    chapter: "take",
  },
  logLesson(6),
  undoLesson,
  {
    id: "guide-pc-last",
    when: (moment) => isTaking(moment) && moment.view.pile <= NEARLY_EMPTY,
    spots: () => [spots.pile],
    chapter: "end",
  },
];

export const guide: GameGuide<"point_city"> = {
  lessons: [...taking, ...building, ...later, endLesson],
  next: [
    {
      text: "guide-pc-next-three",
      wish: {
        game: "point_city",
        seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }, { kind: "bot", bot: "easy" }],
      },
    },
    {
      text: "guide-pc-next-solo",
      wish: { game: "point_city", seats: [{ kind: "me" }], options: { automa: "easy" } },
    },
  ],
};
