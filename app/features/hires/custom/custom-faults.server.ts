import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireCustomGoods } from "#app/db/schema/hire/custom-goods.ts";
import { hireLines, hires } from "#app/db/schema/hire/hires.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { PieceBlock, PieceBlockKind } from "#app/features/claims/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { lockHire } from "../transition-hire.server.ts";

/**
 * Goods of custom lines that came back damaged, or not at all, and that staff have not settled, the oldest hire first. No
 * claim is of them: they are listed beside the counted pieces of the fleet, by their line.
 */
export async function listCustomFaults(db: Db): Promise<PieceBlock[]> {
  const { damaged, damagedSettled, missing, missingSettled } = hireCustomGoods;
  const sinceOf = (condition: "damaged" | "missing") =>
    sql<Date>`coalesce((select min(${hireScans.occurredAt}) from ${hireScans}
      where ${hireScans.lineId} = ${hireLines.id} and ${hireScans.outcome} = 'applied'
      and ${hireScans.condition} = ${condition}), ${hires.endsAt})`.mapWith(hires.endsAt);
  const rows = await db
    .select({
      itemId: hireLines.id,
      name: hireLines.name,
      nameGa: hireLines.nameGa,
      reference: hires.number,
      hireId: hires.id,
      maintenance: sql<number>`${damaged} - ${damagedSettled}`,
      missing: sql<number>`${missing} - ${missingSettled}`,
      damagedAt: sinceOf("damaged"),
      missingAt: sinceOf("missing"),
    })
    .from(hireCustomGoods)
    .innerJoin(hireLines, eq(hireLines.id, hireCustomGoods.lineId))
    .innerJoin(hires, eq(hires.id, hireLines.hireId))
    .where(or(gt(damaged, damagedSettled), gt(missing, missingSettled)))
    .orderBy(asc(hires.endsAt), asc(hires.number), asc(hireLines.position));
  return rows.flatMap(({ maintenance, missing: gone, damagedAt, missingAt, ...line }) => {
    const block = (kind: PieceBlockKind, quantity: number, since: Date): PieceBlock[] =>
      quantity > 0 ? [{ ...line, code: "", bulk: true, byHand: true, kind, quantity, since }] : [];
    return [...block("maintenance", maintenance, damagedAt), ...block("missing", gone, missingAt)];
  });
}

interface CustomSettlement {
  readonly lineId: string;
  readonly kind: PieceBlockKind;
  /** Pieces that staff are done with. */
  readonly quantity: number;
  /** How many the page showed: the same form sent twice takes effect once. */
  readonly seen: number;
  readonly how: "back" | "written-off";
  readonly note: string;
  readonly actorId: string;
}

/**
 * Takes goods of a custom line off the list: they were repaired, found or written off. What their hire says of its return
 * stays. The history of the hire tells it.
 */
export async function settleCustomFault(
  db: Db,
  { lineId, kind, quantity, seen, how, note, actorId }: CustomSettlement,
): Promise<Result<null, { readonly kind: "not-found" | "conflict" | "bad-quantity" }>> {
  return inTransaction(db, async (tx) => {
    const [line] = await tx
      .select({ hireId: hireLines.hireId, name: hireLines.name })
      .from(hireLines)
      .where(and(eq(hireLines.id, lineId), eq(hireLines.kind, "custom")));
    const hire = line && (await lockHire(tx, line.hireId));
    if (!hire) return refuse({ kind: "not-found" });
    const [goods] = await tx.select().from(hireCustomGoods).where(eq(hireCustomGoods.lineId, lineId));
    const [settled, all] =
      kind === "missing"
        ? [goods?.missingSettled ?? 0, goods?.missing ?? 0]
        : [goods?.damagedSettled ?? 0, goods?.damaged ?? 0];
    if (all - settled !== seen) return refuse({ kind: "conflict" });
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > seen)
      return refuse({ kind: "bad-quantity" });
    const now = settled + quantity;
    await tx
      .update(hireCustomGoods)
      .set(kind === "missing" ? { missingSettled: now } : { damagedSettled: now })
      .where(eq(hireCustomGoods.lineId, lineId));
    await addAuditEntry(tx, {
      actorId,
      action: `hire.goods-${how === "written-off" ? how : kind === "missing" ? "found" : "repaired"}`,
      subjectId: hire.id,
      details: { number: hire.number, goods: line.name, quantity, note },
    });
    return ok(null);
  });
}
