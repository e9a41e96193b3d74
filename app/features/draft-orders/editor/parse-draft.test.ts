import { expect, it } from "vitest";
import type { DraftFault } from "./draft-figures.ts";
import { blankDraftLine } from "./draft-form.ts";
import { parseHead, parseLines } from "./parse-draft.ts";

function faultsIn(head: Readonly<Record<string, string>>): readonly DraftFault[] {
  const faults: DraftFault[] = [];
  parseHead({ head, lines: [], add: "" }, [], faults);
  return faults;
}

it.each([
  ["phone", 20],
  ["company", 100],
  ["name", 100],
  ["bill_line1", 200],
  ["message", 2_000],
] as const)("%s of more than %i characters is a fault, and not cut in silence", (field, longest) => {
  expect(faultsIn({ [field]: "1".repeat(longest) })).toEqual([]);
  expect(faultsIn({ [field]: "1".repeat(longest + 1) })).toEqual([
    { field, kind: "too-long", over: { length: longest + 1, limit: longest } },
  ]);
});

it.each([
  ["name", 200],
  ["reason", 200],
  ["discount", 20],
] as const)(
  "the %s of a line of more than %i characters is a fault, and not cut in silence",
  (field, limit) => {
    const free = { name: "Van", price: "40.00", vat: "2300", quantity: "1" };
    const lineFaults = (typed: string) => {
      const faults: DraftFault[] = [];
      const line = { ...blankDraftLine("a", ""), ...free, [field]: typed };
      parseLines([line], { products: new Map(), locale: "en" }, faults);
      return faults;
    };
    const long = "1".repeat(limit + 1);
    expect(lineFaults(long)).toContainEqual({
      field: `line.a.${field}`,
      kind: "too-long",
      over: { length: limit + 1, limit },
    });
    expect(lineFaults("1".repeat(limit)).map(({ kind }) => kind)).not.toContain("too-long");
  },
);
