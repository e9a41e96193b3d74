import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ClaimCondition } from "#app/features/claims/claims.ts";
import { wordsOf } from "#tests/support/http/html-text.ts";
import type { ListedItem } from "../warehouse.ts";
import { PickList } from "./pick-list.tsx";

const LAMP: ListedItem = {
  itemId: "lamp",
  code: "LAMP",
  name: "Lamp",
  nameGa: null,
  with: [],
  serialised: false,
  needed: 8,
  prepared: 0,
  place: "",
  out: 0,
  good: 0,
  damaged: 0,
  missing: 0,
  short: 0,
  subhired: 0,
};

function returnOf(change: Partial<ListedItem>, condition: ClaimCondition = "good"): string {
  const view = { hireId: "h", state: "out", items: [{ ...LAMP, ...change }], units: [], cases: [] } as const;
  const html = renderToStaticMarkup(
    <PickList view={view} action="return" condition={condition} onCount={() => {}} />,
  );
  return wordsOf(html)
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(" ");
}

it("an item that never left is not complete at the return: its pieces are still here", () => {
  const words = returnOf({ prepared: 2 });
  expect(words).toContain("Not taken out: 8");
  expect(words).not.toContain("Complete");
  expect(words).not.toContain("0 / 0");
});

it("one of which a part left is complete when that part is back, and says what stayed here", () => {
  expect(returnOf({ out: 3, good: 2 })).toMatch(/2 \/ 5.*Not taken out: 3/);
  const done = returnOf({ good: 5 });
  expect(done).toContain("Complete");
  expect(done).toContain("Not taken out: 3");
  expect(returnOf({ good: 8 })).not.toContain("Not taken out");
});

it("what is missing is not complete, can be found, and cannot be marked as missing again", () => {
  const missing = returnOf({ missing: 5 }, "missing");
  expect(missing).toMatch(/0 \/ 5 5 missing/);
  expect(missing).not.toMatch(/Complete|Mark as missing|All 5/);
  expect(returnOf({ missing: 5 })).toContain("Return");
  expect(returnOf({ missing: 1, good: 7 })).not.toContain("Complete");
});

it("an item that several lines bring says how many go with each", () => {
  const [wash, spot] = [
    { name: "Wash", nameGa: null, quantity: 2 },
    { name: "Spot", nameGa: null, quantity: 6 },
  ];
  expect(returnOf({ with: [wash, spot] })).toContain("· 2 with Wash · 6 with Spot");
  expect(returnOf({ with: [{ ...wash, quantity: 8 }] })).toContain("· with Wash");
});

it("an item that takes the place of another one says which, and how many of it do", () => {
  const spot = { name: "Spot", nameGa: null, quantity: 3 };
  expect(returnOf({ insteadOf: [spot] })).toContain("LAMP · 3 instead of Spot");
  const all = returnOf({ insteadOf: [{ ...spot, quantity: 8 }] });
  expect(all).toContain("LAMP · instead of Spot");
  expect(all).not.toContain("with Spot");
});
