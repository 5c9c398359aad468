// What somebody entered, kept in this browser: a phone that falls asleep at the table loses nothing.

/** Raised when what is kept changes its form: older entries are then forgotten. */
const FORM = 1;

export interface Kept<Value> {
  value: Value;
  /** Begin anew. */
  clear(): void;
}

/** For a component while it is made: reads what was entered before, and keeps every change. */
export function keep<Value extends object>(name: string, fresh: () => Value): Kept<Value> {
  const key = `triopolis.printed.${FORM}.${name}`;
  let value = $state(read<Value>(key) ?? fresh());
  $effect(() => write(key, JSON.stringify(value)));
  return {
    get value() {
      return value;
    },
    clear() {
      value = fresh();
    },
  };
}

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Value | null;
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Forbidden or full: then it lives as long as the page.
  }
}
