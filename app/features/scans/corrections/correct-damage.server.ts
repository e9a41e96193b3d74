import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { takeBackDamage } from "#app/features/claims/warehouse/change-condition.server.ts";
import { lockHireClaims } from "#app/features/claims/warehouse/hire-claims.server.ts";
import { followCounts } from "#app/features/hires/counts/follow-counts.server.ts";
import { takeBackCustomDamage } from "#app/features/hires/custom/custom-goods.server.ts";
import { LEFT_STATES } from "#app/features/hires/enums.ts";
import { takeBackSuppliedDamage } from "#app/features/hires/subhires/supplied-goods.server.ts";
import { changeHire, lockHire } from "#app/features/hires/transition-hire.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumQuantities } from "#app/lib/sums.ts";

interface DamageCorrection {
  readonly hireId: string;
  /** The item, the sub-hire of goods that a supplier brought, or the custom line. */
  readonly itemId: string;
  /** Counted pieces that are good after all. */
  readonly quantity: number;
  /** Damaged pieces of the item that the page showed: the same form sent twice takes effect once. */
  readonly seen: number;
  readonly actorId: string;
  readonly now: Date;
}

export type DamageRefusal = {
  readonly kind:
    | "not-found"
    /** The hire is closed: its money was settled by what came back. */
    | "closed"
    /** Another number of pieces is damaged than the page showed. */
    | "conflict"
    | "bad-quantity"
    /** So many are not in repair any more: they were repaired or written off. */
    | "not-in-repair"
    /** The supplier has the goods back. */
    | "sent-back";
};

/**
 * Takes back that counted pieces of a hire, or goods of a supplier, came back damaged: they are good, a repair ends, and
 * who lost them is served again. The history of the hire tells it; the scans and their pictures stay. Units are corrected
 * by a further scan.
 */
export async function correctDamage(
  db: Db,
  { hireId, actorId, now, ...pieces }: DamageCorrection,
): Promise<Result<null, DamageRefusal>> {
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, hireId);
    if (!hire) return refuse({ kind: "not-found" });
    if (!LEFT_STATES.includes(hire.state)) return refuse({ kind: "closed" });
    const { itemId, quantity, seen } = pieces;
    const supplied = await takeBackSuppliedDamage(tx, { hireId, subhireId: itemId, quantity, seen, now });
    const corrected =
      supplied ??
      (await takeBackCustomDamage(tx, { hireId, lineId: itemId, quantity, seen })) ??
      (await correctOwn(tx, { hireId, ...pieces, now }));
    if (!corrected.ok) return corrected;
    await followCounts(tx, hire, { actorId, now });
    const [item] = await tx.select({ code: hireItems.code }).from(hireItems).where(eq(hireItems.id, itemId));
    const details = { item: item?.code, quantity };
    const action = "hire.damage-taken-back";
    await changeHire(tx, hire, { now, actorId, action, details }, { raises: false });
    return ok(null);
  });
}

/** Corrects counted pieces of our own. */
async function correctOwn(
  tx: Tx,
  { hireId, itemId, quantity, seen, now }: Omit<DamageCorrection, "actorId">,
): Promise<Result<null, DamageRefusal>> {
  const claims = (await lockHireClaims(tx, hireId, [itemId])).filter(
    (claim) => claim.itemId === itemId && claim.unitNumber === null && claim.condition === "damaged",
  );
  if (sumQuantities(claims) !== seen) return refuse({ kind: "conflict" });
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > seen) return refuse({ kind: "bad-quantity" });
  return takeBackDamage(tx, { claims, itemId, quantity, now });
}
