import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { priceLists } from "#app/db/schema/shop/price-lists.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

interface Assignment {
  /** The customer. */
  readonly id: string;
  /** The id of a price list; blank for the catalogue's prices. */
  readonly priceList: string;
  readonly actorId: string;
}

export type AssignPriceListRefusal =
  | { readonly kind: "not-found" }
  /** Guests buy at the catalogue's prices. */
  | { readonly kind: "no-account" }
  | { readonly kind: "no-price-list" };

/** Lets the accounts of a customer buy at a price list. Locks the list before the customer, as deleting one does. */
export async function setCustomerPriceList(
  db: Db,
  { id, priceList, actorId }: Assignment,
): Promise<Result<null, AssignPriceListRefusal>> {
  if (priceList !== "" && !isId(priceList)) return refuse({ kind: "no-price-list" });
  return inTransaction(db, async (tx): Promise<Result<null, AssignPriceListRefusal>> => {
    const [list] =
      priceList === ""
        ? []
        : await tx.select().from(priceLists).where(eq(priceLists.id, priceList)).for("share");
    if (priceList !== "" && !list) return refuse({ kind: "no-price-list" });
    const [customer] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.id, id), isNull(customers.mergedInto)))
      .for("update");
    if (!customer) return refuse({ kind: "not-found" });
    const isAccount = and(eq(customerEmails.customerId, id), isNotNull(customerEmails.userId));
    if (list && (await tx.$count(customerEmails, isAccount)) === 0) return refuse({ kind: "no-account" });
    if (customer.priceListId === (list?.id ?? null)) return ok(null);
    await tx
      .update(customers)
      .set({ priceListId: list?.id ?? null, priceListFrom: null })
      .where(eq(customers.id, id));
    await addAuditEntry(tx, {
      actorId,
      action: list ? "customer.price-list-set" : "customer.price-list-removed",
      subjectId: id,
      details: list ? { name: list.name } : {},
    });
    return ok(null);
  });
}
