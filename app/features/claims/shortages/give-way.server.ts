import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumBy } from "#app/lib/sums.ts";
import type { Period, ShortageReason } from "../claims.ts";
import { isLive, overlapsPeriod } from "../live-claims.server.ts";
import { addShortage } from "./add-shortage.server.ts";
import { coverShortages } from "./cover-shortages.server.ts";

type Claim = Pick<
  typeof hireClaims.$inferSelect,
  "id" | "quantity" | "kind" | "state" | "startsAt" | "endsAt" | "acceptedAt" | "createdAt" | "lineId"
>;

interface Overload {
  readonly itemId: string;
  readonly owned: number;
  readonly period: Period;
  readonly reason: ShortageReason;
  readonly now: Date;
  /** The line that staff chose; left out, the one that was accepted last gives way. */
  readonly lineId?: string | undefined;
}

/**
 * Makes promises fit what is left of an item: where live claims sum to more than is owned, lines give way and get a
 * shortage each; holds that no one has accepted go first and get none. The item is locked already. Refuses where only
 * gear that is out, or blocks, would have to give way. Gives the number of shortages.
 */
export async function giveWay(
  tx: Tx,
  { itemId, owned, period, reason, now, lineId }: Overload,
): Promise<Result<number, { readonly kind: "all-out" }>> {
  const claims = await tx
    .select()
    .from(hireClaims)
    .where(and(eq(hireClaims.itemId, itemId), isLive(now), overlapsPeriod(period)));
  const taken = new Map<string, number>();
  for (;;) {
    const left = claims
      .map((claim) => ({ ...claim, quantity: claim.quantity - (taken.get(claim.id) ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    const over = firstOverload(left, owned, period);
    if (!over) break;
    const loser = chooseLoser(
      left.filter(({ startsAt, endsAt }) => startsAt <= over.at && over.at < endsAt),
      lineId,
    );
    if (!loser) return refuse({ kind: "all-out" });
    taken.set(loser.id, (taken.get(loser.id) ?? 0) + Math.min(loser.quantity, over.by));
  }
  let shortages = 0;
  const short = new Set<string>();
  for (const claim of claims) {
    const quantity = taken.get(claim.id);
    if (quantity === undefined) continue;
    await takeFrom(tx, claim, quantity);
    if (claim.acceptedAt === null) continue;
    shortages += 1;
    short.add(await addShortage(tx, claim, { quantity, reason, now }));
  }
  // A piece of the item that a substitute was claimed for may be free.
  short.delete(itemId);
  await coverShortages(tx, { itemIds: [...short], now });
  return ok(shortages);
}

async function takeFrom(tx: Tx, { id, quantity }: Claim, taken: number): Promise<void> {
  await tx
    .update(hireClaims)
    .set(quantity > taken ? { quantity: quantity - taken } : { state: "released" })
    .where(eq(hireClaims.id, id));
}

/** The first instant within a period at which claims sum to more than is owned, and by how much. */
function firstOverload(
  claims: readonly Claim[],
  owned: number,
  period: Period,
): { readonly at: Date; readonly by: number } | null {
  const starts = claims.map(({ startsAt }) => Math.max(startsAt.getTime(), period.from.getTime()));
  for (const ms of [...new Set(starts)].sort((a, b) => a - b)) {
    const at = new Date(ms);
    const sum = sumBy(claims, ({ startsAt, endsAt, quantity }) =>
      startsAt <= at && at < endsAt ? quantity : 0,
    );
    if (sum > owned) return { at, by: sum - owned };
  }
  return null;
}

function chooseLoser(claims: readonly Claim[], lineId: string | undefined): Claim | null {
  const movable = claims.filter(({ kind, state }) => kind === "hire" && state !== "out");
  const chosen = movable.find((claim) => lineId !== undefined && claim.lineId === lineId);
  return chosen ?? movable.sort((a, b) => promisedAt(b) - promisedAt(a))[0] ?? null;
}

/** Holds that no one accepted count as promised last of all. */
function promisedAt({ acceptedAt, createdAt }: Claim): number {
  return acceptedAt?.getTime() ?? Number.MAX_SAFE_INTEGER / 2 + createdAt.getTime();
}
