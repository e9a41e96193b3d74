import { describe, expect, it } from "vitest";
import { csvFile, csvText } from "./csv-safe.ts";

describe("csvText", () => {
  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "＝1",
    "＋1",
    "－1",
    "＠x",
    '"=1',
    " =1",
    'a","=1',
  ])("F-12: disarms %j", (text) => {
    expect(csvText(text).replace(/^"/, "")).toMatch(/^'/);
  });

  it.each(["Áine", "O'Brien", "5-pin", "a=b", "10 m, black", ""])("leaves %j as it is", (text) => {
    expect(csvText(text).replace(/^"|"$/g, "")).toBe(text);
  });

  it("quotes what needs it and leaves numbers numbers", () => {
    expect(csvFile([["a,b", 'say "x"', -12.5]])).toBe('\uFEFF"a,b","say ""x""",-12.5\r\n');
  });
});
