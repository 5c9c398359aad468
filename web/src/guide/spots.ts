// The places of every table that something may point at. An element says which one it is by `data-spot`.
export const spots = {
  undo: "table-undo",
  hint: "table-hint",
  about: "table-about",
  log: "table-log",
  sheets: "table-sheets",
};
