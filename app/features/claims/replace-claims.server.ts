import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type ClaimRefusal, claimItems, type NewClaims } from "./claim-items.server.ts";
import { coverShortages } from "./cover-shortages.server.ts";
import { listItemFacts } from "./item-facts.server.ts";
import { listItemsOf, lockItems } from "./lock-items.server.ts";
import { isOpenOrSubHired } from "./solve-shortage.server.ts";

interface Replacement {
  /** The holds and claims that give way: of a quote, and of the hire itself. */
  readonly ownerIds: readonly string[];
  readonly claims: Omit<NewClaims, "force">;
}

/**
 * Releases everything that a quote or hire holds and claims the new lines, in one step: what is given back cannot go to
 * anybody in between. Shortages that staff have accepted for a hold stay shortages; any further one refuses the whole.
 */
export async function replaceClaims(
  tx: Tx,
  { ownerIds, claims }: Replacement,
): Promise<Result<void, ClaimRefusal | { readonly kind: "out" }>> {
  const { now } = claims;
  const before: string[] = [];
  for (const ownerId of ownerIds) before.push(...(await listItemsOf(tx, ownerId)));
  const wanted = await listItemFacts(
    tx,
    claims.lines.map(({ itemId }) => itemId),
  );
  await lockItems(tx, [...before, ...wanted.keys()]);
  const [out] = await tx
    .select({ id: hireClaims.id })
    .from(hireClaims)
    .where(and(anyOf(hireClaims.ownerId, ownerIds), eq(hireClaims.state, "out")))
    .limit(1);
  if (out) return refuse({ kind: "out" });
  const shortBefore = await endOpenShortages(tx, ownerIds, now);
  await tx
    .update(hireClaims)
    .set({ state: "released" })
    .where(and(anyOf(hireClaims.ownerId, ownerIds), inArray(hireClaims.state, ["provisional", "firm"])));
  const claimed = await claimItems(tx, { ...claims, force: shortBefore.size > 0 });
  if (!claimed.ok) return claimed;
  const further = claimed.value.short.filter(({ itemId }) => !shortBefore.has(itemId));
  if (further.length > 0) return refuse({ kind: "short", lines: further });
  await coverShortages(tx, { itemIds: before, now });
  return ok(undefined);
}

/** Ids of the items of which owners were short, also where a sub-hire covers it: the new lines are settled with it. */
async function endOpenShortages(tx: Tx, ownerIds: readonly string[], now: Date): Promise<Set<string>> {
  const open = and(anyOf(hireShortages.ownerId, ownerIds), isOpenOrSubHired());
  const live = await tx
    .select({ itemId: hireShortages.itemId })
    .from(hireShortages)
    .where(and(open, or(isNull(hireShortages.expiresAt), gt(hireShortages.expiresAt, now))));
  await tx.update(hireShortages).set({ state: "solved", solution: "released", solvedAt: now }).where(open);
  return new Set(live.map(({ itemId }) => itemId));
}
