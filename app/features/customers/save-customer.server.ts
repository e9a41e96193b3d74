import { and, eq, isNull } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { customers } from "#app/db/schema/customers.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { readTags } from "./customers.ts";

interface Saved {
  readonly id: string;
  /** The version that the page showed. */
  readonly version: number;
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  /** The tags, with commas between. */
  readonly tags: string;
  readonly note: string;
  readonly actorId: string;
}

export type SaveCustomerRefusal =
  | { readonly kind: "not-found" }
  | { readonly kind: "conflict" }
  | { readonly kind: "no-name" }
  /** Too many tags, or one that is too long. */
  | { readonly kind: "tags" };

/** Saves contact details, tags and note. From then on orders and the account no longer change the contact details. */
export async function saveCustomer(
  db: Db,
  { id, version, actorId, ...typed }: Saved,
): Promise<Result<null, SaveCustomerRefusal>> {
  const name = cleanText(typed.name);
  if (name === "") return refuse({ kind: "no-name" });
  const tags = readTags(typed.tags);
  if (tags === null) return refuse({ kind: "tags" });
  const values = {
    name,
    company: cleanText(typed.company) || null,
    phone: cleanText(typed.phone),
    tags: [...tags],
    note: cleanText(typed.note, true),
  };
  return inTransaction(db, async (tx) => {
    const customer = await lockCustomer(tx, id);
    if (!customer) return refuse({ kind: "not-found" });
    if (customer.version !== version) return refuse({ kind: "conflict" });
    const isContact = (["name", "company", "phone"] as const).some((key) => values[key] !== customer[key]);
    await tx
      .update(customers)
      .set({ ...values, edited: customer.edited || isContact, ...nextVersion(customers) })
      .where(eq(customers.id, id));
    await addAuditEntry(tx, { actorId, action: "customer.changed", subjectId: id });
    return ok(null);
  });
}

/** Locks a customer that is not merged into another one; null where there is none. */
export async function lockCustomer(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.mergedInto)))
    .for("update");
  return row ?? null;
}
