import { and, asc, desc, eq, gt, inArray, isNull, type SQL } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { getHireBlock } from "../availability/hire-block.server.ts";
import { UNSENT_CLAIMS } from "../enums.ts";
import { lockItems } from "../lock-items.server.ts";
import { addShortage } from "./add-shortage.server.ts";
import { setPart } from "./solve-shortage.server.ts";

interface TakingBack {
  readonly hireId: string;
  readonly lineId: string;
  readonly itemId: string;
  /** The promised item. */
  readonly forItemId: string;
  /** The pieces that staff saw. */
  readonly quantity: number;
  readonly now: Date;
}

/** SQL: the pieces of a claim lie on the shelf for their hire. */
export function isUnpacked(): SQL | undefined {
  return and(inArray(hireClaims.state, [...UNSENT_CLAIMS]), isNull(hireClaims.preparedAt));
}

/**
 * Releases the pieces of another item that were promised to a line and are not packed. The line is short of the promised
 * item again, for the period that the hire blocks of it now. The caller settles the hire's sub-hires; then what is free of
 * both items covers what is short (`coverShortages`). The hire is locked.
 */
export async function takeBackSubstitute(
  tx: Tx,
  { hireId, lineId, itemId, forItemId, quantity, now }: TakingBack,
): Promise<Result<null, { readonly kind: "conflict" }>> {
  await lockItems(tx, [itemId, forItemId]);
  const waiting = await tx
    .select()
    .from(hireClaims)
    .where(
      and(
        ...[eq(hireClaims.ownerId, hireId), eq(hireClaims.kind, "hire"), eq(hireClaims.lineId, lineId)],
        ...[eq(hireClaims.itemId, itemId), eq(hireClaims.forItemId, forItemId), isUnpacked()],
      ),
    )
    .orderBy(asc(hireClaims.createdAt), asc(hireClaims.id));
  const [first] = waiting;
  if (!first || sumQuantities(waiting) !== quantity) return refuse({ kind: "conflict" });
  for (const { id } of waiting)
    await tx.update(hireClaims).set({ state: "released" }).where(eq(hireClaims.id, id));
  const { from: startsAt, to: endsAt } = await getHireBlock(tx, { hireId, itemId: forItemId, now });
  const opened = { state: "open", solution: null, reopenedAt: now, solvedAt: null } as const;
  const { expiresAt } = first;
  const to = { ...opened, startsAt, endsAt, lineId, expiresAt };
  const left = await setPart(tx, await listSubstituted(tx, { hireId, forItemId, now }), { quantity, to });
  // A further version of the hire has deleted the record of a shortage that a substitute covers.
  if (left > 0) await addShortage(tx, first, { quantity: left, reason: "forced", now });
  return ok(null);
}

/** The shortages of a hire that substitutes solved, the last one first. */
function listSubstituted(
  tx: Tx,
  { hireId, forItemId, now }: Pick<TakingBack, "hireId" | "forItemId" | "now">,
) {
  const { ownerId, itemId, solution, endsAt, solvedAt, id } = hireShortages;
  return tx
    .select()
    .from(hireShortages)
    .where(
      and(...[eq(ownerId, hireId), eq(itemId, forItemId)], ...[eq(solution, "substituted"), gt(endsAt, now)]),
    )
    .orderBy(desc(solvedAt), desc(id));
}
