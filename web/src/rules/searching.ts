// What somebody searches for in the book, for every part that marks it.
import { createContext } from "svelte";

export const [getQuery, setQuery] = createContext<() => string>();
