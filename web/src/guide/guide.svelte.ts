// Runs a guide: says each lesson once, when it first comes up; earlier ones can be read again.
import type { Lesson, Moment } from "../lib/rooms/lesson";

export interface Reached {
  seen: string[];
  pending: boolean;
}

export class Guide {
  readonly lessons: Lesson[];
  /** The lesson to be read now; none while nothing new has come up. */
  shown = $derived.by(() => this.#at(this.place));
  /** Its place among those that came up, from 0; their number while there is nothing new to read. */
  place = $derived.by(() => this.#rereading ?? this.#newest);
  canGoBack = $derived.by(() => this.place > 0);
  rereading = $derived.by(() => this.#rereading !== null);

  #seen = $state.raw<string[]>([]);
  #pending = $state(false);
  #rereading = $state<number | null>(null);
  #newest = $derived.by(() => this.#seen.length - (this.#pending ? 1 : 0));
  #moment: Moment | null = null;
  readonly #keep: (reached: Reached) => void;

  /** `reached`: how far it came before the page was loaded; `keep` is told of every step further. */
  constructor(lessons: Lesson[], reached: Reached, keep: (reached: Reached) => void) {
    this.lessons = lessons;
    this.#seen = reached.seen.filter((id) => lessons.some((lesson) => lesson.id === id));
    this.#pending = reached.pending && this.#seen.length > 0;
    this.#keep = keep;
  }

  /** The table has changed, or what is pointed at. */
  look(moment: Moment): void {
    this.#moment = moment;
    if (this.#pending && this.#at(this.#newest)?.done?.(moment)) this.#close();
    if (!this.#pending) this.#open(moment);
  }

  next(): void {
    if (this.#rereading !== null) this.#reread(this.#rereading + 1);
    else if (this.#pending) {
      this.#close();
      if (this.#moment) this.#open(this.#moment);
    }
  }

  back(): void {
    if (this.place > 0) this.#reread(this.place - 1);
  }

  #reread(place: number): void {
    this.#rereading = place < this.#newest ? place : null;
  }

  #open(moment: Moment): void {
    const lesson = this.lessons.find((each) => this.#isDue(each, moment));
    if (!lesson) return;
    this.#seen = [...this.#seen, lesson.id];
    this.#pending = true;
    this.#tell();
  }

  #isDue(lesson: Lesson, moment: Moment): boolean {
    if (this.#seen.includes(lesson.id) || moment.over !== (lesson.atEnd ?? false)) return false;
    return lesson.when(moment) && !lesson.done?.(moment);
  }

  #close(): void {
    this.#pending = false;
    this.#tell();
  }

  #tell(): void {
    this.#keep({ seen: this.#seen, pending: this.#pending });
  }

  #at(place: number): Lesson | null {
    const id = this.#seen[place];
    return this.lessons.find((lesson) => lesson.id === id) ?? null;
  }
}
