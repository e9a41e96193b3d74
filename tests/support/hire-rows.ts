import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { type Db, listRows } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/claims.ts";
import { createHireItem } from "./factories-hire.ts";

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

/** A serialised item of two units, one of them firmly claimed for a week. */
export async function addHireRows(db: Db): Promise<void> {
  const item = await createHireItem(db, { code: "GUARDED", kind: "serialised", owned: 2 });
  await db.insert(hireClaims).values(firm(item.id, item.units[0] ?? 0));
}

/** The claims, units and ledger are there, and the database itself refuses a second firm claim of the same unit. */
export async function expectHireRows(db: Db): Promise<void> {
  const counts = await listRows(
    db,
    sql`select (select count(*)::int from hire_items) as items, (select count(*)::int from assets) as units,
      (select count(*)::int from hire_claims) as claims, (select sum(delta)::int from fleet_movements) as owned`,
  );
  expect(counts).toEqual([{ items: 1, units: 2, claims: 1, owned: 2 }]);
  const [claim] = await db.select().from(hireClaims);
  const again = db.insert(hireClaims).values(firm(claim?.itemId ?? "", claim?.unitNumber ?? 0));
  await expect(again).rejects.toMatchObject({ cause: { code: "23P01" } });
  const [next] = await listRows<{ n: number }>(
    db,
    sql`select nextval('unit_numbers')::int > (select max(unit_number) from assets) as n`,
  );
  expect(next).toEqual({ n: true });
}
