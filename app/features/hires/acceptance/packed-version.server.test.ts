import { and, eq, isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, period, WEEK } from "#tests/support/hire/claims.ts";
import { sendFurther } from "#tests/support/hire/further-version.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { getNote } from "../documents/notes.server.ts";

const db = await useTestDb();
const { promise } = claimsOn(db);
const LATER = period("2027-06-21T09:00", "2027-06-25T17:00");

/** A hire of two units and two counted pieces, all packed. */
async function packed() {
  const site = scansOn(db);
  const heads = await site.item({ kind: "serialised", owned: 4 });
  const cables = await site.item({ owned: 10 });
  const hire = await site.reserved([
    [heads.id, 2],
    [cables.id, 2],
  ]);
  const units = heads.units.slice(1, 3);
  for (const code of units) await site.scan(hire.id, "prepare", { code: `${code}` });
  await site.scan(hire.id, "prepare", { itemId: cables.id, quantity: 2 });
  const now = await site.view(hire.token);
  expect(now.state).toBe("ready");
  const accept = async (change: Parameters<typeof sendFurther>[3]) => {
    await sendFurther(site, db, hire, change);
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    return site.view(hire.token);
  };
  return { site, heads, hire, units, accept };
}

async function packedUnits(hireId: string): Promise<(number | null)[]> {
  const prepared = and(
    ...[eq(hireClaims.ownerId, hireId), eq(hireClaims.state, "firm")],
    ...[isNotNull(hireClaims.preparedAt), isNotNull(hireClaims.unitNumber)],
  );
  const rows = await db.select().from(hireClaims).where(prepared);
  return rows.map(({ unitNumber }) => unitNumber).sort();
}

async function putBackOf(hireId: string): Promise<unknown> {
  const accepted = and(eq(auditLog.subjectId, hireId), eq(auditLog.action, "hire.version-accepted"));
  const [entry] = await db.select().from(auditLog).where(accepted);
  return entry?.details["putBack"];
}

describe("a further version of a hire that is packed", () => {
  it("keeps what is packed, and makes the hire one to prepare where it needs more", async () => {
    const { site, hire, units, accept } = await packed();
    const now = await accept({ quantity: 3 });
    expect(now.state).toBe("prepping");
    expect(now.lines.map(({ prepped }) => prepped)).toEqual([2, 2]);
    expect(await site.pieces(hire.id)).toEqual({ firm: 2, prepared: 4 });
    expect(await packedUnits(hire.id)).toEqual(units);
    expect(await putBackOf(hire.id)).toBeUndefined();
  });

  it("puts back what it needs no more, and says so to staff", async () => {
    const { site, hire, accept } = await packed();
    const now = await accept({ quantity: 1 });
    expect(now.state).toBe("ready");
    expect(await site.pieces(hire.id)).toEqual({ prepared: 2 });
    expect(await putBackOf(hire.id)).toBe(2);
  });

  it("puts back a unit that was promised to another hire for its new dates", async () => {
    const { site, heads, hire, units, accept } = await packed();
    const [unitNumber = 0, kept] = units;
    await promise({ lines: [{ itemId: heads.id, quantity: 1, unitNumber }], period: LATER });
    const now = await accept({ quantity: 2, dates: LATER });
    expect(now.state).toBe("prepping");
    expect(await site.pieces(hire.id)).toEqual({ firm: 1, prepared: 3 });
    expect(await packedUnits(hire.id)).toEqual([kept]);
    expect(await putBackOf(hire.id)).toBe(1);
  });

  it.each([
    { quantity: 2, prepped: [2, 2], putBack: undefined },
    { quantity: 1, prepped: [1, 1], putBack: 2 },
  ])("keeps goods of custom lines packed, of $quantity pieces each (ADR 46)", async (wanted) => {
    const site = scansOn(db);
    const spots = await site.item({ owned: 4 });
    const draft = await site.quotes.draft({
      lines: [
        { kind: "item", itemId: spots.id, quantity: 2 },
        { kind: "custom", itemId: null, dayRateNet: cents(3_33), text: "Hessian drape", quantity: 2 },
      ],
      version: { startsAt: WEEK.from, endsAt: WEEK.to, deposit: 0 },
    });
    await site.quotes.send(draft.id, { now: site.clock.now() });
    const accepted = await site.accept(draft.id);
    if (!accepted.ok) throw new Error(accepted.error.kind);
    const hire = await site.view(accepted.value.hireToken);
    for (const { id, itemId } of hire.lines)
      await site.scan(hire.id, "prepare", { itemId: itemId ?? id, quantity: 2 });
    expect((await site.view(hire.token)).state).toBe("ready");
    await sendFurther(site, db, hire, { quantity: wanted.quantity });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    const { state, lines } = await site.view(hire.token);
    expect([state, lines.map((line) => line.prepped)]).toEqual(["ready", wanted.prepped]);
    expect(await putBackOf(hire.id)).toBe(wanted.putBack);
    expect((await site.scan(hire.id, "hand-over")).outcome).toBe("applied");
    const note = await getNote(db, await site.view(hire.token), { kind: "delivery", number: null });
    expect(note?.content.counts.map(({ out }) => out)).toEqual(wanted.prepped);
  });
});
