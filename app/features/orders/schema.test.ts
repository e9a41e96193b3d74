import { expect, it } from "vitest";
import { areOrdersNarrowed, ordersList } from "./schema.ts";

it.each([
  ["2026-02-28", "2026-02-28"],
  ["2026-02-30", null],
  ["2026-13-01", null],
  ["9999-12-31", null],
  ["yesterday", null],
])("the list of orders reads the day %s as %s", (typed, day) => {
  const query = ordersList.parse(new URLSearchParams({ from: typed }));
  expect(query.from).toBe(day);
  expect(areOrdersNarrowed(query)).toBe(day !== null);
});
