import { globSync, readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { media } from "#app/db/schema/media.ts";
import { productImages } from "#app/db/schema/shop/catalog.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { renderRequestMail } from "#app/features/draft-orders/edit/edit-mails.server.tsx";
import { addEnquiry } from "#app/features/enquiries/add-enquiry.server.ts";
import { answerEnquiry } from "#app/features/enquiries/admin/answer-enquiry.server.tsx";
import { sendLateDigest } from "#app/features/enquiries/admin/send-late-digest.server.tsx";
import { getFormSecret, makeFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import * as account from "#app/features/identity/account/queue-account-mail.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import {
  renderFailedMail,
  renderPaidMails,
  renderReceivedMails,
} from "#app/features/orders/emails/order-mails.server.tsx";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { cancelOrder } from "#app/features/payments/cancel-order.server.tsx";
import { renderRefundMails } from "#app/features/payments/refunds/refund-mails.server.tsx";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { getWithdrawableOrder } from "#app/features/withdrawals/queries.server.ts";
import { renderWithdrawalMails } from "#app/features/withdrawals/render-withdrawal-mails.server.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { MAIL_KINDS } from "#app/i18n/messages/admin/mail-kinds.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "../support/database/test-db.ts";
import { createProduct } from "../support/factories.ts";
import {
  BUYER,
  one,
  openCheckout,
  payOrder,
  postCheckout,
  type Shop,
  sessionOf,
  shopOf,
} from "../support/shop/purchase.ts";
import { handClock, workContext } from "../support/shop/work-context.ts";
import { HIRE_KINDS, type Mail, storeCompany, useMailReader } from "./mail-reader.ts";

const TRACKING = "https://example.ie/track/CE1";
const PICTURE = "/pictures/lamp.jpg";
/** A Monday in winter, at noon. */
const MONDAY = new Date("2026-11-23T12:00:00Z");

const db = await useTestDb();
const faultsOf = useMailReader();

/** Every kind of mail that the sources name, each on a line of its own beside a call that makes a mail. */
function kindsInSources(): string[] {
  const makers = /renderMail\(|renderCustomerMail\(|renderStaffMail\(|queueAccountMail\(/;
  const sources = globSync("app/features/**/*.{ts,tsx}", { exclude: (path) => /\.test\.tsx?$/.test(path) })
    .map((path) => readFileSync(path, "utf8"))
    .filter((source) => makers.test(source));
  const named = sources.flatMap((source) => source.match(/^\s+kind: .*"[a-z]+-[a-z-]+".*,$/gm) ?? []);
  return [...new Set(named.flatMap((line) => line.match(/(?<=")[a-z]+-[a-z-]+(?=")/g) ?? []))].sort();
}

async function order(shop: Shop, locale: Locale, { delivered = false, paid = false } = {}) {
  const { id } = await createProduct(db, { name: "Lamp", nameGa: "Lampa", price: cents(199_99) });
  const mediaId = newId();
  const share = { src: PICTURE, width: 800, height: 800 };
  const file = { filename: mediaId, width: 800, height: 800, variants: [], placeholder: "", share };
  await db.insert(media).values({ ...file, id: mediaId });
  await db.insert(productImages).values({ productId: id, position: 0, source: mediaId, mediaId });
  const address = { line1: "5 Sráid Eyre", town: "Gaillimh", postcode: "H91 X1Y2", billingSame: "yes" };
  const values = { ...BUYER, ...(delivered && { ...address, delivery: "ireland" }) };
  const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, one(id), { locale }), values));
  if (paid) await payOrder(shop, ref);
  const rows = await db.select().from(orders);
  const row = rows.sort((first, second) => second.number - first.number)[0];
  const found = row && (await getOrder(db, row.id));
  if (!row || !found) throw new Error("No order");
  return { order: found, version: row.version, token: row.token };
}

async function orderMails(shop: Shop, locale: Locale): Promise<readonly (Mail | null)[]> {
  const actorId = "staff";
  const waiting = await order(shop, locale);
  await cancelOrder(shop, { orderId: waiting.order.id, version: waiting.version, actorId, limit: null });
  const sent = await order(shop, locale, { delivered: true, paid: true });
  const step = {
    kind: "dispatched",
    carrier: "An Post",
    trackingNumber: "CE1",
    trackingUrl: TRACKING,
  } as const;
  await changeFulfilment(shop, { orderId: sent.order.id, version: sent.version, actorId, step });
  const fetched = await order(shop, locale, { paid: true });
  await changeFulfilment(shop, {
    orderId: fetched.order.id,
    version: fetched.version,
    actorId,
    step: { kind: "ready" },
  });
  const { customerCredit, customer, staffFailed } = await renderRefundMails(shop, sent.order, {
    amount: cents(10_00),
  });
  const onInvoice = { ...sent.order, provider: "invoice" } as const;
  const {
    staffDue,
    customerCredit: transferred,
    customerPaid,
  } = await renderRefundMails(shop, onInvoice, { amount: cents(10_00), byHand: true });
  const { renderStaffAttention } = await renderPaidMails(shop, sent.order);
  const staffAttention = await renderStaffAttention();
  const { company } = await getSettings(db);
  const withdrawn = await renderWithdrawalMails(shop.config, company, {
    stated: {
      token: newToken(),
      locale,
      email: BUYER.email ?? "",
      name: "Áine",
      reference: String(sent.order.number),
    },
    order: await getWithdrawableOrder(db, sent.token),
    // An address without a break is wider than a phone.
    owed: { goods: cents(690_00), delivery: cents(24_95), isWhole: true },
    statement: `I withdraw from my contract for: Lamp.\nEmail: ${"aine.ni.bhriain.".repeat(3)}@example.ie.`,
    now: shop.clock.now(),
  });
  return [
    ...(await renderReceivedMails(shop, onInvoice)),
    await renderFailedMail(shop, waiting.order),
    await renderRequestMail(shop, waiting.order, sent.order),
    ...[staffAttention, customerCredit, customer, staffFailed, staffDue, transferred, customerPaid],
    ...[...withdrawn.receipts, withdrawn.staff],
  ];
}

async function queueAccountMails(locale: Locale): Promise<void> {
  const origin = "https://show.example.ie";
  // So many mails to one address within an hour are refused.
  const user = () => ({ id: newId(), email: `${newId()}@example.ie`, createdAt: new Date(0) });
  const to = () => ({ origin, user: user(), locale, now: MONDAY });
  const token = newToken();
  await account.mailConfirmLink(db, to(), token);
  for (const emailVerified of [true, false])
    await account.mailPasswordLink(db, { ...to(), user: { ...user(), emailVerified } }, token);
  await account.mailAccountExists(db, to());
  const invitation = await account.renderInvitation(db, { actorId: "", origin, token }, user(), locale);
  const moved = await account.renderAddressChanged(db, origin, user(), locale);
  await inTransaction(db, async (tx) => {
    await queueMail(tx, invitation);
    await queueMail(tx, moved);
  });
  await account.mailChangeLink(db, to(), token);
  await account.mailPasswordChanged(db, to());
  await account.mailSecondFactorAdded(db, to());
  await account.mailSecondFactorRemoved(db, to());
  await account.mailRecoveryCodes(db, to());
}

async function queueEnquiryMails(shop: Shop, locale: Locale): Promise<void> {
  const { config } = shop;
  const token = makeFormToken(await getFormSecret(db, config), { now: addMs(MONDAY, -MINUTE_MS) });
  const enquiry = {
    formType: "dry-hire",
    name: "Seán Ó Sé",
    email: `${newId()}@example.ie`,
    phone: "091 555 000",
    company: "Solas",
    message: "24 PAR cans\nfor Saturday, please.",
  } as const;
  const post = { enquiry, locale, token, honeypot: "", clientAddress: "192.0.2.1", userId: null };
  const { reference } = await addEnquiry({ db, config, now: MONDAY }, post);
  const [row] = await db.select().from(enquiries).where(eq(enquiries.reference, reference));
  await answerEnquiry(
    { db, config },
    {
      id: row?.id ?? "",
      text: "Yes.\n\nThey are free.",
      locale,
      idempotencyKey: newId(),
      seen: null,
      authorId: "staff",
      now: MONDAY,
    },
  );
  await addEnquiry(
    { db, config, now: MONDAY },
    {
      ...post,
      token: makeFormToken(await getFormSecret(db, config), { now: addMs(MONDAY, -2 * MINUTE_MS) }),
    },
  );
}

it("every kind of mail has a name for staff", () => {
  expect(kindsInSources().filter((kind) => !(kind in MAIL_KINDS))).toEqual([]);
});

it("A14, L16: every kind of mail names the company, is read by headings and links on a dark phone, and its plain text says the same", async () => {
  const shop = { ...shopOf(db, { ORIGIN: "https://show.example.ie" }), clock: handClock(MONDAY) };
  await db.insert(users).values({ id: "staff", name: "Áine", email: "staff@example.ie" });
  await db.insert(userRoles).values({ userId: "staff", role: "admin" });
  await storeCompany(db);
  const made: Mail[] = [];
  for (const locale of ["en", "ga"] as const) {
    for (const mail of await orderMails(shop, locale)) if (mail) made.push(mail);
    await queueAccountMails(locale);
    await queueEnquiryMails(shop, locale);
  }
  await sendLateDigest(
    workContext(db, { MAIL_TO: "staff@example.ie" }, handClock(addMs(MONDAY, 2 * DAY_MS))),
  );
  made.push(...(await db.select().from(outboxMails)));
  const mails = new Map(made.map((mail) => [`${mail.kind} ${mail.locale}`, mail]));
  expect([...new Set(made.map(({ kind }) => kind)), ...HIRE_KINDS].sort()).toEqual(kindsInSources());
  for (const kind of ["order-received", "order-paid"]) {
    const mail = mails.get(`${kind} en`);
    expect(mail?.html).toContain(`src="https://show.example.ie${PICTURE}"`);
    expect(mail?.text).not.toContain(PICTURE);
  }
  expect(mails.get("order-dispatched en")?.html).toContain(`href="${TRACKING}"`);
  // What goes to staff is English.
  const english = /staff|attention|digest|^refund-(?!paid)/;
  for (const kind of kindsInSources().filter((one) => !english.test(one) && !HIRE_KINDS.includes(one)))
    expect([kind, mails.has(`${kind} en`), mails.has(`${kind} ga`)]).toEqual([kind, true, true]);
  const faults: string[] = [];
  for (const mail of mails.values()) faults.push(...(await faultsOf(mail)));
  expect(faults).toEqual([]);
}, 240_000);
