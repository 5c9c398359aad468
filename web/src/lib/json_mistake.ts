// Where a text stops being JSON. Browsers know it, but do not all tell it.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;
/** Nothing sensible is nested deeper; what is counts as the mistake. */
const DEEPEST = 500;

export interface Place {
  line: number;
  column: number;
}

/** The place of the first mistake in a text that is not JSON, both counted from 1. */
export function firstMistake(text: string): Place {
  const reader = new Reader(text);
  if (reader.value()) reader.match(SPACE);
  const before = text.slice(0, reader.at);
  return { line: before.split("\n").length, column: before.length - before.lastIndexOf("\n") };
}

/** Reads as far as it can: every method says whether its part is all right, and `at` stays at what is not. */
class Reader {
  at = 0;
  private depth = 0;

  constructor(private readonly text: string) {}

  value(): boolean {
    this.match(SPACE);
    if (this.depth > DEEPEST) return false;
    if (this.eat("{")) return this.list("}", () => this.member());
    if (this.eat("[")) return this.list("]", () => this.value());
    return this.match(STRING) || this.match(PLAIN);
  }

  match(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    this.at += match?.[0].length ?? 0;
    return match !== null;
  }

  private list(end: string, item: () => boolean): boolean {
    this.match(SPACE);
    if (this.eat(end)) return true;
    this.depth += 1;
    do {
      if (!item()) return false;
      this.match(SPACE);
    } while (this.eat(","));
    this.depth -= 1;
    return this.eat(end);
  }

  private member(): boolean {
    this.match(SPACE);
    if (!this.match(STRING)) return false;
    this.match(SPACE);
    return this.eat(":") && this.value();
  }

  private eat(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }
}
