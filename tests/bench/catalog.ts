/**
 * `npm run bench:catalog [-- --explain]`: the browse page's reads on a throw-away PostgreSQL with 1,000 and with
 * 100,000 products: a filtered list, a search with a typo, a search as typed, the filters of the whole list. Each is
 * asked with many different texts and filters; times are the server's own, from the query to the finished view,
 * statements included. Prints p95 and how it grows, the time to index the catalogue after a change, and with
 * --explain the plans of the statements behind it. Ends with 1 when a target is missed.
 */
import { type SQL, sql } from "drizzle-orm";
import { type Db, inTransaction, listRows, openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { selectCards } from "#app/features/catalog/card-rows.server.ts";
import { indexRowsQuery } from "#app/features/catalog/catalog-index.server.ts";
import { isForSale } from "#app/features/catalog/listed.server.ts";
import { browseProducts } from "#app/features/catalog/queries.server.ts";
import { parseListQuery } from "#app/features/catalog/schema.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { startPostgres } from "../support/postgres.ts";
import { fillCatalogue, KINDS, MAKERS } from "./generate-catalogue.ts";

const SMALL = 1_000;
const LARGE = 100_000;
const ROUNDS = 300;
const WARM_UP = 60;
const WANTED_MS = 50;
const WANTED_GROWTH = 4;

/** Addresses by errand; `n` varies the text and the filters. */
const ERRANDS: Readonly<Record<string, (n: number) => string>> = {
  "browse, filtered": (n) =>
    `category=department-${n % 8}&brand=${MAKERS.slice(n % 12, (n % 12) + 8)
      .join(",")
      .toLowerCase()}&price=250-500,500-1000,1000-2500`,
  "browse, sorted, second page": (n) => `sort=${n % 2 ? "price" : "new"}&price=500-1000,1000-2500&page=2`,
  "search as typed": (n) => `search=${KINDS[n % KINDS.length]?.toLowerCase()}`,
  "search with a typo": (n) => `search=${slip(KINDS[n % KINDS.length] ?? "", n)}`,
  "search by part number": (n) => `search=b-${String(1 + ((n * 37) % (SMALL - 1))).padStart(4, "0")}`,
  "filters of the whole list": (n) => `spec=colour.${n % 2 ? "black" : "white"}`,
};

/** A neighbour swapped or a letter dropped, in the longest word. */
function slip(text: string, n: number): string {
  const word = text.split(" ").sort((a, b) => b.length - a.length)[0] ?? "";
  const at = 2 + (n % Math.max(1, word.length - 4));
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return text.replace(word, n % 2 ? swapped : word.slice(0, at) + word.slice(at + 1)).toLowerCase();
}

interface Figures {
  readonly p95: Readonly<Record<string, number>>;
  readonly median: Readonly<Record<string, number>>;
  readonly indexMs: number;
}

async function measure(db: Db): Promise<Figures> {
  const indexMs = await timeIndex(db);
  const p95: Record<string, number> = {};
  const median: Record<string, number> = {};
  for (const [errand, addressOf] of Object.entries(ERRANDS)) {
    const times: number[] = [];
    for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
      const query = parseListQuery(new URLSearchParams(addressOf(n)));
      const started = performance.now();
      const { list } = await browseProducts(db, query);
      if (n >= WARM_UP) times.push(performance.now() - started);
      if (list.products.length === 0) throw new Error(`“${addressOf(n)}” lists nothing`);
    }
    times.sort((a, b) => a - b);
    p95[errand] = times[Math.floor(times.length * 0.95)] ?? 0;
    median[errand] = times[Math.floor(times.length / 2)] ?? 0;
  }
  return { p95, median, indexMs };
}

/** The first list after a change pays for the index; the median of five. */
async function timeIndex(db: Db): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await inTransaction(db, bumpSiteVersion);
    const started = performance.now();
    await browseProducts(db, parseListQuery(new URLSearchParams()));
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[2] ?? 0;
}

async function withCatalogue<T>(url: string, size: number, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: url, dataDir: "" });
  try {
    await migrateDatabase(database, "drizzle");
    await fillCatalogue(database.db, size);
    await database.maintain();
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function printPlans(db: Db): Promise<void> {
  const some = await listRows<{ id: string }>(
    db,
    sql`select id from products where parent_id is null order by id limit 24 offset 500`,
  );
  const ids = sql.join(
    some.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const cards = selectCards(db).where(sql`${isForSale([])} and "products"."id" in (${ids})`);
  const statements: Readonly<Record<string, SQL>> = {
    "The cards of one page": cards.getSQL(),
    "Prices of the variations on one page": sql`select parent_id, min(price_cents), max(price_cents) from products where parent_id in (${ids}) and status = 'published' and stock_status <> 'out_of_stock' and price_cents is not null group by parent_id`,
    "First pictures of one page": sql`select distinct on (product_id) product_id, media_id from product_images where product_id in (${ids}) order by product_id, position`,
    "The whole catalogue for the index (once after a change)": indexRowsQuery([]),
  };
  for (const [title, statement] of Object.entries(statements)) {
    const rows = await listRows<{ "QUERY PLAN": string }>(
      db,
      sql`explain (analyze, buffers, costs off) ${statement}`,
    );
    console.log(`\n### ${title}\n\n\`\`\`\n${rows.map((row) => row["QUERY PLAN"]).join("\n")}\n\`\`\``);
  }
}

function report(small: Figures, large: Figures): void {
  console.log("| errand | median, 1,000 | p95, 1,000 | median, 100,000 | p95, 100,000 | growth of p95 |");
  console.log("|---|---:|---:|---:|---:|---:|");
  const ms = (value: number | undefined) => `${(value ?? 0).toFixed(1)} ms`;
  let missed = false;
  for (const errand of Object.keys(ERRANDS)) {
    const [before, after] = [small.p95[errand] ?? 0, large.p95[errand] ?? 0];
    const growth = after / before;
    const over = after >= WANTED_MS || growth >= WANTED_GROWTH;
    missed ||= over;
    const cells = [small.median[errand], before, large.median[errand], after].map(ms);
    console.log(`| ${errand} | ${cells.join(" | ")} | ${growth.toFixed(2)} ×${over ? " !" : ""} |`);
  }
  console.log(
    `\nWanted: p95 under ${WANTED_MS} ms, growth below ${WANTED_GROWTH} ×. First list after a change: ${ms(small.indexMs)} and ${ms(large.indexMs)}.`,
  );
  if (missed) process.exitCode = 1;
}

const cluster = await startPostgres();
try {
  const small = await withCatalogue(await cluster.createDatabase(), SMALL, measure);
  const large = await withCatalogue(await cluster.createDatabase(), LARGE, async (db) => {
    const figures = await measure(db);
    if (process.argv.includes("--explain")) await printPlans(db);
    return figures;
  });
  report(small, large);
} finally {
  await cluster.stop();
}
