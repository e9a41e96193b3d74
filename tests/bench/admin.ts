/**
 * `npm run bench:admin`: the back office's lists on a throw-away PostgreSQL with 100,000 products, orders,
 * customers, quotes, hires, enquiries, mails and entries of the log. Times are the server's own, from the query to the
 * finished view, statements included. Prints median and p95; ends with 1 when a list misses its target.
 */
import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { startPostgres } from "../support/database/postgres.ts";
import { ERRANDS } from "./admin-errands.ts";
import { fillAdminTables } from "./generate-admin.ts";
import { fillCatalogue } from "./generate-catalogue.ts";

const SIZES = { products: 100_000, orders: 100_000, enquiries: 100_000, hires: 100_000 };
const TABLES = [
  "products",
  "product_categories",
  "stock_levels",
  "orders",
  "customers",
  "hire_quotes",
  "hire_quote_versions",
  "hires",
  "enquiries",
  "outbox_mails",
  "audit_log",
  "users",
  "search_misses",
  "withdrawals",
  "redirects",
  "media",
];
const WARM_UP = 5;
const ROUNDS = 40;
const WANTED_MS = 100;

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
  const database = await openDatabase({
    databaseUrl: await postgres.createDatabase(),
    dataDir: "",
    // A slow machine fills the tables for longer than the site lets a statement take.
    statementTimeoutMs: 60_000,
  });
  try {
    await migrateDatabase(database, "drizzle");
    await fillCatalogue(database.db, SIZES.products);
    await fillAdminTables(database.db, SIZES);
    // As the server's own housekeeping has long done in a database of that age.
    for (const table of TABLES) await database.db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
    console.log(
      `PostgreSQL ${postgres.version}: ${SIZES.products} products, ${SIZES.orders} orders, ${SIZES.hires} hires, ${SIZES.enquiries} enquiries\n`,
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
