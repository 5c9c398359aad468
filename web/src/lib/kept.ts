// Small texts kept in this browser. It may forbid keeping anything: then they live as long as the page.
const here = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

export function keep(key: string, text: string): void {
  here.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Forbidden or full: nothing to be done about it.
  }
}

/** What a kept text says; nothing where it is no longer understood. */
export function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
