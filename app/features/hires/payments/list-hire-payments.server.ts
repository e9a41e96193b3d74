import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances } from "#app/db/schema/hire/quotes.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { isClaimed } from "#app/features/payments/refunds/refunds.ts";
import { addCents, type Cents, ZERO } from "#app/lib/money.ts";
import type { HirePayment } from "./hire-money.ts";
import { returnedOf } from "./returned-payments.ts";

/** Payments of a hire, oldest first. */
export async function listHirePayments(db: Db, hireId: string): Promise<readonly HirePayment[]> {
  return (await listPaymentsOfHires(db, [hireId])).get(hireId) ?? [];
}

/** Payments of hires by the id of the hire, oldest first; none for a hire without any. */
export async function listPaymentsOfHires(
  db: Db,
  hireIds: readonly string[],
): Promise<ReadonlyMap<string, readonly HirePayment[]>> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.hireId, [...hireIds]))
    .orderBy(asc(orders.number));
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const asked = await db.select().from(refunds).where(inArray(refunds.orderId, ids));
  const given = asked.filter((refund) => refund.kind === "order" && isClaimed(refund));
  const returned = given.length === 0 ? new Map<string, Cents>() : await listReturned(db, { rows, given });
  const payments = rows.map((row) => ({
    hireId: row.hireId ?? "",
    orderId: row.id,
    number: row.number,
    token: row.token,
    kind: row.kind,
    charge: row.hireCharge,
    state: row.state,
    provider: row.provider,
    total: row.total,
    vatRows: row.vatRows ?? [],
    placedAt: row.placedAt,
    expiresAt: row.expiresAt,
    paidAt: row.paidAt,
    refunded: addCents(...given.filter((refund) => refund.orderId === row.id).map(({ amount }) => amount)),
    refundsDue: addCents(
      ...given.flatMap(({ orderId, state, amount }) =>
        orderId === row.id && state !== "succeeded" ? amount : [],
      ),
    ),
    returned: returned.get(row.id) ?? ZERO,
    returnedRows: given.flatMap(({ orderId, vatRows }) => (orderId === row.id ? (vatRows ?? []) : [])),
  }));
  return Map.groupBy(payments, ({ hireId }) => hireId);
}

interface GivenBack {
  readonly rows: readonly (typeof orders.$inferSelect)[];
  readonly given: readonly (typeof refunds.$inferSelect)[];
}

async function listReturned(db: Db, { rows, given }: GivenBack): Promise<ReadonlyMap<string, Cents>> {
  const hireIds = [...new Set(rows.flatMap(({ hireId }) => hireId ?? []))];
  const accepted = await db
    .select({
      hireId: hires.id,
      reservedAt: hires.reservedAt,
      total: hireAcceptances.total,
      acceptedAt: hireAcceptances.acceptedAt,
    })
    .from(hireAcceptances)
    .innerJoin(hires, eq(hires.quoteId, hireAcceptances.quoteId))
    .where(inArray(hires.id, hireIds));
  return new Map(
    hireIds.flatMap((id) => {
      const paid = rows.flatMap(({ id: orderId, hireId, kind, total, paidAt }) =>
        hireId === id && paidAt !== null && (kind === "hire-deposit" || kind === "hire-balance")
          ? [{ orderId, total, paidAt }]
          : [],
      );
      const ofHire = accepted.filter(({ hireId }) => hireId === id);
      const reservedAt = ofHire[0]?.reservedAt ?? null;
      return [...returnedOf({ paid, refunds: given, accepted: ofHire, reservedAt })];
    }),
  );
}
