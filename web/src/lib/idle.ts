/** Where a browser cannot tell when it has nothing to do: after so many milliseconds. */
const A_WHILE = 200;

/** Calls it when the browser has nothing else to do. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, A_WHILE);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act);
  return () => cancelIdleCallback(idle);
}
