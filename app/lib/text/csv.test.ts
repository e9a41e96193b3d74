import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvText, looksLikeFormula } from "./csv.ts";

const only = (text: string) => csvText([[text]]).slice(1, -2);

/** What a careful reader of our files does: one apostrophe off what it was put before. */
const read = (csv: string): string[][] =>
  parse(csv, { bom: true, relax_column_count: true, record_delimiter: "\r\n" }).map((row) =>
    row.map((text) => (text.startsWith("'") && looksLikeFormula(text.slice(1)) ? text.slice(1) : text)),
  );

describe("csvText", () => {
  it("quotes what needs it, disarms formulas, and leaves numbers alone", () => {
    const rows = [
      ["Name", "n"],
      ['Áine "Ní" Bhriain, Gaillimh', -3],
      ["=HYPERLINK(1)", null],
      ["+353 91", "@x"],
      ["two\nlines", "-1+1"],
    ];
    expect(csvText(rows)).toBe(
      '\uFEFFName,n\r\n"Áine ""Ní"" Bhriain, Gaillimh",-3\r\n\'=HYPERLINK(1),\r\n\'+353 91,\'@x\r\n"two\nlines",\'-1+1\r\n',
    );
  });

  it.each([
    "=1",
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
    "a;=1",
  ])("F-12: disarms %j", (text) => expect(only(text).replace(/^"/, "")).toMatch(/^'/));

  it.each([
    "Áine",
    "O'Brien",
    "'70s amp",
    "5-pin",
    "a=b",
    "10 m, black",
    "Pad, -20 dB",
    "Needs:\n- two lamps",
    "-12.50",
    "",
  ])("F-12: leaves %j as it is", (text) => expect(only(text).replace(/^"|"$/g, "")).toBe(text));

  it("F-12: whatever is written can be read back", () => {
    const piece = fc.constantFrom(
      "=",
      "+",
      "-",
      "@",
      "＝",
      "'",
      '"',
      ",",
      ";",
      "\t",
      "\n",
      " ",
      "a",
      "á",
      "1",
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join("")),
      fc.string(),
    );
    const rows = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, (wanted) => {
        expect(read(csvText(wanted))).toEqual(wanted);
      }),
      { numRuns: 2000 },
    );
  });
});
