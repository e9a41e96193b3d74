import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { newId } from "#app/lib/ids.ts";
import { pagesOf } from "#app/lib/list-query.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW, WEEK } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { itemsList, unitsList } from "./list-queries.ts";
import { listItems } from "./queries.server.ts";
import { listUnits } from "./units/unit-queries.server.ts";

const db = await useTestDb();

it("counts pages, and shows the last one for a later one", async () => {
  expect(pagesOf(0, 1, 50)).toEqual({ page: 1, pages: 1 });
  expect(pagesOf(50, 2, 50)).toEqual({ page: 1, pages: 1 });
  expect(pagesOf(51, 2, 50)).toEqual({ page: 2, pages: 2 });
  const { units, code } = await createHireItem(db, { kind: "serialised", owned: 5 });
  const asked = (page: number) => ({ ...unitsList.parse(new URLSearchParams()), page });
  const second = await listUnits(db, asked(2), 2);
  expect(second).toMatchObject({ page: 2, pages: 3, matches: 5, all: 5 });
  expect(second.units.map(({ number }) => number)).toEqual(units.slice(2, 4));
  const last = await listUnits(db, asked(9), 2);
  expect([last.page, last.units.map(({ number }) => number)]).toEqual([3, units.slice(4)]);
  const items = await listItems(db, itemsList.parse(new URLSearchParams("page=9")), NOW);
  expect(items).toMatchObject({ page: 1, pages: 1, items: [{ code }] });
});

it("marks an item as short while a shortage waits, not after its hold or its period has ended", async () => {
  const { id, code } = await createHireItem(db, {});
  const [shortage] = await db
    .insert(hireShortages)
    .values({
      itemId: id,
      quantity: 1,
      startsAt: WEEK.from,
      endsAt: WEEK.to,
      owner: "hire",
      ownerId: newId(),
      reference: "H-2027-0001",
      reason: "maintenance",
      acceptedAt: NOW,
      createdAt: NOW,
      expiresAt: addMs(NOW, HOUR_MS),
    })
    .returning({ id: hireShortages.id });
  const marked = async (now: Date) => {
    const { items } = await listItems(db, itemsList.parse(new URLSearchParams("mark=short")), now);
    return items.map((item) => [item.code, item.short]);
  };
  expect(await marked(NOW)).toEqual([[code, true]]);
  expect(await marked(addMs(NOW, HOUR_MS))).toEqual([]);
  await db
    .update(hireShortages)
    .set({ expiresAt: null })
    .where(eq(hireShortages.id, shortage?.id ?? ""));
  expect(await marked(addMs(NOW, HOUR_MS))).toEqual([[code, true]]);
  expect(await marked(WEEK.to)).toEqual([]);
});
