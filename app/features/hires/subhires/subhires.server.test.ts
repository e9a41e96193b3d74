import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn, staffCancels } from "#tests/support/hire/hires.ts";
import { ownMore, shortHire } from "#tests/support/hire/short-hire.ts";
import { cancelHire } from "../cancel/cancel-hire.server.ts";
import { moveHire } from "../dates/move-hire.server.ts";
import { listHires } from "../list/list-hires.server.ts";
import { addSubhire, type SubhireAsk } from "./add-subhire.server.ts";
import { listLeftSubhires } from "./end-subhires.server.ts";
import { getHireMargin, listSubhires } from "./list-subhires.server.ts";
import { transitionSubhire } from "./transition-subhire.server.ts";

const db = await useTestDb();
const actorId = "staff-1";
/** An item that is prepared before a hire and checked after it. */
const _item = { prepMinutes: 240, turnaroundMinutes: 240 };

async function shortagesOf(ownerId: string) {
  const rows = await db
    .select()
    .from(hireShortages)
    .where(eq(hireShortages.ownerId, ownerId))
    .orderBy(asc(hireShortages.state), asc(hireShortages.quantity));
  return rows.map(({ quantity, state, solution }) => [quantity, state, solution]);
}

/** How many hires with this number need attention. */
async function countNeeding(number: string, now: Date): Promise<number> {
  const shown = { columns: [], sort: null, transport: null, page: 1 } as const;
  return (await listHires(db, { view: "attention", search: number, ...shown }, now)).matches;
}

describe("H32: a sub-hire", () => {
  it("closes the shortage when it is confirmed, opens it again when it is cancelled", async () => {
    const { hire, ask, move } = await shortHire(db, 1);
    expect(await shortagesOf(hire.id)).toEqual([[1, "open", null]]);
    expect(await ask()).toEqual({ ok: true, value: null });
    expect(await shortagesOf(hire.id)).toEqual([[1, "open", null]]);
    expect(await move("received")).toMatchObject({ error: { kind: "not-allowed" } });
    expect(await move("confirmed")).toMatchObject({ ok: true });
    expect(await shortagesOf(hire.id)).toEqual([[1, "solved", "sub-hired"]]);
    expect(await move("cancelled")).toMatchObject({ ok: true });
    expect(await shortagesOf(hire.id)).toEqual([[1, "open", null]]);
    expect(await move("confirmed")).toMatchObject({ error: { kind: "not-allowed" } });
  });

  it("solves a part where it has fewer, and opens no more than it had solved", async () => {
    const { hire, ask, move } = await shortHire(db, 2);
    await ask({ quantity: 1 });
    await ask({ quantity: 5 });
    await move("confirmed", 0);
    expect(await shortagesOf(hire.id)).toEqual([
      [1, "open", null],
      [1, "solved", "sub-hired"],
    ]);
    await move("confirmed", 1);
    const open = async () => (await shortagesOf(hire.id)).filter(([, state]) => state === "open");
    expect(await open()).toEqual([]);
    await move("cancelled", 1);
    expect(await open()).toEqual([[1, "open", null]]);
  });

  it("opens the shortage again when it is sent back before it went out, not after", async () => {
    const { hire, ask, move } = await shortHire(db, 1);
    for (const out of [0, 1]) {
      await ask();
      for (const to of ["confirmed", "received"] as const)
        expect(await move(to, out)).toMatchObject({ ok: true });
      expect(await shortagesOf(hire.id)).toEqual([[1, "solved", "sub-hired"]]);
      const counts = { out, back: out };
      await db.update(hireSubhires).set(counts).where(eq(hireSubhires.state, "received"));
      expect(await move("sent-back", out)).toMatchObject({ ok: true });
      expect(await shortagesOf(hire.id)).toEqual([
        out === 0 ? [1, "open", null] : [1, "solved", "sub-hired"],
      ]);
    }
  });

  it("cancelled, leaves to our own gear what has become free meanwhile", async () => {
    const { hire, ask, move } = await shortHire(db, 1);
    await ask();
    await move("confirmed");
    await ownMore(db, hire.itemId, 1);
    await move("cancelled");
    expect(await shortagesOf(hire.id)).toEqual([[1, "solved", "available-again"]]);
    const claims = await db.select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id));
    const held = claims.filter(({ state }) => state === "firm" || state === "provisional");
    expect(held.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  });

  it("costs the margin when it is confirmed", async () => {
    const { hire, ask, move } = await shortHire(db, 1);
    await ask();
    expect((await getHireMargin(db, hire.id, NOW)).margin).toBe(hire.net);
    await move("confirmed");
    expect(await getHireMargin(db, hire.id, NOW)).toMatchObject({
      subhireCosts: 12_345,
      margin: hire.net - 12_345,
    });
    await move("cancelled");
    expect((await getHireMargin(db, hire.id, NOW)).margin).toBe(hire.net);
  });

  it("leaves what was kept of the customer's payments where the hire is cancelled", async () => {
    const site = hiresOn(db);
    const itemId = (await createHireItem(db)).id;
    const { id, token, startsAt } = await site.accepted({
      lines: [{ kind: "item", itemId, quantity: 2, costNet: cents(3_000) }],
    });
    for (const part of ["deposit", "balance"] as const) await site.payPart(token, part);
    site.clock.move(startsAt.getTime() - site.clock.now().getTime() - 2 * DAY_MS);
    await db.update(hires).set({ withdrawUntil: null }).where(eq(hires.id, id));
    const hire = await site.view(token);
    expect(await cancelHire(site.context, staffCancels(hire))).toMatchObject({ value: { share: 7_500 } });
    const net = Math.round(hire.net * 0.75);
    expect(await getHireMargin(db, id, NOW)).toMatchObject({ net, ownCosts: 0, margin: net });
  });

  it("leaves nothing where the hire is overdue by the clock, before any job ran", async () => {
    const { site, hire } = await shortHire(db, 1);
    const { depositDueAt } = await site.view(hire.token);
    if (!depositDueAt) throw new Error("No deposit");
    expect((await getHireMargin(db, hire.id, addMs(depositDueAt, -1))).net).toBe(hire.net);
    expect((await getHireMargin(db, hire.id, depositDueAt)).net).toBe(0);
  });

  it("takes the place of the cost that the quote expected of its line, also in a further version", async () => {
    const site = hiresOn(db);
    const itemId = (await createHireItem(db)).id;
    const custom = { kind: "custom", itemId: null, textGa: "", dayRateNet: cents(50_000) } as const;
    const hire = await site.accepted({
      lines: [
        { kind: "item", itemId, quantity: 2, costNet: cents(3_000) },
        { ...custom, text: "Laser projector", quantity: 1, costNet: cents(20_000) },
      ],
    });
    const supplierId = newId();
    await db.insert(hireSuppliers).values({ id: supplierId, name: `Castlegar ${supplierId}` });
    const add = async (change: Partial<SubhireAsk>) => {
      const { version } = await site.view(hire.token);
      const period = { from: "2027-06-14T08:00", to: "2027-06-19T12:00" };
      const ask = { id: hire.id, version, actorId, now: NOW, supplierId, itemId: null, lineId: null };
      const rest = {
        ...period,
        description: "",
        quantity: 1,
        costNet: cents(2_500),
        reference: "",
        confirmed: false,
      };
      expect(await addSubhire(db, { ...ask, ...rest, ...change })).toMatchObject({ ok: true });
    };
    const costs = async () => {
      const { ownCosts, subhireCosts } = await getHireMargin(db, hire.id, NOW);
      return [ownCosts, subhireCosts];
    };
    expect(await costs()).toEqual([23_000, 0]);
    await add({ itemId });
    const projector = hire.lines.find(({ kind }) => kind === "custom");
    await add({ lineId: projector?.id ?? "", description: "Laser projector", costNet: cents(18_000) });
    expect(await costs()).toEqual([23_000, 0]);
    for (const { id: subhireId, version } of await listSubhires(db, hire.id))
      await transitionSubhire(site.context, {
        hireId: hire.id,
        subhireId,
        version,
        to: "confirmed",
        confirmed: false,
        actorId,
        now: NOW,
      });
    expect(await costs()).toEqual([0, 20_500]);
    const { version } = await site.quotes.view(hire.quoteId);
    await beginVersion(db, { quoteId: hire.quoteId, version, actorId, now: NOW });
    await site.quotes.send(hire.quoteId);
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    expect(await costs()).toEqual([0, 20_500]);
  });

  it("covers nothing any more when the hire moves to dates on which it does not last", async () => {
    const { site, hire, ask, move } = await shortHire(db, 1);
    await ask();
    await move("confirmed");
    const to = { from: "2027-06-16T09:00", to: "2027-06-22T17:00" };
    const { version } = await site.view(hire.token);
    expect(await moveHire(site.context, { id: hire.id, version, ...to, actorId, now: NOW })).toMatchObject({
      ok: true,
    });
    expect(await shortagesOf(hire.id)).toEqual([[1, "open", null]]);
  });

  it("covers the lines of a further version too", async () => {
    const { site, hire, ask, move } = await shortHire(db, 1);
    await ask();
    await move("confirmed");
    const { version } = await site.quotes.view(hire.quoteId);
    await beginVersion(db, { quoteId: hire.quoteId, version, actorId, now: NOW });
    await site.quotes.send(hire.quoteId);
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    expect(await shortagesOf(hire.id)).toEqual([
      [1, "solved", "released"],
      [1, "solved", "sub-hired"],
    ]);
  });

  it("that no supplier has confirmed is cancelled with its hire, and the others are listed until staff end them", async () => {
    const { site, hire, ask, move } = await shortHire(db, 2);
    for (const at of [0, 1, 2]) expect(await ask({ quantity: at + 1 }), `${at}`).toMatchObject({ ok: true });
    await move("confirmed", 0);
    await move("confirmed", 1);
    await move("received", 1);
    const left = async () => (await listLeftSubhires(db, NOW)).filter(({ hireId }) => hireId === hire.id);
    expect(await left()).toEqual([]);
    const { version } = await site.view(hire.token);
    const cancel = { hire: { id: hire.id }, by: "staff", reason: "", actorId, version } as const;
    expect(await cancelHire(site.context, cancel)).toMatchObject({ ok: true });
    expect((await listSubhires(db, hire.id)).map(({ state }) => state)).toEqual([
      ...["confirmed", "received", "cancelled"],
    ]);
    expect(await left()).toMatchObject([{ state: "confirmed" }, { state: "received", number: hire.number }]);
    const needing = () => countNeeding(hire.number, NOW);
    expect(await needing()).toBe(1);
    await move("cancelled", 0);
    await move("sent-back", 1);
    expect([await left(), await needing()]).toEqual([[], 0]);
    expect(await shortagesOf(hire.id)).not.toContainEqual([expect.anything(), "open", null]);
  });

  it("is listed once the deposit of its hire is overdue by the clock, before any job ran", async () => {
    const { site, hire, ask, move } = await shortHire(db, 1);
    await ask();
    await move("confirmed");
    const { depositDueAt } = await site.view(hire.token);
    if (!depositDueAt) throw new Error("No deposit");
    const listed = async (now: Date) => [
      (await listLeftSubhires(db, now)).filter(({ hireId }) => hireId === hire.id).length,
      await countNeeding(hire.number, now),
    ];
    expect(await listed(addMs(depositDueAt, -1))).toEqual([0, 0]);
    expect(await listed(depositDueAt)).toEqual([1, 1]);
    await move("cancelled");
    expect(await listed(depositDueAt)).toEqual([0, 0]);
  });

  it("is refused without supplier, item, period, sum, or from an older page, and nothing is stored", async () => {
    const { hire, ask } = await shortHire(db, 1);
    const kinds: unknown[] = [];
    for (const change of [
      ...[{ supplierId: null }, { itemId: null }, { quantity: 0 }, { costNet: null }, { version: 0 }],
      ...[{ to: "2027-06-14T08:00" }, { from: "2027-06-15T08:00" }],
    ]) {
      const done = await ask(change);
      kinds.push(done.ok ? "stored" : done.error.kind);
    }
    expect(kinds).toEqual([
      ...["no-supplier", "no-item", "bad-quantity", "no-cost", "conflict"],
      ...["bad-period", "not-whole-hire"],
    ]);
    expect(await listSubhires(db, hire.id)).toEqual([]);
  });
});
