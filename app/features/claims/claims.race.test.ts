import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { newId } from "#app/lib/ids.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { runHistory } from "#tests/support/hire/histories.ts";
import { newRandom, SEED } from "#tests/support/random.ts";
import { claimItems } from "./claim-items.server.ts";
import { releaseClaims } from "./release-claims.server.ts";
import { returnClaim } from "./return-claim.server.ts";

const { db } = await usePostgresDb();
const NOW = new Date("2027-06-01T09:00Z");
const PERIOD = { from: new Date("2027-06-14T08:00Z"), to: new Date("2027-06-18T16:00Z") };

function take(itemIds: readonly string[], reference: string) {
  return inTransaction(db, (tx) =>
    claimItems(tx, {
      owner: "quote",
      ownerId: newId(),
      reference,
      lines: itemIds.map((itemId) => ({ lineId: newId(), itemId, quantity: 1 })),
      period: PERIOD,
      expiresAt: null,
      acceptedAt: NOW,
      actorId: null,
      now: NOW,
    }),
  );
}

it.each([
  ["the last piece", 1],
  ["three pieces", 3],
])(
  "H1: of 50 buyers who take %s at once exactly %i get one, and the others are told",
  async (_, owned) => {
    const [{ id: one }, { id: other }] = [
      await createHireItem(db, { owned }),
      await createHireItem(db, { owned: 50 }),
    ];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_none, n) => take(n % 2 ? [one, other] : [other, one], `HQ-${n}`)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(owned);
    const refused = results.flatMap((result) => (result.ok ? [] : [result.error]));
    for (const error of refused)
      expect(error).toMatchObject({ kind: "short", lines: [{ itemId: one, available: 0 }] });
    expect(await db.$count(hireClaims, eq(hireClaims.itemId, one))).toBe(owned);
    expect(await db.$count(hireClaims, eq(hireClaims.itemId, other))).toBe(owned);
  },
  60_000,
);

describe("H7: without the application's check", () => {
  async function pin(
    unitNumber: number,
    itemId: string,
    [from, to]: readonly [string, string],
    state: "firm" | "released",
  ) {
    const [startsAt, endsAt] = [new Date(from), new Date(to)];
    await db
      .insert(hireClaims)
      .values({ itemId, unitNumber, quantity: 1, kind: "hire", state, startsAt, endsAt, owner: "hire" });
  }

  it("the database refuses the same unit twice in overlapping periods", async () => {
    const { id: itemId, units } = await createHireItem(db, { kind: "serialised", owned: 2 });
    const [first = 0, second = 0] = units;
    await pin(first, itemId, ["2027-06-14T08:00Z", "2027-06-16T16:00Z"], "firm");
    const again = pin(first, itemId, ["2027-06-16T15:59Z", "2027-06-18T16:00Z"], "firm");
    await expect(again).rejects.toMatchObject({ cause: { code: "23P01", constraint: "hire_claims_unit" } });
    await pin(first, itemId, ["2027-06-16T16:00Z", "2027-06-18T16:00Z"], "firm");
    await pin(second, itemId, ["2027-06-14T08:00Z", "2027-06-18T16:00Z"], "firm");
    await pin(first, itemId, ["2027-06-14T08:00Z", "2027-06-18T16:00Z"], "released");
    expect(await db.$count(hireClaims)).toBe(4);
  });
});

it("H33: a hire cancelled while a return covers its shortage holds nothing afterwards", async () => {
  const { id: itemId } = await createHireItem(db, { owned: 1 });
  const [ownerId, claimId] = [newId(), newId()];
  const hire = { itemId, quantity: 1, owner: "hire", startsAt: PERIOD.from, endsAt: PERIOD.to } as const;
  await db.insert(hireClaims).values({ ...hire, id: claimId, kind: "hire", state: "out", ownerId: newId() });
  await db.insert(hireShortages).values({ ...hire, ownerId, reason: "forced" });
  const now = PERIOD.from;
  const [covered, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const returned = inTransaction(db, async (tx) => {
    const result = await returnClaim(tx, { claimId, quantity: 1, now });
    covered.resolve();
    await commit.promise;
    return result;
  });
  await covered.promise;
  const released = inTransaction(db, (tx) => releaseClaims(tx, { ownerId, now }));
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await listRows(db, waiting)).length).toBe(1);
  commit.resolve();
  expect(await returned).toMatchObject({ ok: true });
  expect(await released).toMatchObject({ ok: true });
  const held = await db.select().from(hireClaims).where(eq(hireClaims.ownerId, ownerId));
  expect(held.map(({ state }) => state)).toEqual(["released"]);
  expect(await db.$count(hireShortages, eq(hireShortages.state, "open"))).toBe(0);
});

it("H2: a random history on a server keeps the invariant", async () => {
  await runHistory(db, newRandom(SEED + 100), 60);
}, 120_000);
