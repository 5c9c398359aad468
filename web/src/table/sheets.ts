/** What may lie over the table on a sheet of its own. */
export type SheetName = "moves" | "log" | "more" | "words";
