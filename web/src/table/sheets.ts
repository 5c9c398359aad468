/** What may lie over the table, one thing at a time: most of it in a drawer. */
export type SheetName = "moves" | "log" | "menu" | "words" | "result";
export type DrawerName = Exclude<SheetName, "words">;
