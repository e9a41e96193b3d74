import { isNotNull, sql } from "drizzle-orm";
import { expect } from "vitest";
import { type Db, listRows } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { newId } from "#app/lib/ids.ts";
import { createHireItem } from "./factories-hire.ts";
import { hiresOn } from "./hires.ts";

const WEEK = { startsAt: new Date("2027-08-02T08:00:00Z"), endsAt: new Date("2027-08-06T16:00:00Z") };

const firm = (itemId: string, unitNumber: number) => ({
  itemId,
  unitNumber,
  quantity: 1,
  kind: "hire" as const,
  state: "firm" as const,
  owner: "hire" as const,
  ...WEEK,
});

/** A serialised item of two units, one of them firmly claimed for a week, and a quote that was accepted. */
export async function addHireRows(db: Db): Promise<void> {
  const item = await createHireItem(db, { code: "GUARDED", kind: "serialised", owned: 2 });
  await db.insert(hireClaims).values(firm(item.id, item.units[0] ?? 0));
  await hiresOn(db).accepted();
}

/**
 * The claims, units, ledger and the hire with its order are there, and the database itself refuses a second firm claim of
 * the same unit, a change of an acceptance or of a sent version, and an order of no hire.
 */
export async function expectHireRows(db: Db): Promise<void> {
  const counts = await listRows(
    db,
    sql`select (select count(*)::int from hire_items) as items, (select count(*)::int from assets) as units,
      (select count(*)::int from hire_claims) as claims, (select sum(delta)::int from fleet_movements) as owned`,
  );
  expect(counts).toEqual([{ items: 2, units: 2, claims: 2, owned: 12 }]);
  const [claim] = await db.select().from(hireClaims).where(isNotNull(hireClaims.unitNumber));
  const again = db.insert(hireClaims).values(firm(claim?.itemId ?? "", claim?.unitNumber ?? 0));
  await expect(again).rejects.toMatchObject({ cause: { code: "23P01" } });
  await expectGuardedHire(db);
  const [next] = await listRows<{ n: number }>(
    db,
    sql`select nextval('unit_numbers')::int > (select max(unit_number) from assets) as n`,
  );
  expect(next).toEqual({ n: true });
}

async function expectGuardedHire(db: Db): Promise<void> {
  const [order] = await db.select().from(orders).where(isNotNull(orders.hireId));
  const [hire] = await db.select().from(hires);
  expect(order).toMatchObject({ kind: "hire-deposit", hireId: hire?.id });
  const refused = [
    db.update(hireAcceptances).set({ name: "Somebody else" }),
    db.update(hireQuoteVersions).set({ hash: "0".repeat(64) }),
  ];
  for (const change of refused) await expect(change).rejects.toMatchObject({ cause: { code: "23001" } });
  const astray = db.update(orders).set({ hireId: newId() }).where(isNotNull(orders.hireId));
  await expect(astray).rejects.toMatchObject({ cause: { code: "23503" } });
}
