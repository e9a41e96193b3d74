import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines, hires } from "#app/db/schema/hire/hires.ts";
import { hireQuoteVersions, hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { hireStateAt, isDropped } from "../hire-states.ts";
import { type HirePayment, refundableRows } from "../payments/hire-money.ts";
import { listHirePayments } from "../payments/list-hire-payments.server.ts";
import { isUnended } from "./end-subhires.server.ts";
import { isPaid } from "./paid-subhires.server.ts";
import type { HireMargin, SubhireView } from "./subhires.ts";

/** Sub-hires of a hire, the first to begin first. */
export async function listSubhires(db: Db, hireId: string): Promise<readonly SubhireView[]> {
  return db
    .select({
      id: hireSubhires.id,
      supplier: hireSuppliers.name,
      itemName: hireItems.name,
      description: hireSubhires.description,
      quantity: hireSubhires.quantity,
      startsAt: hireSubhires.startsAt,
      endsAt: hireSubhires.endsAt,
      costNet: hireSubhires.costNet,
      state: hireSubhires.state,
      out: hireSubhires.out,
      isUnended: isUnended(),
      supplierReference: hireSubhires.supplierReference,
      orderedAt: hireSubhires.orderedAt,
      receivedAt: hireSubhires.receivedAt,
      sentBackAt: hireSubhires.sentBackAt,
      version: hireSubhires.version,
      hasMail: sql<boolean>`${hireSuppliers.email} <> ''`,
    })
    .from(hireSubhires)
    .innerJoin(hireSuppliers, eq(hireSuppliers.id, hireSubhires.supplierId))
    .leftJoin(hireItems, eq(hireItems.id, hireSubhires.itemId))
    .where(eq(hireSubhires.hireId, hireId))
    .orderBy(asc(hireSubhires.startsAt), asc(hireSubhires.id));
}

/**
 * What a hire brings after its costs. The cost that the quote expected of a line counts until a sub-hire for the line is
 * confirmed; from then on the sub-hire's own does, see `isPaid`. A hire that was dropped brings what was kept of it.
 */
export async function getHireMargin(db: Db, hireId: string, now: Date): Promise<HireMargin> {
  const [hire] = await db
    .select({
      state: hires.state,
      depositDueAt: hires.depositDueAt,
      net: hires.net,
      ownCostNet: hireQuoteVersions.ownCostNet,
    })
    .from(hires)
    .innerJoin(hireQuoteVersions, eq(hireQuoteVersions.id, hires.versionId))
    .where(eq(hires.id, hireId));
  const lines = await db
    .select({ id: hireLines.id, costNet: hireLines.costNet })
    .from(hireLines)
    .where(eq(hireLines.hireId, hireId));
  const state = hire && hireStateAt(hire.state, hire.depositDueAt, now);
  const isOff = state !== undefined && isDropped(state);
  const subhires = await db
    .select({ lineId: hireSubhires.lineId, costNet: hireSubhires.costNet })
    .from(hireSubhires)
    .where(and(eq(hireSubhires.hireId, hireId), isPaid({ isDropped: isOff })));
  const known = new Set(subhires.map(({ lineId }) => lineId));
  const expected = lines.filter(({ id }) => !known.has(id)).map(({ costNet }) => costNet ?? ZERO);
  const net = isOff ? keptOf(await listHirePayments(db, hireId)) : (hire?.net ?? ZERO);
  const ownCosts = isOff ? ZERO : addCents(hire?.ownCostNet ?? ZERO, ...expected);
  const subhireCosts = addCents(...subhires.map(({ costNet }) => costNet));
  return { net, ownCosts, subhireCosts, margin: subtractCents(net, addCents(ownCosts, subhireCosts)) };
}

/** What was paid for a hire and its charges and not given back, net of VAT. */
function keptOf(orders: readonly HirePayment[]): Cents {
  const paid = orders.filter(({ kind, paidAt, total }) => kind !== "hire-security" && paidAt && total > 0);
  return addCents(...paid.flatMap((order) => refundableRows(order).map(({ net }) => net)));
}
