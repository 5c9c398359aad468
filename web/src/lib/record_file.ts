// Reads a saved match from a file somebody chose.
import type { Message } from "./protocol";

export const LARGEST_FILE = 2_000_000;

export type ReadRecord = { record: Record<string, unknown> } | { problem: Message };

/** The record in a text, or what is wrong with it and where. What it must contain, the server checks. */
export function readRecord(file: string, text: string): ReadRecord {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record === "object" && record !== null && !Array.isArray(record))
      return { record: record as Record<string, unknown> };
    return { problem: { id: "error-record-foreign", args: { file } } };
  } catch (error) {
    return { problem: damaged(file, String(error)) };
  }
}

/** Browsers that tell where the mistake is tell it as "line 3 column 7". */
function damaged(file: string, said: string): Message {
  const [, line, column] = /line (\d+) column (\d+)/.exec(said) ?? [];
  if (!line || !column) return { id: "web-import-damaged", args: { file } };
  return {
    id: "web-import-damaged-at",
    args: { file, line: Number(line), column: Number(column) },
  };
}
