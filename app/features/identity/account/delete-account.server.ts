import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { enquiries, enquiryAttachments } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { REMOVED_PERSON } from "../removed-person.ts";
import { isLastActiveAdmin, lockAdmins } from "../users/active-admins.server.ts";
import { addCustomersLeft, forgetCustomer } from "./forget-customer.server.ts";
import { eraseFromOrders, forgetPersonInUnpaidOrders } from "./forget-person.server.ts";
import { removeMailedLinks } from "./mailed-links.server.ts";
import { isAboutOwn } from "./mails-about-own.server.ts";
import { noteErasures } from "./note-erasures.server.ts";
import { hasMailAddress, type Owner, ownedBy } from "./owned-by.server.ts";

export type DeleteAccountRefusal = { readonly kind: "last-admin" } | { readonly kind: "not-found" };

export interface DeletedAccount {
  /** Files of the person's enquiries, to be removed from the storage. */
  readonly files: readonly string[];
}

/** What forgetting a person needs to know of features above this one. */
export interface Forgetting {
  /** The company's own addresses, in lower case. A person with one of them shares it with everybody's mails. */
  readonly companyAddresses: readonly string[];
  /**
   * Removes what those features keep of the person, in the deletion's own transaction. `erasedBy` is the staff member;
   * null: the person deletes the account.
   */
  readonly further: (tx: Tx, person: Owner, erasedBy: string | null) => Promise<void>;
}

/**
 * Deletes an account for good, in one transaction: profile, password, roles, sessions, cart, links, enquiries, mails
 * and what staff noted about the customer. What the law makes us keep stays: orders that became invoices or may still
 * become one, no longer linked to anybody, and statements of withdrawal, which prove what was said and when. Orders that
 * came to nothing lose the person; all others are marked (`erasedAt`) and lose the phone number and the notes once they are
 * over. Orders that wait for their money are ended by the caller first. Hires go through `forgetting.further`. The last
 * admin cannot go.
 */
export async function deleteAccount(
  db: Db,
  { actorId, userId }: { readonly actorId: string; readonly userId: string },
  forgetting: Forgetting,
): Promise<Result<DeletedAccount, DeleteAccountRefusal>> {
  return inTransaction(db, async (tx) => {
    if (isLastActiveAdmin(await lockAdmins(tx), userId)) return refuse({ kind: "last-admin" });
    return deleteAccountIn(tx, { actorId, userId }, forgetting);
  });
}

/** Deletes an account that is not the last admin's; see `deleteAccount`. */
export async function deleteAccountIn(
  tx: Tx,
  { actorId, userId }: { readonly actorId: string; readonly userId: string },
  forgetting: Forgetting,
): Promise<Result<DeletedAccount, { readonly kind: "not-found" }>> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user) return refuse({ kind: "not-found" });
  // Only a confirmed address proves that what was sent under it came from this person.
  const email = user.emailVerified ? user.email : null;
  await removeMails(tx, { userId, email: user.email }, forgetting);
  const erasedBy = actorId === userId ? null : actorId;
  const files = await forgetTraces(tx, { userId, email }, forgetting, erasedBy);
  await tx.delete(checkouts).where(and(eq(checkouts.userId, userId), withoutOrder()));
  await removeMailedLinks(tx, userId);
  // Cart, sessions, password, roles and second factor go with the row; orders and checkouts let go of it.
  await tx.delete(users).where(eq(users.id, userId));
  await addAuditEntry(tx, { actorId, action: "user.deleted", subjectId: userId });
  return ok({ files });
}

/**
 * Forgets a guest as an account is forgotten: what came under the address and belongs to no account. Returns the files of
 * the enquiries, to be removed from the storage.
 */
export async function forgetGuest(
  tx: Tx,
  { email, actorId }: { readonly email: string; readonly actorId: string },
  forgetting: Forgetting,
): Promise<readonly string[]> {
  await removeMails(tx, { userId: null, email }, forgetting);
  return forgetTraces(tx, { userId: null, email }, forgetting, actorId);
}

/** Whether the account with this id was deleted. */
export async function isAccountDeleted(db: Db, userId: string): Promise<boolean> {
  const { action, subjectId, subjectType } = auditLog;
  const isOfIt = and(eq(subjectType, "user"), eq(subjectId, userId));
  return (await db.$count(auditLog, and(isOfIt, eq(action, "user.deleted")))) > 0;
}

async function forgetTraces(
  tx: Tx,
  { userId, email }: Owner,
  forgetting: Forgetting,
  erasedBy: string | null,
): Promise<readonly string[]> {
  const files = await removeEnquiries(tx, ownedBy(enquiries, { userId, email }));
  const theirs = ownedBy(orders, { userId, email });
  await forgetting.further(tx, { userId, email }, erasedBy);
  const left = await forgetCustomer(tx, { userId, email });
  const forgotten = await forgetPersonInUnpaidOrders(tx, theirs);
  const kept = await eraseFromOrders(tx, theirs);
  await noteErasures(tx, "order", [...forgotten, ...kept], erasedBy);
  await addCustomersLeft(tx, left);
  return files;
}

/** Returns the names of the files that no row names any more. */
async function removeEnquiries(tx: Tx, theirs: SQL): Promise<readonly string[]> {
  const gone = tx.select({ id: enquiries.id }).from(enquiries).where(theirs);
  const files = await tx
    .delete(enquiryAttachments)
    .where(inArray(enquiryAttachments.enquiryId, gone))
    .returning({ file: enquiryAttachments.file });
  await tx.delete(enquiries).where(theirs);
  return files.map(({ file }) => file);
}

/**
 * Removes the mails to the person, those to staff that are answered to the person, and those about the account or what it
 * ordered, hired or asked for, under whatever address. Mails to
 * others that only name the address stay. So do mails of an order and the contract of a hire that still wait to be sent,
 * and that the information about the right to withdraw was sent: the period is a year longer without (2011/83/EU, Art. 10).
 */
async function removeMails(
  tx: Tx,
  { userId, email }: { readonly userId: string | null; readonly email: string },
  { companyAddresses }: Forgetting,
): Promise<void> {
  const { kind, state, subjectType } = outboxMails;
  const theirs = or(
    isMailOf(email.toLowerCase(), companyAddresses),
    ...(userId === null ? [] : [aboutUser(userId), isAboutOwn(userId)]),
  );
  await tx
    .update(outboxMails)
    .set({ recipient: REMOVED_PERSON.email, replyTo: null, html: "", text: "", lastError: null })
    .where(and(theirs, inArray(kind, ["order-paid", "hire-accepted"]), eq(state, "sent")));
  const waiting = and(eq(state, "queued"), or(eq(subjectType, "order"), eq(kind, "hire-accepted")));
  await tx.delete(outboxMails).where(and(theirs, sql`not coalesce(${waiting}, false)`));
}

function isMailOf(email: string, companyAddresses: readonly string[]): SQL | undefined {
  const { recipient, replyTo } = outboxMails;
  const isTo = hasMailAddress(recipient, email);
  if (!companyAddresses.includes(email)) return or(isTo, hasMailAddress(replyTo, email));
  // All customers answer to this address, and what goes to staff is answered to the customer that it is about.
  return and(isTo, inArray(sql`lower(${replyTo})`, [...companyAddresses]));
}

function aboutUser(userId: string): SQL | undefined {
  return and(eq(outboxMails.subjectType, "user"), eq(outboxMails.subjectId, userId));
}

function withoutOrder(): SQL {
  return sql`not exists (select 1 from ${orders} where ${orders.checkoutId} = ${checkouts.id})`;
}
