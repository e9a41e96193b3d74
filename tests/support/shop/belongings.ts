import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import * as schema from "#app/db/schema/all.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";

/** What belongs to a customer. */
export interface Belongings {
  readonly userId: string;
  readonly orderId: string;
  readonly orderToken: string;
  readonly withdrawalId: string;
  readonly withdrawalToken: string;
  readonly enquiryId: string;
  readonly attachmentId: string;
  readonly addressId: string;
  /** "" when no mail was written to the customer yet. */
  readonly mailId: string;
  readonly invoice: string;
}

interface Owner {
  readonly email: string;
  /** Is on every paper. */
  readonly name: string;
  /** The order's number; others follow from it. */
  readonly number: number;
  /** The message of the enquiry. */
  readonly message: string;
  /** False for an order without an invoice; the invoice that is made otherwise has a number and no lines. */
  readonly invoiced?: boolean;
}

const LINES = { line1: "1 Sráid", line2: "", town: "Gaillimh", county: "", postcode: "H91 E2K3" };
const PHONE = "091 1";

/** Gives the account of an address a paid order with its invoice, a withdrawal, an enquiry with a file, and an address. */
export async function giveBelongings(db: Db, owner: Owner): Promise<Belongings> {
  const { email, name, number, message } = owner;
  const [user] = await db.select().from(schema.users).where(eq(schema.users.email, email));
  const userId = user?.id ?? "";
  const order = await giveOrder(db, owner, userId);
  const [enquiryId, attachmentId, addressId] = [newId(), newId(), newId()];
  await db.insert(schema.enquiries).values({
    id: enquiryId,
    reference: `IST-${number}`,
    formType: "contact",
    email,
    name,
    phone: PHONE,
    message,
    locale: "en",
    userId,
  });
  await db
    .insert(schema.enquiryAttachments)
    .values({ id: attachmentId, enquiryId, file: `enquiries/${newId()}.jpg` });
  await db
    .insert(schema.addresses)
    .values({ id: addressId, userId, name, phone: PHONE, ...LINES, isDefault: true });
  const [mail] = await db.select().from(schema.outboxMails).where(eq(schema.outboxMails.recipient, email));
  return { userId, ...order, enquiryId, attachmentId, addressId, mailId: mail?.id ?? "" };
}

async function giveOrder(db: Db, { email, name, number, invoiced = true }: Owner, userId: string) {
  const [orderId, checkoutId, withdrawalId] = [newId(), newId(), newId()];
  const [orderToken, withdrawalToken, invoice] = [newToken(), newToken(), `INV-2026-${number}`];
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db
    .insert(schema.checkouts)
    .values({ id: checkoutId, token: newToken(), userId, locale: "en", items: [], expiresAt });
  await db.insert(schema.orders).values({
    id: orderId,
    checkoutId,
    userId,
    email,
    name,
    phone: PHONE,
    expiresAt,
    number,
    token: orderToken,
    locale: "en",
    state: "paid",
    deliveryMethod: "delivery",
    provider: "sandbox",
    address: LINES,
    subtotal: cents(100),
    deliveryPrice: cents(0),
    total: cents(100),
    vatTotal: cents(19),
  });
  const totals = { total: cents(100), net: cents(81), vat: cents(19) };
  if (invoiced)
    await db.insert(schema.invoices).values({
      kind: "invoice",
      number: invoice,
      series: "INV",
      year: 2026,
      sequence: number,
      orderId,
      document: { vatRows: [{ rate: 2300, gross: 100, net: 81, vat: 19 }] },
      issuedAt: new Date(),
      ...totals,
    });
  await db.insert(schema.withdrawals).values({
    id: withdrawalId,
    token: withdrawalToken,
    orderId,
    fromOrder: true,
    locale: "en",
    name,
    email,
    reference: String(number),
    statement: "I withdraw.",
    receivedAt: new Date(),
    refundDueAt: new Date(),
  });
  return { orderId, orderToken, withdrawalId, withdrawalToken, invoice };
}
