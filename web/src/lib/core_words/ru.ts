export default import.meta.glob<string>(
  "../../../../src/triopolis/locales/ru/{bots,engine,hints,server,web}.ftl",
  { eager: true, query: "?raw", import: "default" },
);
