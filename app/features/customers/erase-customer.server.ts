import { eq, inArray } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { customerEmails } from "#app/db/schema/customers.ts";
import { userRoles } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { readAccountData } from "#app/features/identity/account/account-data.server.ts";
import {
  deleteAccountIn,
  type Forgetting,
  forgetGuest,
} from "#app/features/identity/account/delete-account.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getCustomer } from "./get-customer.server.ts";
import { lockCustomer } from "./save-customer.server.ts";

interface Erasure {
  readonly id: string;
  /** One of the customer's addresses, typed to confirm. */
  readonly email: string;
  readonly actorId: string;
}

type ErasureRefusal = { readonly kind: "not-found" | "other-address" | "staff" };

/** The accounts and addresses of a customer, whose orders that wait for their money are ended before the erasure. */
export async function listIdentities(
  db: Db,
  customerId: string,
): Promise<{ readonly userIds: readonly string[]; readonly emails: readonly string[] }> {
  const rows = await db.select().from(customerEmails).where(eq(customerEmails.customerId, customerId));
  return {
    userIds: rows.flatMap(({ userId }) => (userId === null ? [] : [userId])),
    emails: rows.map(({ email }) => email),
  };
}

/** Whether a customer can be erased as it is asked for. */
export async function checkErasure(
  db: Db,
  { id, email }: Omit<Erasure, "actorId">,
): Promise<Result<null, ErasureRefusal>> {
  const customer = await getCustomer(db, id);
  if (!customer) return refuse({ kind: "not-found" });
  if (!customer.emails.includes(email.trim().toLowerCase())) return refuse({ kind: "other-address" });
  const ids = customer.accounts.map((account) => account.id);
  return (await db.$count(userRoles, inArray(userRoles.userId, ids))) > 0
    ? refuse({ kind: "staff" })
    : ok(null);
}

/**
 * Forgets a customer for good, guest or account, in one transaction: what an account's owner can delete, and what staff
 * noted. What the law asks to keep stays. Returns the files of the enquiries, to be removed from the storage.
 */
export async function eraseCustomer(
  db: Db,
  erasure: Erasure,
  forgetting: Forgetting,
): Promise<Result<{ readonly files: readonly string[] }, ErasureRefusal>> {
  const { id, actorId } = erasure;
  return inTransaction(db, async (tx) => {
    if (!(await lockCustomer(tx, id))) return refuse({ kind: "not-found" });
    const allowed = await checkErasure(tx, erasure);
    if (!allowed.ok) return allowed;
    const emails = await tx.select().from(customerEmails).where(eq(customerEmails.customerId, id));
    const files: string[] = [];
    for (const { userId } of emails) {
      if (userId === null) continue;
      const deleted = await deleteAccountIn(tx, { actorId, userId }, forgetting);
      if (deleted.ok) files.push(...deleted.value.files);
    }
    for (const { email } of emails) files.push(...(await forgetGuest(tx, { email, actorId }, forgetting)));
    await addAuditEntry(tx, { actorId, action: "customer.erased", subjectId: id });
    return ok({ files });
  });
}

/** Reads all that is stored about a customer, a list for each of its addresses, and writes down who took it along. */
export async function readCustomerData(
  db: Db,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<readonly object[] | null> {
  const emails = await db.select().from(customerEmails).where(eq(customerEmails.customerId, id));
  if (emails.length === 0) return null;
  const people: object[] = [];
  for (const { email, userId } of emails)
    people.push({ email, ...(await readAccountData(db, { id: userId ?? "", email, withMerged: true })) });
  await inTransaction(db, (tx) =>
    addAuditEntry(tx, { actorId, action: "customer.data-exported", subjectId: id }),
  );
  return people;
}
