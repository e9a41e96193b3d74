import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { listItemFacts } from "./availability/item-facts.server.ts";
import { type ClaimRefusal, claimItems, type NewClaims } from "./claim-items.server.ts";
import { sumByItem, type WantedItem } from "./claims.ts";
import { UNSENT_CLAIMS } from "./enums.ts";
import { isLive } from "./live-claims.server.ts";
import { listItemsOf, lockItems } from "./lock-items.server.ts";
import { coverShortages } from "./shortages/cover-shortages.server.ts";
import { keepSubstitutes } from "./shortages/keep-substitutes.server.ts";
import { isOpenOrSubHired } from "./shortages/solve-shortage.server.ts";
import { prepareAgain } from "./warehouse/prepare-again.server.ts";

interface Replacement {
  /** The holds and claims that give way: of a quote, and of the hire itself. */
  readonly ownerIds: readonly string[];
  readonly claims: Omit<NewClaims, "force">;
}

interface Replaced {
  /** Prepared pieces that the new lines do not need. */
  readonly putBack: number;
}

/** Pieces by item. */
type Pieces = ReadonlyMap<string, number>;

/**
 * Releases everything that a quote or hire holds and claims the new lines, in one step: what is given back cannot go to
 * anybody in between. As many pieces of an item as were short before may stay short; one more refuses the whole. Where
 * the new lines need fewer pieces of an item, its shortage ends as reduced. Substitutes of the hire and what was prepared
 * stay so, as far as the new lines need them.
 */
export async function replaceClaims(
  tx: Tx,
  { ownerIds, claims }: Replacement,
): Promise<Result<Replaced, ClaimRefusal | { readonly kind: "out" }>> {
  const { now, ownerId } = claims;
  const before: string[] = [];
  for (const owner of ownerIds) before.push(...(await listItemsOf(tx, owner)));
  const wanted = await listItemFacts(
    tx,
    claims.lines.map(({ itemId }) => itemId),
  );
  const itemIds = [...before, ...wanted.keys()];
  await lockItems(tx, itemIds);
  const held = await tx
    .select()
    .from(hireClaims)
    .where(and(anyOf(hireClaims.ownerId, ownerIds), isLive(now)));
  if (held.some(({ state }) => state === "out")) return refuse({ kind: "out" });
  const ended = await endShortages(tx, ownerIds, now);
  const accepted = sumByItem(ended);
  await tx
    .update(hireClaims)
    .set({ state: "released" })
    .where(and(anyOf(hireClaims.ownerId, ownerIds), inArray(hireClaims.state, UNSENT_CLAIMS)));
  const ofHire = held.filter((claim) => claim.ownerId === ownerId);
  const hasSubstitutes = ofHire.some(({ forItemId }) => forItemId !== null);
  const claimed = await claimItems(tx, { ...claims, force: accepted.size > 0 || hasSubstitutes });
  if (!claimed.ok) return claimed;
  // Before shortages of other hires are covered with what was released.
  if (hasSubstitutes) await keepSubstitutes(tx, ofHire, { hireId: ownerId, period: claims.period, now });
  await coverShortages(tx, { itemIds, now });
  const grown = await listGrownLines(tx, ownerId, accepted);
  const further = claimed.value.short.filter(({ lineId }) => grown.has(lineId));
  if (further.length > 0) return refuse({ kind: "short", lines: further });
  await markReduced(tx, { ended, needed: sumByItem([...held, ...ended]), ownerId, now });
  return ok({ putBack: await prepareAgain(tx, held, { hireId: ownerId, now }) });
}

/**
 * Ends what owners are short of: open, covered by a sub-hire, or by pieces that staff found elsewhere. The new lines are
 * counted and settled again. Gives those of firm lines and of holds that last.
 */
async function endShortages(tx: Tx, ownerIds: readonly string[], now: Date) {
  const waiting = or(isOpenOrSubHired(), eq(hireShortages.solution, "reallocated"));
  const live = or(isNull(hireShortages.expiresAt), gt(hireShortages.expiresAt, now));
  const isReleased = and(anyOf(hireShortages.ownerId, ownerIds), waiting);
  const { id, itemId, quantity } = hireShortages;
  const rows = await tx.select({ id, itemId, quantity }).from(hireShortages).where(and(isReleased, live));
  await tx
    .update(hireShortages)
    .set({ state: "solved", solution: "released", solvedAt: now })
    .where(isReleased);
  return rows;
}

/** Ids of the lines with an item of which more pieces are short than were accepted. */
async function listGrownLines(
  tx: Tx,
  ownerId: string,
  accepted: Pieces,
): Promise<ReadonlySet<string | null>> {
  const open = await listOpen(tx, ownerId);
  const short = sumByItem(open);
  const grown = open.filter(({ itemId }) => (short.get(itemId) ?? 0) > (accepted.get(itemId) ?? 0));
  return new Set(grown.map(({ lineId }) => lineId));
}

interface Reduction {
  readonly ended: readonly (WantedItem & { readonly id: string })[];
  /** What the lines before needed. */
  readonly needed: Pieces;
  readonly ownerId: string;
  readonly now: Date;
}

async function markReduced(tx: Tx, { ended, needed, ownerId, now }: Reduction): Promise<void> {
  if (ended.length === 0) return;
  const claims = await tx
    .select()
    .from(hireClaims)
    .where(and(eq(hireClaims.ownerId, ownerId), isLive(now)));
  const needs = sumByItem([...claims, ...(await listOpen(tx, ownerId))]);
  const ids = ended
    .filter(({ itemId }) => (needs.get(itemId) ?? 0) < (needed.get(itemId) ?? 0))
    .map(({ id }) => id);
  await tx.update(hireShortages).set({ solution: "reduced" }).where(anyOf(hireShortages.id, ids));
}

function listOpen(tx: Tx, ownerId: string) {
  return tx
    .select()
    .from(hireShortages)
    .where(and(eq(hireShortages.ownerId, ownerId), eq(hireShortages.state, "open")));
}
