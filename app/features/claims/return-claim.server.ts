import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { addWorkingMinutes } from "#app/features/opening-hours/working-hours.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { addMs } from "#app/lib/time/clock.ts";
import { readStoreHours } from "./availability/get-availability.server.ts";
import { listItemFacts } from "./availability/item-facts.server.ts";
import { type ClaimCondition, OPEN_END, type Period } from "./claims.ts";
import { isLive, overlapsPeriod } from "./live-claims.server.ts";
import { lockItems } from "./lock-items.server.ts";
import { coverShortages } from "./shortages/cover-shortages.server.ts";
import { giveWay } from "./shortages/give-way.server.ts";

interface Return {
  readonly claimId: string;
  /** Pieces that are back. */
  readonly quantity: number;
  /** Pieces that are damaged or missing stay off the shelf; of a unit, its state must follow in this transaction. */
  readonly condition?: ClaimCondition;
  readonly actorId?: string | null;
  /** When they came back, which may be long before it is known; by default `now`. */
  readonly at?: Date;
  readonly now: Date;
}

export type ReturnRefusal =
  | { readonly kind: "not-out" }
  | { readonly kind: "too-many"; readonly out: number }
  /** Only gear that is out would have to give way. */
  | { readonly kind: "all-out" };

/**
 * Takes pieces of a claim back that came at `at`, early or late: they are done, and a turnaround in working time begins
 * now. It is cut short where it would displace somebody, and is marked as a rush. The rest of the claim stays out.
 */
export async function returnClaim(
  tx: Tx,
  { claimId, quantity, condition = "good", actorId = null, now, at = now }: Return,
): Promise<Result<{ readonly rush: boolean }, ReturnRefusal>> {
  const [seen] = await tx
    .select({ itemId: hireClaims.itemId })
    .from(hireClaims)
    .where(eq(hireClaims.id, claimId));
  if (!seen) return refuse({ kind: "not-out" });
  const owned = (await lockItems(tx, [seen.itemId])).get(seen.itemId) ?? 0;
  const [claim] = await tx.select().from(hireClaims).where(eq(hireClaims.id, claimId));
  if (claim?.state !== "out") return refuse({ kind: "not-out" });
  if (quantity > claim.quantity) return refuse({ kind: "too-many", out: claim.quantity });
  const endsAt = claim.startsAt < at ? at : addMs(claim.startsAt, 1);
  const done = { state: "done" as const, condition, endsAt };
  if (quantity === claim.quantity) await tx.update(hireClaims).set(done).where(eq(hireClaims.id, claimId));
  else {
    await tx
      .update(hireClaims)
      .set({ quantity: claim.quantity - quantity })
      .where(eq(hireClaims.id, claimId));
    await tx.insert(hireClaims).values({ ...claim, ...done, id: newId(), quantity });
  }
  if (condition !== "good") {
    if (claim.unitNumber !== null) return ok({ rush: false });
    const { itemId, reference } = claim;
    const blocked = await blockPieces(tx, { itemId, owned, quantity, condition, reference, actorId, now });
    return blocked.ok ? ok({ rush: false }) : blocked;
  }
  const rush = await addTurnaround(tx, { claim, owned, quantity, now });
  await coverShortages(tx, { itemIds: [claim.itemId], now });
  return ok({ rush });
}

interface PiecesBlock {
  readonly itemId: string;
  readonly owned: number;
  readonly quantity: number;
  readonly condition: Exclude<ClaimCondition, "good">;
  /** The number of the hire that they came back from. */
  readonly reference: string;
  readonly actorId: string | null;
  readonly now: Date;
}

/** Keeps counted pieces off the shelf until somebody ends it; who was promised them gets a shortage. */
async function blockPieces(
  tx: Tx,
  { itemId, owned, quantity, condition, reference, actorId, now }: PiecesBlock,
): Promise<Result<null, { readonly kind: "all-out" }>> {
  const kind = condition === "damaged" ? ("maintenance" as const) : condition;
  const period = { from: now, to: OPEN_END };
  await tx.insert(hireClaims).values({
    itemId,
    quantity,
    kind,
    state: "firm",
    startsAt: period.from,
    endsAt: period.to,
    owner: "staff",
    reference,
    actorId,
    createdAt: now,
  });
  const given = await giveWay(tx, { itemId, owned, period, reason: kind, now });
  return given.ok ? ok(null) : given;
}

interface Turnaround {
  readonly claim: typeof hireClaims.$inferSelect;
  readonly owned: number;
  readonly quantity: number;
  readonly now: Date;
}

/** Adds the turnaround after a return, cut short for the next hire where it must be. True when it was cut short. */
async function addTurnaround(tx: Tx, { claim, owned, quantity, now }: Turnaround): Promise<boolean> {
  const { itemId, unitNumber, owner, ownerId, lineId, reference } = claim;
  const item = (await listItemFacts(tx, [itemId])).get(itemId);
  const minutes = item?.buffers.turnaroundMinutes ?? 0;
  if (minutes === 0) return false;
  const { hours } = await readStoreHours(tx, { from: now, now });
  const full = { from: now, to: addWorkingMinutes(now, minutes, hours) };
  const to = await firstDisplaced(tx, { itemId, unitNumber, owned, quantity, period: full, now });
  const rush = to < full.to;
  if (to > now)
    await tx.insert(hireClaims).values({
      itemId,
      unitNumber,
      quantity,
      kind: "turnaround",
      state: "firm",
      startsAt: now,
      endsAt: to,
      rush,
      owner,
      ownerId,
      lineId,
      reference,
      createdAt: now,
    });
  return rush;
}

interface WantedPieces {
  readonly itemId: string;
  readonly unitNumber: number | null;
  readonly owned: number;
  readonly quantity: number;
  readonly period: Period;
  readonly now: Date;
}

/** The first instant of a period at which `quantity` more would be more than is owned, or its unit is promised. */
async function firstDisplaced(
  tx: Tx,
  { itemId, unitNumber, owned, quantity, period, now }: WantedPieces,
): Promise<Date> {
  const claims = await tx
    .select({
      startsAt: hireClaims.startsAt,
      endsAt: hireClaims.endsAt,
      quantity: hireClaims.quantity,
      unitNumber: hireClaims.unitNumber,
    })
    .from(hireClaims)
    .where(and(eq(hireClaims.itemId, itemId), isLive(now), overlapsPeriod(period)))
    .orderBy(asc(hireClaims.startsAt));
  const instants = [period.from, ...claims.map(({ startsAt }) => startsAt).filter((at) => at > period.from)];
  for (const at of instants) {
    const met = claims.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
    const sum = sumQuantities(met);
    const unitTaken = unitNumber !== null && met.some((claim) => claim.unitNumber === unitNumber);
    if (unitTaken || sum + quantity > owned) return at;
  }
  return period.to;
}
