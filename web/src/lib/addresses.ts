/** An address of the server, wherever it lives: it may be under a path. */
export function apiAddress(path: string): string {
  return new URL(`api/${path}`, document.baseURI).href;
}
