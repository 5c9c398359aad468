// Bloom Town, explained while it is played.
import { endLesson, hintLesson, logLesson, undoLesson } from "../../guide/common";
import {
  firstEvent,
  haveI,
  isMyTurn,
  myTurns,
  othersPlayed,
  type GameGuide,
  type Lesson,
  type Moment,
} from "../../lib/rooms/lesson";
import type { BloomTownMove, BloomTownView } from "./protocol";
import { typeOf, TYPES, type TypeName } from "./components";
import { spots } from "./spots";

type Here = Moment<"bloom_town">;
type BloomTownLesson = Lesson<"bloom_town">;

/** The turn by which every type should have come to the hand. */
const LATE = 5;

const isTraining = (view: BloomTownView) => view.switches.training;
const isFull = (view: BloomTownView) => !view.switches.training;
const isBuilding = (moment: Here) => isMyTurn(moment) && moment.view.stage === "build";

function handOf({ view, seat }: Here): number[] {
  return view.towns[seat]?.hand.tiles ?? [];
}

function pointsAtCell({ pointed }: Here): boolean {
  return (pointed?.move as BloomTownMove | undefined)?.kind === "place";
}

/** What a type scores, when the first tile of it is in the hand; who draws none for long hears of it all the same. */
function typeLesson(id: string, type: TypeName): BloomTownLesson {
  const ofType = (kind: number) => TYPES[typeOf(kind)] === type;
  const places = (moment: Here) => [
    ...handOf(moment).flatMap((kind) => (ofType(kind) ? spots.handTile(moment.seat, kind) : [])),
    ...(myTurns(moment) < LATE
      ? []
      : moment.view.market.flatMap((kind, slot) => (ofType(kind) ? spots.slot(slot) : []))),
  ];
  return {
    id,
    when: (moment) => isBuilding(moment) && places(moment).length > 0,
    spots: places,
    chapter: type,
  };
}

const firstTurn: BloomTownLesson[] = [
  {
    id: "guide-bt-goal",
    when: () => true,
    spots: ({ seat }) => [spots.town(seat)],
    chapter: "goal",
  },
  {
    id: "guide-bt-hand",
    when: isBuilding,
    spots: ({ seat }) => [spots.hand(seat)],
    chapter: "turn",
  },
  {
    id: "guide-bt-scored",
    when: (moment) => haveI(moment, "place"),
    spots: ({ seat }) => [spots.score(seat)],
    chapter: "scoring",
  },
  {
    id: "guide-bt-others",
    where: ({ players }) => players > 1,
    when: (moment) => isMyTurn(moment) && othersPlayed(moment),
    spots: ({ view, seat }) => view.towns.flatMap((_, at) => (at === seat ? [] : spots.place(at))),
  },
];

const types: BloomTownLesson[] = [
  typeLesson("guide-bt-office", "office"),
  typeLesson("guide-bt-park", "park"),
  typeLesson("guide-bt-home", "home"),
  typeLesson("guide-bt-subway", "subway"),
  typeLesson("guide-bt-shop", "shop"),
];

const building: BloomTownLesson[] = [
  {
    id: "guide-bt-point",
    when: isBuilding,
    done: (moment) => pointsAtCell(moment) || haveI(moment, "place"),
    spots: ({ seat }) => [spots.hand(seat), spots.town(seat)],
    chapter: "turn",
  },
  {
    id: "guide-bt-market",
    when: isBuilding,
    done: (moment) => haveI(moment, "place"),
    spots: () => [spots.market],
    chapter: "turn",
  },
];

const later: BloomTownLesson[] = [
  {
    id: "guide-bt-refill",
    when: (moment) => isMyTurn(moment) && myTurns(moment) >= 3,
    spots: ({ view }) => view.stacks.map((_, slot) => spots.stack(slot)),
    chapter: "turn",
  },
  hintLesson(3),
  logLesson(4),
  {
    id: "guide-bt-last",
    where: isTraining,
    when: (moment) => isMyTurn(moment) && Math.min(...moment.view.stacks) <= 1,
    spots: ({ view }) => view.stacks.flatMap((left, slot) => (left <= 1 ? spots.stack(slot) : [])),
    chapter: "training",
  },
];

const additions: BloomTownLesson[] = [
  {
    id: "guide-bt-spring",
    when: (moment) => isMyTurn(moment) && moment.view.stage === "built" && moment.view.spring,
    spots: ({ view, seat }) => [spots.cell(seat, view.cell)],
    chapter: "spring",
  },
  {
    id: "guide-bt-flower",
    when: (moment) => isMyTurn(moment) && myTurns(moment) >= 2,
    spots: ({ seat }) => [spots.flower(seat)],
    chapter: "flower",
  },
  {
    id: "guide-bt-recount",
    when: (moment) => firstEvent(moment, "recount_tile") !== undefined,
    spots: ({ view }) =>
      view.recounts.flatMap((showing, which) => (showing ? spots.recount(which) : [])),
    chapter: "recount",
  },
  undoLesson,
  {
    id: "guide-bt-last-hand",
    when: (moment) => isMyTurn(moment) && moment.view.stage === "hand",
    spots: ({ seat }) => [spots.hand(seat)],
    chapter: "end",
  },
];

const onlyFull = additions.map((lesson) => ({ ...lesson, where: isFull }));

export const guide: GameGuide<"bloom_town"> = {
  lessons: [...firstTurn, ...types, ...building, ...later, ...onlyFull, endLesson],
  next: [
    {
      text: "guide-bt-next-full",
      guided: true,
      wish: { game: "bloom_town", seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }] },
    },
    {
      text: "guide-bt-next-solo",
      wish: {
        game: "bloom_town",
        seats: [{ kind: "me" }],
        options: { opponent: "alice", rival_scoring: "recounts" },
      },
    },
  ],
};
