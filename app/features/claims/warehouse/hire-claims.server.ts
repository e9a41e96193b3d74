import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { newId } from "#app/lib/ids.ts";
import { FIRM_CLAIMS } from "../enums.ts";
import { listItemsOf, lockItems } from "../lock-items.server.ts";

/** A promise of a hire that is firm, out or back. */
export type HireClaim = typeof hireClaims.$inferSelect;

/**
 * Locks the items of a hire, and `moreItemIds`, until the transaction ends, and gives what it was promised: on the
 * shelf, prepared, out and back. Firm claims of units come before counts, the oldest first.
 */
export async function lockHireClaims(
  tx: Tx,
  hireId: string,
  moreItemIds: readonly string[] = [],
): Promise<readonly HireClaim[]> {
  await lockItems(tx, [...(await listItemsOf(tx, hireId)), ...moreItemIds]);
  return listHireClaims(tx, hireId);
}

/** The claims of a hire without a lock. */
export function listHireClaims(tx: Db, hireId: string): Promise<HireClaim[]> {
  return tx
    .select()
    .from(hireClaims)
    .where(
      and(
        eq(hireClaims.owner, "hire"),
        eq(hireClaims.ownerId, hireId),
        eq(hireClaims.kind, "hire"),
        inArray(hireClaims.state, FIRM_CLAIMS),
      ),
    )
    .orderBy(asc(hireClaims.unitNumber), asc(hireClaims.createdAt), asc(hireClaims.id));
}

/** Lies on the shelf for its hire. */
export function isWaiting({ state, preparedAt }: HireClaim): boolean {
  return state === "firm" && preparedAt === null;
}

/** Was taken off the shelf for its hire and has not left. */
export function isPrepared({ state, preparedAt }: HireClaim): boolean {
  return state === "firm" && preparedAt !== null;
}

/** Of the claims of one unit, the one that says where it is: it may have come back and gone out again. */
export function currentClaim(claims: readonly HireClaim[]): HireClaim | undefined {
  return (
    claims.find(({ state }) => state === "out") ??
    claims.find(isPrepared) ??
    claims.find(isWaiting) ??
    lastReturned(claims)
  );
}

/** Of the claims of one unit, the one that came back last. */
export function lastReturned(claims: readonly HireClaim[]): HireClaim | undefined {
  return claims
    .filter(({ state }) => state === "done")
    .sort((a, b) => b.endsAt.getTime() - a.endsAt.getTime())[0];
}

/** The item that a claim serves on its line. */
export function promisedItem({ forItemId, itemId }: Pick<HireClaim, "forItemId" | "itemId">): string {
  return forItemId ?? itemId;
}

/** Makes so many pieces of a claim a claim of their own. Gives it; the whole one where it has no more. */
export async function splitClaim(tx: Tx, claim: HireClaim, quantity: number): Promise<HireClaim> {
  if (quantity >= claim.quantity) return claim;
  await tx
    .update(hireClaims)
    .set({ quantity: claim.quantity - quantity })
    .where(eq(hireClaims.id, claim.id));
  const part = { ...claim, id: newId(), quantity };
  await tx.insert(hireClaims).values(part);
  return part;
}

/** Splits claims so that the first ones have `quantity` pieces together; gives those, or all where there are fewer. */
export async function takePieces(
  tx: Tx,
  claims: readonly HireClaim[],
  quantity: number,
): Promise<readonly HireClaim[]> {
  const taken: HireClaim[] = [];
  let left = quantity;
  for (const claim of claims) {
    if (left === 0) break;
    const part = await splitClaim(tx, claim, Math.min(left, claim.quantity));
    left -= part.quantity;
    taken.push(part);
  }
  return taken;
}
