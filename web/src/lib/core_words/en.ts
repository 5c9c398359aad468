export default import.meta.glob<string>(
  "../../../../src/triopolis/locales/en/{bots,engine,hints,people,server,web}.ftl",
  { eager: true, query: "?raw", import: "default" },
);
