// What a picture of a stage is: a stored position in a window, with what is opened in it.
import type { Page } from "playwright-core";
import type { Position } from "../positions";

export interface Picture {
  name: string;
  setup: string;
  moment: string;
  width: number;
  height: number;
  language?: string;
  dark?: boolean;
  touch?: boolean;
  /** Choose nothing of what the position has to choose. */
  calm?: boolean;
  /** Before the picture: open something, or let something happen. */
  then?(page: Page, position: Position): Promise<unknown>;
}

export const desktop = { width: 1440, height: 900 };
export const laptop = { width: 1280, height: 720 };
export const tablet = { width: 1024, height: 768, touch: true };
export const upright = { width: 768, height: 1024, touch: true };
export const phone = { width: 390, height: 844, touch: true };
export const small = { width: 360, height: 740, touch: true };
export const short = { width: 375, height: 667, touch: true };
export const lying = { width: 844, height: 390, touch: true };
export const lyingShort = { width: 667, height: 375, touch: true };

export const ru = { language: "ru" };
export const uk = { language: "uk" };
export const dark = { dark: true };

/** One of the three tabs of a lying phone. */
export const tab = (which: number) => ({
  then: (page: Page) => page.getByRole("tab").nth(which).tap(),
});
