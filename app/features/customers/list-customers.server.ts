import { and, asc, desc, eq, exists, gt, isNotNull, not, type SQL, sql } from "drizzle-orm";
import { boundedCount } from "#app/db/bounded-counts.server.ts";
import { type Db, listRows } from "#app/db/client.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { users } from "#app/db/schema/identity.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { toEuro } from "#app/lib/euro.ts";
import { pageOf } from "#app/lib/list-query.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import { ALONE, HAS_ACCOUNT, matching } from "./customer-conditions.server.ts";
import { type CustomerRow, firstEmail } from "./customers.ts";
import { CUSTOMERS_PAGE, type CustomerSort, type CustomersQuery } from "./customers-query.ts";

const NET = sql<Cents>`(${customers.spent} - ${customers.refunded})`;
/** A customer without an order comes after all others. */
const LAST_ORDER = sql`coalesce(${customers.lastOrderAt}, '-infinity'::timestamptz)`;

interface CustomersList {
  readonly customers: readonly CustomerRow[];
  /** Counted no further than COUNT_LIMIT. */
  readonly total: number;
  /** The number of customers without the query's filters. */
  readonly all: number;
  /** Goes into the query's `after` for the following page; null at the end. */
  readonly next: string | null;
}

/** A page of all customers for staff. */
export async function listCustomers(db: Db, query: CustomersQuery): Promise<CustomersList> {
  const [counted] = await listRows<{ total: number; all: number }>(
    db,
    sql`select ${boundedCount(customers, customersWhere(db, query))} as total, ${boundedCount(customers, ALONE)} as "all"`,
  );
  const rows = await selectCustomers(db, query, CUSTOMERS_PAGE + 1);
  const { shown, next } = pageOf(rows, CUSTOMERS_PAGE, ({ id }) => id);
  return { customers: shown, total: counted?.total ?? 0, all: counted?.all ?? 0, next };
}

/**
 * The customers that a list shows, all pages of them up to MAX_EXPORTED, for a spreadsheet; who took it along is written
 * down.
 */
export async function exportCustomers(db: Db, query: CustomersQuery, actorId: string): Promise<string> {
  const rows = await selectCustomers(db, { ...query, after: "" }, MAX_EXPORTED);
  const narrowed = { kind: query.kind, open: query.open || null };
  await noteExport(db, { actorId, list: "customers", rows: rows.length, narrowed });
  return csvText([
    [
      "name",
      "company",
      "email",
      "phone",
      "account",
      "orders",
      "open orders",
      "net spend",
      "last order",
      "tags",
      "since",
    ],
    ...rows.map((row) => [
      ...[row.name, row.company ?? "", row.email, row.phone, row.hasAccount ? "yes" : "no"],
      ...[row.orderCount, row.openOrders, toEuro(row.net)],
      ...[row.lastOrderAt?.toISOString() ?? "", row.tags.join(", "), row.createdAt.toISOString()],
    ]),
  ]);
}

/** Tags that a customer has, for the filter; in the order of the alphabet, at most 100. */
export async function listTags(db: Db): Promise<readonly string[]> {
  const rows = await listRows<{ tag: string }>(
    db,
    sql`select distinct unnest(${customers.tags}) as tag from ${customers} where ${ALONE} and ${customers.tags} <> '{}' order by 1 limit 100`,
  );
  return rows.map(({ tag }) => tag);
}

async function selectCustomers(
  db: Db,
  query: CustomersQuery,
  limit: number,
): Promise<readonly CustomerRow[]> {
  const { id, name, company, emails, phone, tags, orderCount, openOrders, lastOrderAt, createdAt } =
    customers;
  const rows = await db
    .select({
      id,
      name,
      company,
      emails,
      phone,
      tags,
      orderCount,
      openOrders,
      lastOrderAt,
      createdAt,
      hasAccount: HAS_ACCOUNT,
      net: NET,
    })
    .from(customers)
    .where(and(customersWhere(db, query), query.after === "" ? undefined : beyond(query)))
    .orderBy(...orderOf(query.sort))
    .limit(limit);
  return rows.map(({ emails, net, ...row }) => ({
    ...row,
    email: firstEmail(emails),
    net: cents(Number(net)),
  }));
}

function customersWhere(db: Db, { search, kind, tag, open }: CustomersQuery): SQL | undefined {
  return and(
    ALONE,
    matching(search),
    ofKind(db, kind),
    tag === "" ? undefined : sql`${customers.tags} @> array[${tag}]::text[]`,
    open ? gt(customers.openOrders, 0) : undefined,
  );
}

function ofKind(db: Db, kind: CustomersQuery["kind"]): SQL | undefined {
  if (kind === null) return undefined;
  if (kind === "account") return HAS_ACCOUNT;
  if (kind === "guest") return not(HAS_ACCOUNT);
  return exists(
    db
      .select({ id: users.id })
      .from(customerEmails)
      .innerJoin(users, eq(users.id, customerEmails.userId))
      .where(and(eq(customerEmails.customerId, customers.id), isNotNull(users.tradeSince))),
  );
}

const PLACES: Readonly<Record<CustomerSort, SQL>> = {
  latest: LAST_ORDER,
  spend: NET,
  name: sql`lower(${customers.name})`,
  newest: sql`${customers.createdAt}`,
};

function orderOf(sort: CustomerSort): SQL[] {
  const way = sort === "name" ? asc : desc;
  return [way(PLACES[sort]), way(customers.id)];
}

/** The condition for what comes after the last customer shown. */
function beyond({ sort, after }: CustomersQuery): SQL {
  const sortColumns: Readonly<Record<CustomerSort, SQL>> = {
    latest: sql`coalesce(last.last_order_at, '-infinity'::timestamptz)`,
    spend: sql`last.spent_cents - last.refunded_cents`,
    name: sql`lower(last.name)`,
    newest: sql`last.created_at`,
  };
  const last = sql`(select ${sortColumns[sort]}, last.id from ${customers} last where last.id = ${after})`;
  const position = sql`(${PLACES[sort]}, ${customers.id})`;
  return sort === "name" ? sql`${position} > ${last}` : sql`${position} < ${last}`;
}
