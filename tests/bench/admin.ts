/**
 * `npm run bench:admin`: the back office's lists on a throw-away PostgreSQL with 10,000 products, 50,000
 * orders, 100,000 enquiries, mails and entries of the log. Times are the server's own, from the query to the finished
 * view, statements included. Prints median and p95; ends with 1 when a list misses its target.
 */
import { sql } from "drizzle-orm";
import { readConfig } from "#app/config.server.ts";
import { type Db, openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { auditFilter, parseAuditQuery } from "#app/features/audit/audit.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { listMisses } from "#app/features/catalog/search-desk.server.ts";
import { findAnything } from "#app/features/desk/find.server.ts";
import { getRailCounts } from "#app/features/desk/rail-counts.server.ts";
import {
  getHouseState,
  listDueEnquiries,
  listDueOrders,
  listDueWithdrawals,
  listLowStock,
} from "#app/features/desk/today.server.ts";
import { listWeeks } from "#app/features/desk/weeks.server.ts";
import { parseDeskQuery } from "#app/features/enquiries/desk.ts";
import { listDesk } from "#app/features/enquiries/desk-queries.server.ts";
import { countEnquiries } from "#app/features/enquiries/queries.server.ts";
import { listErrorReports } from "#app/features/error-reports/queries.server.ts";
import { listUsers } from "#app/features/identity/list-users.server.ts";
import { parseUsersQuery } from "#app/features/identity/users-query.ts";
import { parseMailsQuery } from "#app/features/mail/mails-query.ts";
import { countMails, listMails } from "#app/features/mail/queries.server.ts";
import { listOrders } from "#app/features/orders/queries.server.ts";
import { parseOrdersQuery } from "#app/features/orders/schema.ts";
import { startPostgres } from "../support/postgres.ts";
import { fillCatalogue } from "./generate-catalogue.ts";
import { fillDesk } from "./generate-desk.ts";

const SIZES = { products: 10_000, orders: 50_000, enquiries: 100_000 };
const TABLES = ["products", "orders", "enquiries", "outbox_mails", "audit_log", "users", "search_misses"];
const WARM_UP = 5;
const ROUNDS = 40;
const WANTED_MS = 100;

const ask = (text: string) => new URLSearchParams(text);

async function orders(db: Db, query: string): Promise<number> {
  return (await listOrders(db, parseOrdersQuery(ask(query)))).orders.length;
}

async function enquiries(db: Db, query: string): Promise<number> {
  const [{ rows }] = await Promise.all([
    listDesk(db, parseDeskQuery(ask(query)), { viewerId: "bench-1", now: new Date() }),
    countEnquiries(db),
  ]);
  return rows.length;
}

async function mails(db: Db, query: string): Promise<number> {
  const [list] = await Promise.all([listMails(db, parseMailsQuery(ask(query))), countMails(db)]);
  return list.mails.length;
}

async function audit(db: Db, query: string): Promise<number> {
  return (await listAuditEntries(db, { ...auditFilter(parseAuditQuery(ask(query))), limit: 51 })).length;
}

async function today(db: Db): Promise<number> {
  const now = new Date();
  const [due] = await Promise.all([
    listDueEnquiries(db, now),
    listDueOrders(db),
    listDueWithdrawals(db),
    listLowStock(db),
    getHouseState(db, readConfig({}), now),
    listWeeks(db, now),
  ]);
  return due.length;
}

/** What each address of the back office asks of the database; every one must find something. */
const ERRANDS: Readonly<Record<string, (db: Db, n: number) => Promise<number>>> = {
  "the rail's counts": async (db) => (await getRailCounts(db)).orders,
  today,
  orders: (db) => orders(db, ""),
  "orders, second page": (db) => orders(db, "page=2"),
  "orders, to be sent": (db) => orders(db, "state=paid"),
  "orders, by name": (db, n) => orders(db, `search=person+${n}`),
  "orders, by number": (db, n) => orders(db, `search=${1001 + n}`),
  "enquiries by clock": (db) => enquiries(db, ""),
  "enquiries, all": (db) => enquiries(db, "state=all"),
  "enquiries, by name": (db, n) => enquiries(db, `search=sender+${n}`),
  "enquiries, by reference": (db, n) => enquiries(db, `search=IST-${90_000 + n}`),
  mail: (db) => mails(db, ""),
  "mail, failed": (db) => mails(db, "state=failed"),
  "mail, by recipient": (db, n) => mails(db, `search=person${n}%40`),
  users: async (db) => (await listUsers(db, parseUsersQuery(ask("")))).users.length,
  "users, by name": async (db, n) =>
    (await listUsers(db, parseUsersQuery(ask(`search=person+${n + 1}`)))).users.length,
  "searches without result": async (db) => (await listMisses(db, 2)).misses.length,
  errors: async (db) => (await listErrorReports(db)).reports.length + 1,
  "the log": (db) => audit(db, ""),
  "the log, by actor": (db) => audit(db, "actor=bench-3"),
  "the log, by action": (db) => audit(db, "search=content"),
  "palette, a name": async (db, n) => (await findAnything(db, `person ${n + 1}`)).length,
  "palette, a product": async (db) => (await findAnything(db, "moving head")).length,
  "palette, an enquiry": async (db, n) => (await findAnything(db, `IST-${80_000 + n}`)).length,
};

interface Times {
  readonly median: number;
  readonly p95: number;
}

async function time(db: Db, errand: (db: Db, n: number) => Promise<number>): Promise<Times> {
  const taken: number[] = [];
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
    const started = performance.now();
    const found = await errand(db, n);
    if (n >= WARM_UP) taken.push(performance.now() - started);
    if (found === 0) throw new Error("A list of the bench is empty, so its time says nothing.");
  }
  taken.sort((a, b) => a - b);
  const at = (part: number) => taken[Math.floor(taken.length * part)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

const postgres = await startPostgres();
let late = 0;
try {
  const database = await openDatabase({ databaseUrl: await postgres.createDatabase(), dataDir: "" });
  try {
    await migrateDatabase(database, "drizzle");
    await fillCatalogue(database.db, SIZES.products);
    await fillDesk(database.db, SIZES);
    // As the server's own housekeeping has long done in a database of that age.
    for (const table of TABLES) await database.db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
    console.log(
      `PostgreSQL ${postgres.version}: ${SIZES.products} products, ${SIZES.orders} orders, ${SIZES.enquiries} enquiries\n`,
    );
    for (const [name, errand] of Object.entries(ERRANDS)) {
      const { median, p95 } = await time(database.db, errand);
      if (p95 >= WANTED_MS) late += 1;
      const mark = p95 < WANTED_MS ? "" : "  ← too slow";
      console.log(
        `${name.padEnd(26)} median ${median.toFixed(1).padStart(7)} ms   p95 ${p95.toFixed(1).padStart(7)} ms${mark}`,
      );
    }
  } finally {
    await database.close();
  }
} finally {
  await postgres.stop();
}
console.log(
  late === 0 ? `\nEvery list under ${WANTED_MS} ms.` : `\n${late} lists at or over ${WANTED_MS} ms.`,
);
process.exitCode = late === 0 ? 0 : 1;
