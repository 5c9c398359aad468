/** What may lie over the table in a drawer of its own. */
export type SheetName = "moves" | "log" | "menu" | "words";
