// Measures as CSS variables, in pixels: what is drawn reads them, and needs no breakpoint of its own.

/** The numbers of an object; those of an object in it wear its name before theirs. */
export function variables(measures: object, name = ""): string {
  return Object.entries(measures)
    .flatMap(([key, value]) => {
      const full = name ? `${name}-${kebab(key)}` : kebab(key);
      if (typeof value === "number") return `--${full}: ${String(value)}px`;
      return isObject(value) ? variables(value, full) : [];
    })
    .join("; ");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
