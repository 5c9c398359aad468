// How somebody at a table is shown, whoever draws them: the townsfolk's kit, or a game for its own opponents.

export const FACES = ["calm", "thinking", "pleased", "beaten"] as const;
export type Face = (typeof FACES)[number];

export interface PortraitProps<Id extends string = string> {
  person: Id;
  face?: Face;
  /** Round, in rows; or a bust, behind the edge of a board. */
  shape?: "round" | "bust";
  /** In pixels. */
  size?: number;
  /** The colour of the ring round it; without one there is none. */
  ring?: string;
  /** What a screen reader says; without it the portrait is only decoration. */
  title?: string;
}
