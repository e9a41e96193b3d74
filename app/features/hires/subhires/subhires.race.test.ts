import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { shortHire } from "#tests/support/hire/short-hire.ts";
import { cancelHire } from "../cancel/cancel-hire.server.ts";
import { reduceShortage } from "../shortages/reduce-shortage.server.ts";
import { solveByStaff } from "../shortages/solve-by-staff.server.ts";
import { listSubhires } from "./list-subhires.server.ts";
import type { SubhireState } from "./subhires.ts";
import { transitionSubhire } from "./transition-subhire.server.ts";

const { db } = await usePostgresDb();
const site = hiresOn(db);
const actorId = "staff-1";

/** A hire of two pieces of which both have gone, and what can be done about it at once. */
async function bothGone() {
  const { hire, ask: askWith } = await shortHire(db, 2);
  const ask = (version: number) => askWith({ version });
  const askNow = () => askWith();
  const move = (subhire: { readonly id: string; readonly version: number }, to: SubhireState) =>
    transitionSubhire(site.context, {
      hireId: hire.id,
      subhireId: subhire.id,
      version: subhire.version,
      to,
      confirmed: false,
      actorId,
      now: NOW,
    });
  const shortages = async () => {
    const rows = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
    return rows.map(({ quantity, state, solution }) => [quantity, state, solution]);
  };
  return { hire, ask, askNow, move, shortages };
}

const outcomes = (results: readonly { readonly ok: boolean }[]) => results.map(({ ok }) => ok).sort();

it("H32: of two people who sub-hire one shortage at once, one is stored and the other is refused", async () => {
  const { hire, ask } = await bothGone();
  const { version } = await site.view(hire.token);
  const results = await Promise.all(Array.from({ length: 6 }, () => ask(version)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const kinds = results.flatMap((result) => (result.ok ? [] : [result.error.kind]));
  expect(new Set(kinds)).toEqual(new Set(["conflict"]));
  expect(await listSubhires(db, hire.id)).toHaveLength(1);
});

it("H32: two sub-hires of one shortage that are confirmed at once cover it once", async () => {
  const { hire, askNow, move, shortages } = await bothGone();
  await askNow();
  await askNow();
  const asked = await listSubhires(db, hire.id);
  const results = await Promise.all(asked.map((subhire) => move(subhire, "confirmed")));
  expect(outcomes(results)).toEqual([true, true]);
  expect(await shortages()).toEqual([[2, "solved", "sub-hired"]]);
  const [first, second] = await listSubhires(db, hire.id);
  if (!first || !second) throw new Error("Two were asked for");
  await Promise.all([move(first, "cancelled"), move(second, "cancelled")]);
  expect(await shortages()).toEqual([[2, "open", null]]);
});

it("H32: a sub-hire that is confirmed while staff solve its shortage otherwise leaves it solved once", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { hire, askNow, move, shortages } = await bothGone();
    await askNow();
    const [subhire] = await listSubhires(db, hire.id);
    const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
    if (!subhire || !shortage) throw new Error("Nothing is short");
    const solve = { id: shortage.id, quantity: 2, note: "Found", actorId, now: NOW };
    const [moved] = await Promise.all([move(subhire, "confirmed"), solveByStaff(db, solve)]);
    expect(moved).toMatchObject({ ok: true });
    const [[quantity, state] = [], ...others] = await shortages();
    expect([quantity, state, others]).toEqual([2, "solved", []]);
  }
});

it("H33: a sub-hire that is moved while its hire is cancelled leaves nothing asked for and nothing open", async () => {
  for (const to of ["confirmed", "cancelled"] as const)
    for (let round = 0; round < 5; round += 1) {
      const { hire, askNow, move, shortages } = await bothGone();
      await askNow();
      const [subhire] = await listSubhires(db, hire.id);
      if (!subhire) throw new Error("Nothing was asked for");
      const { version } = await site.view(hire.token);
      const cancel = { hire: { id: hire.id }, by: "staff", reason: "", actorId, version } as const;
      const [moved, cancelled] = await Promise.all([move(subhire, to), cancelHire(site.context, cancel)]);
      expect(cancelled).toMatchObject({ ok: true });
      const [now] = await listSubhires(db, hire.id);
      // The second of the two is refused as changed meanwhile; a confirmed sub-hire waits for staff.
      expect(now?.state).toBe(moved.ok ? to : "cancelled");
      if (!moved.ok) expect(moved.error.kind).toBe("conflict");
      for (const [, state] of await shortages()) expect(state).toBe("solved");
    }
});

it("H32: a confirmed sub-hire that is cancelled while its hire is cancelled opens nothing", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { hire, askNow, move, shortages } = await bothGone();
    await askNow();
    const [asked] = await listSubhires(db, hire.id);
    if (asked) await move(asked, "confirmed");
    const [subhire] = await listSubhires(db, hire.id);
    if (!subhire) throw new Error("Nothing was asked for");
    const { version } = await site.view(hire.token);
    const cancel = { hire: { id: hire.id }, by: "staff", reason: "", actorId, version } as const;
    const results = await Promise.all([move(subhire, "cancelled"), cancelHire(site.context, cancel)]);
    expect(outcomes(results)).toEqual([true, true]);
    for (const [, state] of await shortages()) expect(state).toBe("solved");
  }
});

it("H32: two people who offer fewer pieces at once begin one version", async () => {
  const { hire } = await bothGone();
  const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  const reduce = () => reduceShortage(db, { id: shortage?.id ?? "", quantity: 2, actorId, now: NOW });
  const results = await Promise.all([reduce(), reduce(), reduce()]);
  expect(outcomes(results)).toEqual([false, false, true]);
  expect(await db.$count(hireQuoteVersions, eq(hireQuoteVersions.quoteId, hire.quoteId))).toBe(2);
});
