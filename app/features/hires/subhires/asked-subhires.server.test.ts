import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { getBlockedPeriod } from "#app/features/claims/shortages/get-blocked-period.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { shortHire } from "#tests/support/hire/short-hire.ts";
import { addSubhire } from "./add-subhire.server.ts";
import { listSubhires } from "./list-subhires.server.ts";

const db = await useTestDb();
const actorId = "staff-1";
/** An item that is prepared before a hire and checked after it. */
const item = { prepMinutes: 240, turnaroundMinutes: 240 };

async function shortagesOf(ownerId: string) {
  const rows = await db
    .select()
    .from(hireShortages)
    .where(eq(hireShortages.ownerId, ownerId))
    .orderBy(asc(hireShortages.state), asc(hireShortages.quantity));
  return rows.map(({ quantity, state, solution }) => [quantity, state, solution]);
}

describe("H32: a sub-hire", () => {
  it("that comes too late to be prepared, or goes back unchecked, asks first and ends no shortage before it is here", async () => {
    for (const change of [{ from: "2027-06-14T09:00" }, { to: "2027-06-18T17:00" }]) {
      const { hire, ask, move } = await shortHire(db, 1, { item });
      const [short] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
      const blocked = { from: short?.startsAt, to: short?.endsAt };
      const question = { ok: false, error: { kind: "to-confirm", blocked } };
      expect(await ask({ ...change, confirmed: false })).toEqual(question);
      expect(await listSubhires(db, hire.id)).toEqual([]);
      await ask(change);
      await move("confirmed");
      expect(await shortagesOf(hire.id)).toEqual([[1, "open", null]]);
      await move("received");
      expect(await shortagesOf(hire.id)).toEqual([[1, "solved", "sub-hired"]]);
    }
  });

  it("for a kit asks first, too, where it does not last as long as the parts are needed", async () => {
    const { id: partId } = await createHireItem(db, item);
    const { id: kitId } = await createHireItem(db, { parts: [[partId, 2]] });
    const site = hiresOn(db);
    const hire = await site.accepted({ lines: [{ kind: "item", itemId: kitId, quantity: 1 }] });
    const [line] = await db.select().from(hireLines).where(eq(hireLines.hireId, hire.id));
    const supplierId = newId();
    await db.insert(hireSuppliers).values({ id: supplierId, name: `Castlegar ${supplierId}` });
    const ask = async (from: Date, to: Date) =>
      addSubhire(db, {
        id: hire.id,
        version: (await site.view(hire.token)).version,
        actorId,
        now: NOW,
        supplierId,
        itemId: null,
        lineId: line?.id ?? null,
        description: "",
        quantity: 1,
        from: toIrishInput(from),
        to: toIrishInput(to),
        costNet: cents(12_345),
        reference: "",
        confirmed: false,
      });
    const blocked = await getBlockedPeriod(db, { ownerId: hire.id, itemId: partId, now: NOW });
    const { from, to } = blocked ?? { from: NOW, to: NOW };
    expect(from < hire.startsAt && to > hire.endsAt).toBe(true);
    expect(await ask(hire.startsAt, hire.endsAt)).toEqual({
      ok: false,
      error: { kind: "to-confirm", blocked: { from, to } },
    });
    expect(await listSubhires(db, hire.id)).toEqual([]);
    expect(await ask(from, to)).toMatchObject({ ok: true });
  });

  it("for exactly the blocked time is not asked about and ends the shortage", async () => {
    const { hire, ask, move } = await shortHire(db, 1, { item });
    const blocked = (await getBlockedPeriod(db, { ownerId: hire.id, now: NOW })) ?? { from: NOW, to: NOW };
    expect(blocked.from < hire.startsAt && blocked.to > hire.endsAt).toBe(true);
    const dates = { from: toIrishInput(blocked.from), to: toIrishInput(blocked.to) };
    expect(await ask({ ...dates, confirmed: false })).toMatchObject({ ok: true });
    await move("confirmed");
    expect(await shortagesOf(hire.id)).toEqual([[1, "solved", "sub-hired"]]);
  });
});
