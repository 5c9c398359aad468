import { expect, test } from "vitest";
import { readRecord } from "./record_file";

test("a record is an object", () => {
  expect(readRecord("a.json", '{"schema": 1}')).toEqual({ record: { schema: 1 } });
});

test.each(["[]", "null", "7"])("%s is JSON, but no record", (text) => {
  const problem = { id: "error-record-foreign", args: { file: "a.json" } };
  expect(readRecord("a.json", text)).toEqual({ problem });
});

test("a damaged file says where", () => {
  const args = { file: "a.json", line: 2, column: 13 };
  const problem = { id: "web-import-damaged", args };
  expect(readRecord("a.json", '{\n  "schema": oops\n}')).toEqual({ problem });
});
