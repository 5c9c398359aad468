// The lessons that every game has.
import { spots } from "./spots";
import { isMyTurn, myTurns, type Lesson } from "../lib/rooms/lesson";

/** `turn`: in which turn of the person it comes, so that not everything is said at once. */
export function hintLesson(turn: number): Lesson {
  return {
    id: "guide-hint",
    when: (moment) => isMyTurn(moment) && myTurns(moment) >= turn,
    spots: () => [spots.hint],
  };
}

export function logLesson(turn: number): Lesson {
  return {
    id: "guide-log",
    when: (moment) => isMyTurn(moment) && myTurns(moment) >= turn,
    spots: () => [spots.log],
  };
}

export const undoLesson: Lesson = {
  id: "guide-undo",
  when: ({ canUndo }) => canUndo,
  spots: () => [spots.undo],
};

export const endLesson: Lesson = {
  id: "guide-end",
  when: () => true,
  atEnd: true,
  spots: () => [spots.sheets],
};
