import { and, eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { blockedPeriod } from "#app/features/claims/availability/blocked-period.ts";
import { freePieces } from "#app/features/claims/availability/free-in-memory.ts";
import {
  getAvailability,
  readStoreHours,
} from "#app/features/claims/availability/get-availability.server.ts";
import { listLiveClaims } from "#app/features/claims/availability/list-free-pieces.server.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { type ClaimLine, claimItems } from "#app/features/claims/claim-items.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { collectClaim } from "#app/features/claims/collect-claim.server.ts";
import { moveClaims } from "#app/features/claims/move-claims.server.ts";
import { releaseClaims } from "#app/features/claims/release-claims.server.ts";
import { returnClaim } from "#app/features/claims/return-claim.server.ts";
import { closeUnitBlock, openUnitBlock } from "#app/features/claims/units/unit-blocks.server.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { createHireItem } from "./factories-hire.ts";

const QUARTER = 15 * MINUTE_MS;
/** A Monday, so that the twelve days have one weekend. */
const START = new Date("2027-06-14T08:00Z");
const LENGTH = 12 * DAY_MS;
const BUFFERS = { prepMinutes: 60, turnaroundMinutes: 120 };

interface History {
  readonly db: Db;
  readonly random: (limit: number) => number;
  readonly items: readonly string[];
  readonly units: readonly number[];
  readonly kit: string;
  now: Date;
  readonly owners: string[];
}

/**
 * A random history of promises, moves, cancellations, collections, returns, repairs and counts, checked after every step
 * against a second implementation that counts every minute.
 */
export async function runHistory(db: Db, random: (limit: number) => number, steps: number): Promise<void> {
  const bulk = (await createHireItem(db, { owned: 6 })).id;
  const buffered = (await createHireItem(db, { owned: 4, ...BUFFERS })).id;
  const { id: serialised, units } = await createHireItem(db, { kind: "serialised", owned: 3 });
  const parts = [
    [bulk, 2],
    [serialised, 1],
  ] as const;
  const kit = (await createHireItem(db, { parts })).id;
  const history: History = {
    db,
    random,
    items: [bulk, buffered, serialised],
    units,
    kit,
    now: START,
    owners: [],
  };
  for (let step = 0; step < steps; step += 1) {
    const done = await takeStep(history);
    await checkInvariant(history, `step ${step}: ${done}`);
    await compareAnswer(history, `after step ${step}: ${done}`);
  }
}

function takeStep(history: History): Promise<string> {
  const { random } = history;
  const choices = [
    claim,
    claim,
    claim,
    force,
    move,
    cancel,
    collect,
    collect,
    giveBack,
    giveBack,
    repair,
    mend,
    count,
    wait,
  ];
  const choice = choices[random(choices.length)] ?? wait;
  return choice(history);
}

const pick = <T>({ random }: History, list: readonly T[]): T | undefined => list[random(list.length)];

function somePeriod({ random, now }: History): Period {
  const next = new Date(Math.ceil(now.getTime() / QUARTER) * QUARTER);
  const from = addMs(next, random(LENGTH / QUARTER) * QUARTER);
  return { from, to: addMs(from, (1 + random(16)) * (random(2) ? 6 * HOUR_MS : QUARTER)) };
}

function someLine(history: History): ClaimLine {
  const { random, items, kit, units } = history;
  const itemId = pick(history, [...items, kit]) ?? "";
  const pinned = itemId === items[2] && random(2) === 0;
  const quantity = pinned ? 1 : 1 + random(3);
  return { lineId: newId(), itemId, quantity, unitNumber: pinned ? pick(history, units) : undefined };
}

async function claim(history: History, insist = false): Promise<string> {
  const { db, random, now } = history;
  const ownerId = newId();
  const lines = Array.from({ length: 1 + random(3) }, () => someLine(history));
  const provisional = random(3) === 0;
  const result = await inTransaction(db, (tx) =>
    claimItems(tx, {
      owner: "hire",
      ownerId,
      reference: `H-${history.owners.length}`,
      lines,
      period: somePeriod(history),
      expiresAt: provisional ? addMs(now, (1 + random(48)) * HOUR_MS) : null,
      acceptedAt: provisional && random(2) ? null : now,
      actorId: null,
      now,
      force: insist,
    }),
  );
  if (result.ok) history.owners.push(ownerId);
  return `claim ${result.ok}`;
}

const force = (history: History) => claim(history, true);

async function move(history: History): Promise<string> {
  const ownerId = pick(history, history.owners);
  if (ownerId === undefined) return "nothing to move";
  const { db, now } = history;
  const before = await db
    .select()
    .from(hireClaims)
    .where(eq(hireClaims.ownerId, ownerId))
    .orderBy(hireClaims.id);
  const result = await inTransaction(db, (tx) =>
    moveClaims(tx, { ownerId, period: somePeriod(history), now }),
  );
  if (!result.ok)
    expect(
      await db.select().from(hireClaims).where(eq(hireClaims.ownerId, ownerId)).orderBy(hireClaims.id),
    ).toEqual(before);
  return `move ${result.ok}`;
}

async function cancel(history: History): Promise<string> {
  const ownerId = pick(history, history.owners);
  if (ownerId === undefined) return "nothing to cancel";
  const result = await inTransaction(history.db, (tx) => releaseClaims(tx, { ownerId, now: history.now }));
  return `cancel ${result.ok}`;
}

async function someClaim(history: History, state: "firm" | "out"): Promise<string | undefined> {
  const rows = await history.db
    .select({ id: hireClaims.id })
    .from(hireClaims)
    .where(
      and(
        eq(hireClaims.state, state),
        eq(hireClaims.kind, "hire"),
        inArray(hireClaims.itemId, [...history.items]),
      ),
    )
    .orderBy(hireClaims.id);
  return pick(history, rows)?.id;
}

async function collect(history: History): Promise<string> {
  const claimId = await someClaim(history, "firm");
  if (claimId === undefined) return "nothing to collect";
  const result = await inTransaction(history.db, (tx) => collectClaim(tx, { claimId, now: history.now }));
  return `collect ${result.ok}`;
}

async function giveBack(history: History): Promise<string> {
  const claimId = await someClaim(history, "out");
  if (claimId === undefined) return "nothing to return";
  const quantity = 1 + history.random(3);
  const result = await inTransaction(history.db, (tx) =>
    returnClaim(tx, { claimId, quantity, now: history.now }),
  );
  return `return ${quantity} ${result.ok}`;
}

async function repair(history: History): Promise<string> {
  const { db, now, random } = history;
  const unitNumber = pick(history, history.units) ?? 0;
  const to = random(2) ? addMs(now, (1 + random(90)) * HOUR_MS) : null;
  const result = await inTransaction(db, (tx) =>
    openUnitBlock(tx, { unitNumber, kind: "maintenance", from: now, to, actorId: null, now }),
  );
  return `repair ${result.ok}`;
}

async function mend(history: History): Promise<string> {
  const unitNumber = pick(history, history.units) ?? 0;
  await inTransaction(history.db, (tx) =>
    closeUnitBlock(tx, { unitNumber, kind: "maintenance", now: history.now }),
  );
  return "mend";
}

async function count(history: History): Promise<string> {
  const itemId = history.items[history.random(2)] ?? "";
  const by = history.random(5) - 2;
  const result = await inTransaction(history.db, (tx) => changeOwned(tx, { itemId, by, now: history.now }));
  return `count ${by} ${result.ok}`;
}

function wait(history: History): Promise<string> {
  // Scans come at any minute, periods lie on quarter-hours.
  history.now = addMs(history.now, (1 + history.random(12 * 60)) * MINUTE_MS);
  return Promise.resolve("wait");
}

type Claim = typeof hireClaims.$inferSelect;

function isLive({ state, expiresAt }: Claim, now: Date): boolean {
  return (
    state === "firm" || state === "out" || (state === "provisional" && expiresAt !== null && expiresAt > now)
  );
}

/** The highest sum of quantities in a period, counted at each minute; `endOf` says when a claim ends. */
function naivePeak(claims: readonly Claim[], period: Period, endOf: (claim: Claim) => Date): number {
  const spans = claims.map((claim) => ({
    start: claim.startsAt.getTime(),
    end: endOf(claim).getTime(),
    quantity: claim.quantity,
  }));
  let peak = 0;
  for (let at = period.from.getTime(); at < period.to.getTime(); at += MINUTE_MS) {
    let sum = 0;
    for (const { start, end, quantity } of spans) if (start <= at && at < end) sum += quantity;
    peak = Math.max(peak, sum);
  }
  return peak;
}

/** Checks that at every instant the stored periods of live claims sum to no more than is owned. */
async function checkInvariant({ db, items, now }: History, step: string): Promise<void> {
  const period = { from: addMs(START, -2 * DAY_MS), to: addMs(START, LENGTH * 3) };
  for (const itemId of items) {
    const [item] = await db.select().from(hireItems).where(eq(hireItems.id, itemId));
    const claims = await db.select().from(hireClaims).where(eq(hireClaims.itemId, itemId));
    const live = claims.filter((one) => isLive(one, now));
    expect(
      naivePeak(live, period, ({ endsAt }) => endsAt),
      step,
    ).toBeLessThanOrEqual(item?.owned ?? 0);
    const open = await db.select().from(hireShortages).where(eq(hireShortages.itemId, itemId));
    for (const { quantity } of open) expect(quantity, step).toBeGreaterThan(0);
  }
}

/** What the statement says of a random period is what counting says; with pinned units it may be less. */
async function compareAnswer(history: History, step: string): Promise<void> {
  const { db, items, now } = history;
  const itemId = pick(history, items) ?? "";
  const hire = somePeriod(history);
  const [answer] = await getAvailability(db, { period: hire, wanted: [{ itemId, quantity: 99 }], now });
  const { hours, overdueUntil } = await readStoreHours(db, { from: hire.from, now });
  const [item] = await db.select().from(hireItems).where(eq(hireItems.id, itemId));
  const buffers = {
    prepMinutes: item?.prepMinutes ?? 0,
    turnaroundMinutes: item?.turnaroundMinutes ?? 0,
  };
  const blocked = blockedPeriod(hire, buffers, hours);
  const asked = { itemId, owned: item?.owned ?? 0, period: blocked };
  const read = (await listLiveClaims(db, [asked], { now, overdueUntil })).get(itemId) ?? [];
  expect(freePieces(asked.owned, read, blocked), `${step}, in memory`).toBe(answer?.available);
  const claims = await db.select().from(hireClaims).where(eq(hireClaims.itemId, itemId));
  const live = claims.filter((one) => isLive(one, now));
  const endOf = ({ kind, state, endsAt }: Claim) =>
    (state === "out" || (state === "firm" && kind === "maintenance")) && endsAt <= now
      ? new Date(Math.max(endsAt.getTime(), overdueUntil.getTime()))
      : endsAt;
  const peak = naivePeak(live, blocked, endOf);
  const free = Math.max(0, (item?.owned ?? 0) - peak);
  if (live.some(({ unitNumber }) => unitNumber !== null))
    expect(answer?.available, step).toBeLessThanOrEqual(free);
  else expect(answer?.available, step).toBe(free);
}
