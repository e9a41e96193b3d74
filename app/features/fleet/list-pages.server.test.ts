import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/factories-hire.ts";
import { pagesOf, parseItemsQuery, parseUnitsQuery } from "./list-queries.ts";
import { listItems } from "./queries.server.ts";
import { listUnits } from "./unit-queries.server.ts";

const db = await useTestDb();

it("counts pages, and shows the last one for a later one", async () => {
  expect(pagesOf(0, 1)).toEqual({ page: 1, pages: 1 });
  expect(pagesOf(50, 2)).toEqual({ page: 1, pages: 1 });
  expect(pagesOf(51, 2)).toEqual({ page: 2, pages: 2 });
  const { units, code } = await createHireItem(db, { kind: "serialised", owned: 5 });
  const asked = (page: number) => ({ ...parseUnitsQuery(new URLSearchParams()), page });
  const second = await listUnits(db, asked(2), 2);
  expect(second).toMatchObject({ page: 2, pages: 3, matches: 5, all: 5 });
  expect(second.units.map(({ number }) => number)).toEqual(units.slice(2, 4));
  const last = await listUnits(db, asked(9), 2);
  expect([last.page, last.units.map(({ number }) => number)]).toEqual([3, units.slice(4)]);
  const items = await listItems(db, parseItemsQuery(new URLSearchParams("page=9")));
  expect(items).toMatchObject({ page: 1, pages: 1, items: [{ code }] });
});
