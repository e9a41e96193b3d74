import { and, eq, inArray, or } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { addresses } from "#app/db/schema/addresses.ts";
import { staffComments } from "#app/db/schema/comments.ts";
import { enquiries, enquiryAttachments, enquiryEntries } from "#app/db/schema/enquiries.ts";
import { calendarFeeds } from "#app/db/schema/hire/calendar-feeds.ts";
import { hireBaskets } from "#app/db/schema/hire/hire-basket.ts";
import { hireLines, hireNotes, hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import {
  hireAcceptances,
  hireQuoteLines,
  hireQuotes,
  hireQuoteVersions,
} from "#app/db/schema/hire/quotes.ts";
import { accounts, sessions, twoFactors, userRoles, users, verifications } from "#app/db/schema/identity.ts";
import { listViews } from "#app/db/schema/list-views.ts";
import { notificationPeople, notificationReads } from "#app/db/schema/notifications.ts";
import { cartItems, cartMerges, savedItems } from "#app/db/schema/shop/cart.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { checkouts, orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { parcelLines, parcels } from "#app/db/schema/shop/parcels.ts";
import { payments, refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { linksOf } from "./mailed-links.server.ts";
import { isAboutOwn } from "./mails-about-own.server.ts";
import { hasMailAddress, ownedBy } from "./owned-by.server.ts";
import { ownCustomersOf, PERSONAL_CUSTOMER } from "./personal-customer.server.ts";
import type { Person, Personal } from "./personal-data.server.ts";

const owned = (table: { readonly userId: AnyPgColumn; readonly email: AnyPgColumn }, { id, email }: Person) =>
  ownedBy(table, { userId: id, email });

const ordersOf = (db: Db, person: Person) =>
  db.select({ id: orders.id }).from(orders).where(owned(orders, person));

const enquiriesOf = (db: Db, person: Person) =>
  db.select({ id: enquiries.id }).from(enquiries).where(owned(enquiries, person));

const refundsOf = (db: Db, person: Person) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.orderId, ordersOf(db, person)));

const parcelsOf = (db: Db, person: Person) =>
  db
    .select({ id: parcels.id })
    .from(parcels)
    .where(inArray(parcels.orderId, ordersOf(db, person)));

const quotesOf = (db: Db, person: Person) =>
  db.select({ id: hireQuotes.id }).from(hireQuotes).where(owned(hireQuotes, person));

const versionsOf = (db: Db, person: Person) =>
  db
    .select({ id: hireQuoteVersions.id })
    .from(hireQuoteVersions)
    .where(inArray(hireQuoteVersions.quoteId, quotesOf(db, person)));

const hiresOf = (db: Db, person: Person) =>
  db.select({ id: hires.id }).from(hires).where(owned(hires, person));

/** What the file of an account holds, in this order: every row that refers to the person, whole but for keys. */
export const PERSONAL: readonly Personal[] = [
  { name: "account", table: users, theirs: (_, { id }) => eq(users.id, id) },
  { name: "roles", table: userRoles, theirs: (_, { id }) => eq(userRoles.userId, id) },
  {
    name: "passwords",
    table: accounts,
    theirs: (_, { id }) => eq(accounts.userId, id),
    without: ["password", "accessToken", "refreshToken", "idToken"],
  },
  {
    name: "secondFactors",
    table: twoFactors,
    theirs: (_, { id }) => eq(twoFactors.userId, id),
    without: ["secret", "backupCodes"],
  },
  { name: "sessions", table: sessions, theirs: (_, { id }) => eq(sessions.userId, id), without: ["token"] },
  {
    name: "links",
    table: verifications,
    theirs: (_, { id }) => linksOf(id),
    without: ["identifier"],
  },
  { name: "addresses", table: addresses, theirs: (_, { id }) => eq(addresses.userId, id) },
  { name: "cart", table: cartItems, theirs: (_, { id }) => eq(cartItems.userId, id) },
  { name: "savedItems", table: savedItems, theirs: (_, { id }) => eq(savedItems.userId, id) },
  { name: "hireBasket", table: hireBaskets, theirs: (_, { id }) => eq(hireBaskets.userId, id) },
  {
    name: "handedOverCarts",
    table: cartMerges,
    theirs: (_, { id }) => eq(cartMerges.userId, id),
    without: ["key"],
  },
  {
    name: "checkouts",
    table: checkouts,
    theirs: (db, person) =>
      or(
        eq(checkouts.userId, person.id),
        inArray(
          checkouts.id,
          db
            .select({ id: orders.checkoutId })
            .from(orders)
            .where(inArray(orders.id, ordersOf(db, person))),
        ),
      ),
    without: ["token", "cartKey"],
  },
  {
    name: "orders",
    table: orders,
    theirs: (db, person) => inArray(orders.id, ordersOf(db, person)),
    without: ["token", "assigneeId"],
  },
  {
    name: "draftOrders",
    table: draftOrders,
    theirs: (_, person) => owned(draftOrders, person),
    without: ["token", "note", "createdBy"],
  },
  {
    name: "orderLines",
    table: orderLines,
    theirs: (db, person) => inArray(orderLines.orderId, ordersOf(db, person)),
  },
  {
    name: "listViews",
    table: listViews,
    theirs: (_, { id }) => eq(listViews.userId, id),
  },
  {
    name: "notificationChoices",
    table: notificationPeople,
    theirs: (_, { id }) => eq(notificationPeople.userId, id),
  },
  {
    name: "notificationsRead",
    table: notificationReads,
    theirs: (_, { id }) => eq(notificationReads.userId, id),
  },
  {
    name: "parcels",
    table: parcels,
    theirs: (db, person) => inArray(parcels.orderId, ordersOf(db, person)),
    without: ["batch", "mailId"],
  },
  {
    name: "parcelLines",
    table: parcelLines,
    theirs: (db, person) => inArray(parcelLines.parcelId, parcelsOf(db, person)),
  },
  {
    name: "payments",
    table: payments,
    theirs: (db, person) => inArray(payments.orderId, ordersOf(db, person)),
  },
  {
    name: "refunds",
    table: refunds,
    theirs: (db, person) => inArray(refunds.orderId, ordersOf(db, person)),
    without: ["actorId"],
  },
  {
    name: "refundLines",
    table: refundLines,
    theirs: (db, person) => inArray(refundLines.refundId, refundsOf(db, person)),
  },
  {
    name: "invoices",
    table: invoices,
    theirs: (db, person) => inArray(invoices.orderId, ordersOf(db, person)),
  },
  {
    name: "withdrawals",
    table: withdrawals,
    theirs: (db, person) =>
      or(inArray(withdrawals.orderId, ordersOf(db, person)), hasMailAddress(withdrawals.email, person.email)),
    without: ["token", "settledBy"],
  },
  {
    name: "enquiries",
    table: enquiries,
    theirs: (db, person) => inArray(enquiries.id, enquiriesOf(db, person)),
    without: ["formToken", "assigneeId"],
  },
  {
    name: "enquiryAnswersAndNotes",
    table: enquiryEntries,
    theirs: (db, person) => inArray(enquiryEntries.enquiryId, enquiriesOf(db, person)),
    without: ["postKey", "authorId"],
  },
  {
    name: "enquiryAttachments",
    table: enquiryAttachments,
    theirs: (db, person) => inArray(enquiryAttachments.enquiryId, enquiriesOf(db, person)),
    without: ["file"],
  },
  {
    name: "quotes",
    table: hireQuotes,
    theirs: (db, person) => inArray(hireQuotes.id, quotesOf(db, person)),
    without: ["token", "assigneeId"],
  },
  {
    name: "quoteVersions",
    table: hireQuoteVersions,
    theirs: (db, person) => inArray(hireQuoteVersions.quoteId, quotesOf(db, person)),
    without: ["ownCostNet", "sentBy"],
  },
  {
    name: "quoteLines",
    table: hireQuoteLines,
    theirs: (db, person) => inArray(hireQuoteLines.versionId, versionsOf(db, person)),
    without: ["costNet", "supplierId"],
  },
  {
    name: "acceptances",
    table: hireAcceptances,
    theirs: (db, person) =>
      or(
        inArray(hireAcceptances.quoteId, quotesOf(db, person)),
        hasMailAddress(hireAcceptances.email, person.email),
      ),
  },
  {
    name: "hires",
    table: hires,
    theirs: (db, person) => inArray(hires.id, hiresOf(db, person)),
    without: ["token", "safetyToken", "assigneeId"],
  },
  {
    name: "hireLines",
    table: hireLines,
    theirs: (db, person) => inArray(hireLines.hireId, hiresOf(db, person)),
    without: ["costNet"],
  },
  {
    name: "hireNotes",
    table: hireNotes,
    theirs: (db, person) => inArray(hireNotes.hireId, hiresOf(db, person)),
    without: ["actorId"],
  },
  {
    name: "hireRequests",
    table: hireRequests,
    theirs: (db, person) =>
      or(
        inArray(hireRequests.quoteId, quotesOf(db, person)),
        inArray(hireRequests.hireId, hiresOf(db, person)),
      ),
    without: ["postKey", "answeredBy"],
  },
  {
    name: "calendarFeeds",
    table: calendarFeeds,
    theirs: (_, { id }) => eq(calendarFeeds.userId, id),
    without: ["tokenHash"],
  },
  ...PERSONAL_CUSTOMER,
  {
    name: "staffComments",
    table: staffComments,
    theirs: (db, person) =>
      or(
        inArray(staffComments.subjectId, ownCustomersOf(db, person)),
        inArray(staffComments.subjectId, ordersOf(db, person)),
        inArray(staffComments.subjectId, hiresOf(db, person)),
        inArray(staffComments.subjectId, quotesOf(db, person)),
      ),
    without: ["postKey", "authorId"],
  },
  {
    name: "mails",
    table: outboxMails,
    theirs: (_, person) =>
      or(
        hasMailAddress(outboxMails.recipient, person.email),
        hasMailAddress(outboxMails.replyTo, person.email),
        and(eq(outboxMails.subjectType, "user"), eq(outboxMails.subjectId, person.id)),
        isAboutOwn(person.id),
      ),
    // The text may hold links that still open something.
    without: ["html", "text", "messageId", "thread", "nextAttemptAt", "leaseUntil", "lastError", "attempts"],
  },
  {
    name: "history",
    table: auditLog,
    theirs: (_, { id }) =>
      or(and(eq(auditLog.subjectType, "user"), eq(auditLog.subjectId, id)), eq(auditLog.actorId, id)),
  },
];
