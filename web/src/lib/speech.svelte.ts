// The language that is spoken now. Apart from words.ts, because only a .svelte.ts file can hold state.
import { FluentBundle } from "@fluent/bundle";
import type { Language } from "./languages";

class Speech {
  language = $state.raw<Language>("en");
  /** Made anew whenever words are added, so that everything said is said again. */
  bundle = $state.raw(new FluentBundle("en"));
}

export const speech = new Speech();
