// Happy City, explained while it is played.
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
import { spots } from "./spots";

type Here = Moment<"happy_city">;
type HappyCityLesson = Lesson<"happy_city">;

/** So many cards in a city that the end is near. */
const NEARLY_FULL = 8;

const isAt = (moment: Here, stage: string) => isMyTurn(moment) && moment.view.stage === stage;
const hasBought = (moment: Here) => haveI(moment, "buy") || haveI(moment, "coin");
const inTurn = (moment: Here, turn: number) => isMyTurn(moment) && myTurns(moment) >= turn;

function readySpecials({ moves }: Here): string[] {
  return moves.flatMap((info) => {
    const move = info.move;
    return move.kind === "special" ? move.card : [];
  });
}

const firstTurn: HappyCityLesson[] = [
  {
    id: "guide-hc-goal",
    when: () => true,
    spots: ({ seat }) => [spots.city(seat)],
    chapter: "goal",
  },
  {
    id: "guide-hc-income",
    when: (moment) => moment.view.round > 0,
    spots: ({ seat }) => [spots.coins(seat)],
    chapter: "round",
  },
  {
    id: "guide-hc-reveal",
    when: (moment) => isAt(moment, "reveal"),
    done: (moment) => haveI(moment, "reveal"),
    spots: () => [spots.decks],
    chapter: "turn",
  },
  {
    id: "guide-hc-buy",
    when: (moment) => isAt(moment, "buy"),
    spots: () => [spots.centre],
    chapter: "cards",
  },
  {
    id: "guide-hc-homes",
    when: (moment) => isAt(moment, "buy"),
    spots: () => [spots.homes],
    chapter: "setup",
  },
  {
    id: "guide-hc-point",
    when: (moment) => isAt(moment, "buy"),
    done: hasBought,
    spots: () => [spots.centre, spots.homes],
    chapter: "turn",
  },
];

const later: HappyCityLesson[] = [
  {
    id: "guide-hc-slots",
    when: (moment) => haveI(moment, "buy"),
    spots: ({ seat }) => [spots.city(seat)],
    chapter: "end",
  },
  {
    id: "guide-hc-special",
    when: (moment) => readySpecials(moment).length > 0,
    spots: (moment) => readySpecials(moment).map(spots.special),
    chapter: "turn",
  },
  {
    id: "guide-hc-others",
    when: (moment) => isMyTurn(moment) && othersPlayed(moment),
    spots: ({ view, seat }) =>
      view.cities.flatMap((_, other) => (other === seat ? [] : spots.city(other))),
  },
  {
    id: "guide-hc-discard",
    when: (moment) => isAt(moment, "discard"),
    spots: () => [spots.centre],
    chapter: "turn",
  },
  {
    id: "guide-hc-specials",
    when: (moment) => inTurn(moment, 2) && firstEvent(moment, "buy") !== undefined,
    spots: () => [spots.specials],
    chapter: "specials",
  },
  undoLesson,
  hintLesson(3),
  {
    id: "guide-hc-product",
    where: ({ switches }) => switches.scoring === "multiply",
    when: (moment) => inTurn(moment, 4),
    spots: ({ seat }) => [spots.happiness(seat)],
    chapter: "end",
  },
  logLesson(4),
  {
    id: "guide-hc-last",
    when: (moment) =>
      isMyTurn(moment) && moment.view.cities.some((city) => city.slots.length >= NEARLY_FULL),
    spots: ({ view }) =>
      view.cities.flatMap((city, seat) =>
        city.slots.length >= NEARLY_FULL ? spots.city(seat) : [],
      ),
    chapter: "end",
  },
];

export const guide: GameGuide<"happy_city"> = {
  lessons: [...firstTurn, ...later, endLesson],
  next: [
    {
      text: "guide-hc-next-expert",
      wish: {
        game: "happy_city",
        seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }],
        options: { mode: "expert" },
      },
    },
    {
      text: "guide-hc-next-grozilla",
      wish: {
        game: "happy_city",
        seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }],
        options: { grozilla: "yes" },
      },
    },
  ],
};
