import { expect, it } from "vitest";
import type { DraftFault } from "./draft-figures.ts";
import { parseHead } from "./parse-draft.ts";

function faultsOf(head: Readonly<Record<string, string>>): readonly DraftFault[] {
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
  expect(faultsOf({ [field]: "1".repeat(longest) })).toEqual([]);
  expect(faultsOf({ [field]: "1".repeat(longest + 1) })).toEqual([{ field, kind: "too-long" }]);
});
