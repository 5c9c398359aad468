// Reads a saved match from a file somebody chose.
import { firstMistake } from "./json_mistake";
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
  } catch {
    return { problem: { id: "web-import-damaged", args: { file, ...firstMistake(text) } } };
  }
}
