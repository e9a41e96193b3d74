import { and, asc, eq, inArray, or } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { refreshCustomer } from "#app/db/refresh-customer.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

interface Merge {
  /** The customer that stays. */
  readonly keptId: string;
  /** The customer that becomes part of it. */
  readonly goneId: string;
  readonly actorId: string;
  /** Whether the actor may set price lists. */
  readonly setsPriceLists: boolean;
  readonly now: Date;
}

export type MergeRefusal =
  | { readonly kind: "not-found" | "same" }
  /** One of them would buy at the other's price list, which the actor may not decide. */
  | { readonly kind: "price-list" };

/**
 * Makes two customers one: the addresses of the second, and with them its account, orders and all else, belong to the
 * first; tags are put together, the note is added below, and a first one without a price list gets the second's. The
 * second stays as a hidden row, so that it can be parted again.
 */
export async function mergeCustomers(
  db: Db,
  { keptId, goneId, actorId, setsPriceLists, now }: Merge,
): Promise<Result<null, MergeRefusal>> {
  if (keptId === goneId) return refuse({ kind: "same" });
  return inTransaction(db, async (tx) => {
    const rows = await lockCustomers(tx, [keptId, goneId]);
    const kept = rows.find(({ id }) => id === keptId);
    const gone = rows.find(({ id }) => id === goneId);
    if (!kept || !gone || kept.mergedInto !== null || gone.mergedInto !== null)
      return refuse({ kind: "not-found" });
    if (!setsPriceLists && kept.priceListId !== gone.priceListId) return refuse({ kind: "price-list" });
    await tx.update(customers).set({ mergedInto: keptId }).where(eq(customers.mergedInto, goneId));
    await tx.update(customers).set({ mergedInto: keptId, mergedAt: now }).where(eq(customers.id, goneId));
    await tx.update(customerEmails).set({ customerId: keptId }).where(eq(customerEmails.customerId, goneId));
    await tx
      .update(customers)
      .set({
        tags: [...new Set([...kept.tags, ...gone.tags])],
        note: [kept.note, gone.note].filter((note) => note !== "").join("\n\n"),
        company: kept.company ?? gone.company,
        phone: kept.phone || gone.phone,
        ...(kept.priceListId === null && { priceListId: gone.priceListId, priceListFrom: goneId }),
        ...nextVersion(customers),
      })
      .where(eq(customers.id, keptId));
    await refreshCustomer(tx, keptId);
    const entry = { actorId, action: "customer.merged" } as const;
    await addAuditEntry(tx, { ...entry, subjectId: keptId, details: { mergedId: goneId } });
    await addAuditEntry(tx, { ...entry, subjectId: goneId, details: { mergedInto: keptId } });
    return ok(null);
  });
}

export type PartRefusal =
  | { readonly kind: "not-found" }
  /** One of them would buy at another price list than now, which the actor may not decide. */
  | { readonly kind: "part-price-list" };

/**
 * Takes a merge back: the customer gets its first addresses again, with all that came under them. Tags and note of the
 * customer that stayed are left as they are; a price list that it took over from the parted customer leaves with it.
 */
export async function partCustomers(
  db: Db,
  { keptId, goneId, actorId, setsPriceLists }: Omit<Merge, "now">,
): Promise<Result<null, PartRefusal>> {
  return inTransaction(db, async (tx) => {
    const rows = await lockCustomers(tx, [keptId, goneId]);
    const kept = rows.find(({ id }) => id === keptId);
    const gone = rows.find(({ id }) => id === goneId);
    if (!kept || gone?.mergedInto !== keptId) return refuse({ kind: "not-found" });
    const keeps = kept.priceListId === null || kept.priceListFrom !== goneId;
    if (!setsPriceLists && !(keeps && kept.priceListId === gone.priceListId))
      return refuse({ kind: "part-price-list" });
    await tx
      .update(customerEmails)
      .set({ customerId: goneId })
      .where(and(eq(customerEmails.originId, goneId), eq(customerEmails.customerId, keptId)));
    await tx
      .update(customers)
      .set({ mergedInto: null, mergedAt: null, ...nextVersion(customers) })
      .where(eq(customers.id, goneId));
    await tx
      .update(customers)
      .set({ priceListId: null, priceListFrom: null })
      .where(and(eq(customers.id, keptId), eq(customers.priceListFrom, goneId)));
    await refreshCustomer(tx, keptId);
    await refreshCustomer(tx, goneId);
    const entry = { actorId, action: "customer.parted" } as const;
    await addAuditEntry(tx, { ...entry, subjectId: keptId, details: { partedId: goneId } });
    await addAuditEntry(tx, { ...entry, subjectId: goneId, details: { partedFrom: keptId } });
    return ok(null);
  });
}

/** Locks customers in the order of their ids, so that two people who merge the same ones do not wait for each other. */
function lockCustomers(tx: Tx, ids: readonly string[]) {
  return tx
    .select()
    .from(customers)
    .where(or(inArray(customers.id, [...ids]), inArray(customers.mergedInto, [...ids])))
    .orderBy(asc(customers.id))
    .for("update");
}
