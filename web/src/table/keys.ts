// Single keys that do something wherever the focus is, but not while somebody types or answers a question.

/** `keys`: what each does, by its letter. */
export function onKeys(keys: Record<string, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    const { target, ctrlKey, altKey, metaKey, repeat } = event;
    if (repeat || ctrlKey || altKey || metaKey || document.querySelector("dialog[open]")) return;
    if (isTyping(target)) return;
    keys[letterOf(event)]?.();
  };
}

/** On a Cyrillic keyboard the letter that the key has besides. */
function letterOf({ key, code }: KeyboardEvent): string {
  const latin = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key) ? code.replace("Key", "") : key;
  return latin.toLowerCase();
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}
