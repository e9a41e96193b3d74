import { type SQL, sql } from "drizzle-orm";
import { readConfig } from "#app/config.server.ts";
import { type Db, listRows } from "#app/db/client.server.ts";
import { findAnything } from "#app/features/admin-home/find.server.ts";
import { getMenuCounts } from "#app/features/admin-home/menu-counts.server.ts";
import {
  getOperationsState,
  listDueEnquiries,
  listDueOrders,
  listDueWithdrawals,
  listLowStock,
} from "#app/features/admin-home/today.server.ts";
import { listWeeks } from "#app/features/admin-home/weeks.server.ts";
import { auditFilter, auditList } from "#app/features/audit/audit.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { listMisses } from "#app/features/catalog/search/search-admin.server.ts";
import { listAdminProducts } from "#app/features/catalog-desk/list-products.server.ts";
import { type ProductSort, productsList } from "#app/features/catalog-desk/list-query.ts";
import { customersList } from "#app/features/customers/customers-query.ts";
import { listCustomers } from "#app/features/customers/list-customers.server.ts";
import { listEnquiries } from "#app/features/enquiries/admin/admin-queries.server.ts";
import { enquiriesList } from "#app/features/enquiries/admin/enquiry-admin.ts";
import { countEnquiries } from "#app/features/enquiries/queries.server.ts";
import { listErrorReports } from "#app/features/error-reports/queries.server.ts";
import { hiresList } from "#app/features/hires/list/hires-query.ts";
import { listHires } from "#app/features/hires/list/list-hires.server.ts";
import { listUsers } from "#app/features/identity/users/list-users.server.ts";
import { usersList } from "#app/features/identity/users/users-query.ts";
import { mailsList } from "#app/features/mail/mails-query.ts";
import { countMails, listMails } from "#app/features/mail/queries.server.ts";
import { libraryList } from "#app/features/media/library.ts";
import { listLibrary } from "#app/features/media/queries.server.ts";
import { listOrders } from "#app/features/orders/list/list-orders.server.ts";
import { ordersList } from "#app/features/orders/schema.ts";
import { listQuotes } from "#app/features/quotes/list/list-quotes.server.ts";
import { quotesList } from "#app/features/quotes/list/quotes-query.ts";
import { listRedirects } from "#app/features/redirects/queries.server.ts";
import { listWithdrawals } from "#app/features/withdrawals/admin-queries.server.ts";

const ask = (text: string) => new URLSearchParams(text);

async function orders(db: Db, query: string): Promise<number> {
  return (await listOrders(db, ordersList.parse(ask(query)))).orders.length;
}

async function customers(db: Db, query: string): Promise<number> {
  return (await listCustomers(db, customersList.parse(ask(query)))).customers.length;
}

async function hires(db: Db, query: string): Promise<number> {
  return (await listHires(db, hiresList.parse(ask(query)), new Date())).hires.length;
}

async function quotes(db: Db, query: string): Promise<number> {
  const viewed = { viewerId: "bench-1", now: new Date() };
  return (await listQuotes(db, quotesList.parse(ask(query)), viewed)).quotes.length;
}

async function products(db: Db, query: string, second = false): Promise<number> {
  const first = await listAdminProducts(db, productsList.parse(ask(query)));
  return (second && first.next ? await listAdminProducts(db, first.next) : first).products.length;
}

/** The page that is reached from the product before the last page's first one. */
async function lastProducts(db: Db, query: string): Promise<number> {
  const asked = productsList.parse(ask(query));
  const after = await lastProductId(db, asked.sort);
  const { products: shown, next } = await listAdminProducts(db, { ...asked, after });
  if (next !== null) throw new Error("The page of the bench is not the last one.");
  return shown.length;
}

/** The product that the last page of a list comes after. */
async function lastProductId(db: Db, sort: ProductSort): Promise<string> {
  const [row] = await listRows<{ id: string }>(db, LAST_PRODUCT[sort]);
  return row?.id ?? "";
}

const lastOf = (order: string) =>
  sql.raw(`select id from products where parent_id is null order by ${order} offset 10 limit 1`);

const LAST_PRODUCT: Readonly<Record<ProductSort, SQL>> = {
  name: lastOf("lower(name) desc, id desc"),
  changed: lastOf("updated_at, id"),
  price: lastOf("coalesce(price_cents, 2147483647) desc, id desc"),
  dearest: lastOf("coalesce(price_cents, -1), id"),
  stock: lastOf("manage_stock, id desc"),
  sku: lastOf("coalesce(lower(sku), '~') desc, id desc"),
};

async function firstId(db: Db, table: string): Promise<string> {
  const [row] = await listRows<{ id: string }>(
    db,
    sql`select id from ${sql.identifier(table)} order by id limit 1`,
  );
  return row?.id ?? "";
}

async function enquiries(db: Db, query: string): Promise<number> {
  const [{ rows }] = await Promise.all([
    listEnquiries(db, enquiriesList.parse(ask(query)), { viewerId: "bench-1", now: new Date() }),
    countEnquiries(db),
  ]);
  return rows.length;
}

async function mails(db: Db, query: string): Promise<number> {
  const [list] = await Promise.all([listMails(db, mailsList.parse(ask(query))), countMails(db)]);
  return list.mails.length;
}

async function audit(db: Db, query: string): Promise<number> {
  return (await listAuditEntries(db, { ...auditFilter(auditList.parse(ask(query))), limit: 51 })).length;
}

async function today(db: Db): Promise<number> {
  const now = new Date();
  const [due] = await Promise.all([
    listDueEnquiries(db, now),
    listDueOrders(db),
    listDueWithdrawals(db),
    listLowStock(db),
    getOperationsState(db, readConfig({}), now),
    listWeeks(db, now),
  ]);
  return due.length;
}

/** What each address of the back office asks of the database; every one must find something. */
export const ERRANDS: Readonly<Record<string, (db: Db, n: number) => Promise<number>>> = {
  "the menu's counts": async (db) => (await getMenuCounts(db, new Date())).orders,
  today,
  orders: (db) => orders(db, ""),
  "orders, second page": (db) => orders(db, "before=100000"),
  "orders, far back": (db) => orders(db, "before=2000"),
  "orders, by total": (db) => orders(db, "sort=total"),
  "orders, of one month": (db) => orders(db, "from=2026-01-01&until=2026-01-31"),
  "orders, to be sent": (db) => orders(db, "state=paid"),
  "orders, by name": (db, n) => orders(db, `search=person+${n}`),
  "orders, by number": (db, n) => orders(db, `search=${1001 + n}`),
  customers: (db) => customers(db, ""),
  "customers, by spend": (db) => customers(db, "sort=spend"),
  "customers, by name": (db) => customers(db, "sort=name"),
  "customers, guests": (db) => customers(db, "kind=guest"),
  "customers, searched": (db, n) => customers(db, `search=person+${n + 1}`),
  hires: (db) => hires(db, ""),
  "hires, middle page": (db) => hires(db, "view=all&page=1000"),
  "hires, last page": (db) => hires(db, "view=all&page=9999"),
  "hires, out": (db) => hires(db, "view=out"),
  "hires, cancelled, last page": (db) => hires(db, "view=cancelled&page=9999"),
  "hires, by name": (db, n) => hires(db, `view=all&search=hirer+${n + 1}`),
  "hires, by number": (db, n) => hires(db, `view=all&search=H-2027-${String(90_000 + n).padStart(6, "0")}`),
  quotes: (db) => quotes(db, ""),
  "quotes, middle page": (db) => quotes(db, "page=1000"),
  "quotes, last page": (db) => quotes(db, "page=9999"),
  "quotes, accepted, last page": (db) => quotes(db, "view=accepted&page=9999"),
  "quotes, sent": (db) => quotes(db, "view=sent"),
  "quotes, expire soon": (db) => quotes(db, "view=expiring"),
  "quotes, expired, last page": (db) => quotes(db, "view=expired&page=9999"),
  "quotes, by number": (db, n) => quotes(db, `search=HQ-2027-${String(90_000 + n).padStart(6, "0")}`),
  "quotes, by name": (db, n) => quotes(db, `search=hirer+${n + 1}`),
  "enquiries by clock": (db) => enquiries(db, ""),
  "enquiries, all": (db) => enquiries(db, "state=all"),
  "enquiries, answered": (db) => enquiries(db, "state=answered"),
  "enquiries, of one form": (db) => enquiries(db, "state=all&form=dry-hire"),
  "enquiries, by words": (db, n) => enquiries(db, `search=hall+in+town+${n + 1}`),
  "enquiries, by name": (db, n) => enquiries(db, `search=sender+${n}`),
  "enquiries, by reference": (db, n) => enquiries(db, `search=IST-${90_000 + n}`),
  mail: (db) => mails(db, ""),
  "mail, failed": (db) => mails(db, "state=failed"),
  "mail, by recipient": (db, n) => mails(db, `search=person${n}%40`),
  users: async (db) => (await listUsers(db, usersList.parse(ask("")))).users.length,
  "users, newest first": async (db) =>
    (await listUsers(db, usersList.parse(ask("sort=newest")))).users.length,
  "users, by name": async (db, n) =>
    (await listUsers(db, usersList.parse(ask(`search=person+${n + 1}`)))).users.length,
  "searches without result": async (db) => (await listMisses(db, { after: null })).misses.length,
  errors: async (db) => (await listErrorReports(db)).reports.length + 1,
  products: (db) => products(db, ""),
  "products, second page": (db) => products(db, "", true),
  "products, last page": (db) => lastProducts(db, ""),
  "products, by stock, last page": (db) => lastProducts(db, "sort=stock"),
  "products, oldest changes": (db) => lastProducts(db, "sort=changed"),
  "products, by price": (db) => products(db, "sort=price"),
  "products, price last page": (db) => lastProducts(db, "sort=price"),
  "products, dearest first": (db) => products(db, "sort=dearest"),
  "products, by SKU": (db) => products(db, "sort=sku"),
  "products, SKU last page": (db) => lastProducts(db, "sort=sku"),
  "products, of a category": async (db) => products(db, `category=${await firstId(db, "categories")}`),
  "products, of a brand": async (db) => products(db, `brand=${await firstId(db, "brands")}`),
  "products, drafts": (db) => products(db, "state=draft"),
  "products, hidden": (db) => products(db, "state=hidden"),
  "products, out of stock": (db) => products(db, "stock=out"),
  "products, without picture": (db) => products(db, "missing=picture"),
  "products, without maker": (db) => products(db, "missing=maker"),
  "products, warnings in one language": (db) => products(db, "missing=warnings"),
  "products, samples": (db) => products(db, "sample=1"),
  "products, by one word": (db) => products(db, "search=maker7"),
  "products, by part number": (db, n) => products(db, `search=B-${90_000 + n}`),
  "products, by stock": (db) => products(db, "sort=stock"),
  "products, newest changes": (db) => products(db, "sort=changed"),
  "products, by words": (db) => products(db, "search=moving+head"),
  "products, low in stock": (db) => products(db, "stock=low"),
  "products, without Irish": (db) => products(db, "missing=irish"),
  "withdrawals, open": async (db) =>
    (await listWithdrawals(db, { open: true, after: null })).withdrawals.length,
  "withdrawals, closed": async (db) =>
    (await listWithdrawals(db, { open: false, after: null })).withdrawals.length,
  pictures: async (db) => (await listLibrary(db, libraryList.parse(ask("")))).items.length,
  "pictures, by words": async (db, n) =>
    (await listLibrary(db, libraryList.parse(ask(`search=lantern+${n}`)))).items.length,
  redirects: async (db) => (await listRedirects(db, { search: "", after: "" })).redirects.length,
  "redirects, by address": async (db, n) =>
    (await listRedirects(db, { search: `old-${n + 1}`, after: "" })).redirects.length,
  "the log": (db) => audit(db, ""),
  "the log, by actor": (db) => audit(db, "actor=bench-3"),
  "the log, by action": (db) => audit(db, "search=content"),
  "palette, a name": async (db, n) =>
    (await findAnything(db, { typed: `person ${n + 1}`, roles: ["admin"], now: new Date() })).length,
  "palette, a product": async (db) =>
    (await findAnything(db, { typed: "moving head", roles: ["admin"], now: new Date() })).length,
  "palette, an enquiry": async (db, n) =>
    (await findAnything(db, { typed: `IST-${80_000 + n}`, roles: ["admin"], now: new Date() })).length,
};
