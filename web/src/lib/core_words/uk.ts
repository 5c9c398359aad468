export default import.meta.glob<string>(
  "../../../../src/triopolis/locales/uk/{bots,engine,hints,people,server,web}.ftl",
  { eager: true, query: "?raw", import: "default" },
);
