import { and, desc, eq, inArray, like, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiryText } from "#app/db/enquiry-text.ts";
import { everyWord, holds } from "#app/db/folded-text.ts";
import { containing } from "#app/db/like.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { bankTransfers } from "#app/db/schema/shop/payments.ts";
import { findProducts } from "#app/features/catalog-desk/find-products.server.ts";
import { phoneBegins } from "#app/features/customers/customer-conditions.server.ts";
import { findCustomers } from "#app/features/customers/find-customers.server.ts";
import { draftName } from "#app/features/draft-orders/drafts.ts";
import { findDrafts } from "#app/features/draft-orders/list/list-drafts.server.ts";
import { findItems } from "#app/features/fleet/items/find-items.server.ts";
import { findUnitsByMark } from "#app/features/fleet/units/unit-queries.server.ts";
import { findHires } from "#app/features/hires/list/list-hires.server.ts";
import type { Role } from "#app/features/identity/identity.ts";
import { can, type Permission } from "#app/features/identity/permissions.ts";
import { inPackingReach } from "#app/features/orders/fulfilment/packing.server.ts";
import { listTrackedOrders } from "#app/features/orders/fulfilment/tracked-orders.server.ts";
import { findQuotes } from "#app/features/quotes/list/list-quotes.server.ts";
import { listWithdrawals } from "#app/features/withdrawals/admin-queries.server.ts";
import { withdrawalsList } from "#app/features/withdrawals/admin-query.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { orderName } from "#app/i18n/formats.ts";
import { type Found, MAX_FIND_LENGTH, MIN_FIND_LENGTH } from "./find.ts";
import { findBrands, findCategories, findEntries, findLibraryPictures } from "./find-site.server.ts";

/** Hits of one kind. */
const EACH = 5;

/**
 * Orders, documents, customers, products, categories, brands, hire items, units, quotes, hires, enquiries, withdrawals,
 * content entries, pictures and users that a few typed letters may mean and these roles may open.
 */
export async function findAnything(
  db: Db,
  { typed, roles, now }: { readonly typed: string; readonly roles: readonly Role[]; readonly now: Date },
): Promise<readonly Found[]> {
  const text = typed.trim().slice(0, MAX_FIND_LENGTH).replaceAll("\u0000", "").toWellFormed();
  if (text.length < MIN_FIND_LENGTH && !/^\d$/.test(text)) return [];
  const packs = can(roles, "packing") && !can(roles, "orders");
  const open = [
    ...SEARCHES.filter(([permission]) => can(roles, permission)),
    ...(packs ? [["packing", findPacking] as const] : []),
  ];
  return (await Promise.all(open.map(([, find]) => find(db, text, now)))).flat();
}

/** What is searched, in the order of the palette, each with what it asks for. */
const SEARCHES: readonly (readonly [Permission, (db: Db, text: string, now: Date) => Promise<Found[]>])[] = [
  ["orders", findOrders],
  ["orders", findDraftOrders],
  ["orders", findDocuments],
  ["orders", findRecordedPayments],
  ["customers", findCustomerPages],
  ["hires", findBookings],
  ["products", findGoods],
  ["products", (db, text) => findCategories(db, text, EACH)],
  ["products", (db, text) => findBrands(db, text, EACH)],
  ["fleet", findHireItems],
  ["units", findUnits],
  ["hires", findHireQuotes],
  ["enquiries", findEnquiries],
  ["withdrawals", findWithdrawals],
  ["content", (db, text) => findEntries(db, text, EACH)],
  ["content", (db, text) => findLibraryPictures(db, text, EACH)],
  ["system", findUsers],
];

async function findOrders(db: Db, text: string): Promise<Found[]> {
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  const tracked = await listTrackedOrders(db, text, EACH);
  const rows = await db
    .select({ id: orders.id, number: orders.number, name: orders.name, email: orders.email })
    .from(orders)
    .where(
      or(
        number === undefined
          ? holds(text, orders.name, orders.email, orders.company)
          : eq(orders.number, Number(number)),
        phoneBegins(orders.phone, text),
        tracked.length > 0 ? inArray(orders.id, tracked) : undefined,
      ),
    )
    // The number itself before numbers of telephones.
    .orderBy(desc(eq(orders.number, Number(number ?? 0))), desc(orders.placedAt))
    .limit(EACH);
  return rows.map(({ id, number: n, name, email }) => ({
    kind: "order",
    id,
    href: adminPath(`/admin/orders/${id}`),
    title: orderName(n),
    detail: `${name} · ${email}`,
  }));
}

async function findDraftOrders(db: Db, text: string): Promise<Found[]> {
  const found = await findDrafts(db, text, EACH);
  return found.map(({ id, number, name, email }) => ({
    kind: "draft-order",
    id,
    href: adminPath(`/admin/orders/drafts/${id}`),
    title: draftName({ number }),
    detail: `${name} · ${email}`,
  }));
}

/**
 * Finds an order for those who pack, where they have a page of it: by its whole number, with the name on the parcel and
 * nothing else.
 */
async function findPacking(db: Db, text: string, now: Date): Promise<Found[]> {
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  if (number === undefined) return [];
  const rows = await db
    .select({ id: orders.id, number: orders.number, name: orders.name })
    .from(orders)
    .where(and(eq(orders.number, Number(number)), inPackingReach(now)));
  return rows.map(({ id, number: n, name }) => ({
    kind: "order",
    id,
    href: adminPath(`/admin/packing/${id}`),
    title: orderName(n),
    detail: name,
  }));
}

/**
 * Invoices, receipts and credit notes by their number or its beginning, the latest first; they are on the page of their
 * order.
 */
async function findDocuments(db: Db, text: string): Promise<Found[]> {
  if (!/^[a-z]{1,6}-\d{4}(?:-\d{0,9})?$/i.test(text)) return [];
  const rows = await db
    .select({ id: invoices.id, number: invoices.number, orderId: orders.id, name: orders.name })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(like(invoices.number, `${text.toUpperCase()}%`))
    .orderBy(desc(eq(invoices.number, text.toUpperCase())), desc(invoices.number))
    .limit(EACH);
  return rows.map(({ id, number, orderId, name }) => ({
    kind: "document",
    id,
    href: adminPath(`/admin/orders/${orderId}`),
    title: number,
    detail: name,
  }));
}

/** Payments that staff recorded, by what the bank statement or the terminal calls them. */
async function findRecordedPayments(db: Db, text: string): Promise<Found[]> {
  const { orderId, reference, createdAt } = bankTransfers;
  const rows = await db
    .select({ orderId, reference, number: orders.number, name: orders.name })
    .from(bankTransfers)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(sql`lower(${reference}) like ${containing(text.toLowerCase())}`)
    .orderBy(desc(createdAt))
    .limit(EACH);
  return rows.map((row) => ({
    kind: "document",
    id: `payment ${row.orderId}`,
    href: adminPath(`/admin/orders/${row.orderId}`),
    title: row.reference,
    detail: `${orderName(row.number)} · ${row.name}`,
  }));
}

async function findCustomerPages(db: Db, text: string): Promise<Found[]> {
  const found = await findCustomers(db, text, EACH);
  return found.map(({ id, name, company, email, phone }) => ({
    kind: "customer",
    id,
    href: adminPath(`/admin/customers/${id}`),
    title: company ? `${company}, ${name}` : name,
    detail: phone ? `${email} · ${phone}` : email,
  }));
}

/**
 * Statements of withdrawal by the number of their order, a name or an address, settled or not; they are shown in their
 * list.
 */
async function findWithdrawals(db: Db, text: string): Promise<Found[]> {
  const { withdrawals: found } = await listWithdrawals(db, {
    open: null,
    search: text,
    after: null,
    limit: EACH,
  });
  return found.map(({ id, name, reference, state }) => ({
    kind: "withdrawal",
    id,
    href: withdrawalsList.href({ open: state === "open", search: reference || name, after: null }),
    title: reference || name,
    detail: name,
  }));
}

async function findBookings(db: Db, text: string): Promise<Found[]> {
  const found = await findHires(db, text, EACH);
  return found.map(({ id, number, name }) => ({
    kind: "hire",
    id,
    href: adminPath(`/admin/hire/hires/${id}`),
    title: number,
    detail: name,
  }));
}

async function findGoods(db: Db, text: string): Promise<Found[]> {
  const found = await findProducts(db, text, EACH);
  return found.map(({ id, name, sku }) => ({
    kind: "product",
    id,
    href: adminPath(`/admin/products/${id}`),
    title: name,
    detail: sku,
  }));
}

async function findHireItems(db: Db, text: string): Promise<Found[]> {
  const found = await findItems(db, text, EACH);
  return found.map(({ id, name, code }) => ({
    kind: "hire-item",
    id,
    href: adminPath(`/admin/hire/items/${id}`),
    title: name,
    detail: code,
  }));
}

async function findUnits(db: Db, text: string): Promise<Found[]> {
  const found = await findUnitsByMark(db, text, EACH);
  return found.map(({ id, number, itemName, serial }) => ({
    kind: "unit",
    id,
    href: adminPath(`/admin/hire/units/${number}`),
    title: `${number} · ${itemName}`,
    detail: serial ?? "",
  }));
}

async function findHireQuotes(db: Db, text: string): Promise<Found[]> {
  const found = await findQuotes(db, text, EACH);
  return found.map(({ id, number, name }) => ({
    kind: "quote",
    id,
    href: adminPath(`/admin/hire/quotes/${id}`),
    title: number,
    detail: name,
  }));
}

async function findEnquiries(db: Db, text: string): Promise<Found[]> {
  const { id, reference, name, email, company } = enquiries;
  const rows = await db
    .select({ id, reference, name, email })
    .from(enquiries)
    .where(
      or(
        // The index knows the whole text alone.
        and(
          everyWord(text, (pattern) => sql`${enquiryText(enquiries)} like ${pattern}`),
          holds(text, reference, name, email, company),
        ),
        phoneBegins(enquiries.phone, text),
      ),
    )
    .orderBy(desc(id))
    .limit(EACH);
  return rows.map((row) => ({
    kind: "enquiry",
    id: row.id,
    href: adminPath(`/admin/enquiries/${row.id}?state=all`),
    title: row.reference,
    detail: `${row.name} · ${row.email}`,
  }));
}

async function findUsers(db: Db, text: string): Promise<Found[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(holds(text, users.name, users.email))
    .orderBy(users.name)
    .limit(EACH);
  return rows.map(({ id, name, email }) => ({
    kind: "user",
    id,
    href: adminPath(`/admin/users/${id}`),
    title: name,
    detail: email,
  }));
}
