/**
 * `npm run bench:catalog [-- --explain]`: the shop's reads on a throw-away PostgreSQL with 1,000 and with 100,000
 * products: lists, searches, filters, the shop's front, a product's page, and the first list after a write. Every
 * request has an address of its own, so that no kept answer helps. Times are the server's own, from the query to the
 * finished view, statements included. Prints p95 and how it grows, how long the index takes to make and what memory
 * it holds, and with --explain the plans of the statements behind it. Ends with 1 when a target is missed.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type SQL, sql } from "drizzle-orm";
import { type Db, inTransaction, listRows } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { selectCards } from "#app/features/catalog/index/card-rows.server.ts";
import { readCatalogIndex } from "#app/features/catalog/index/catalog-index.server.ts";
import { PRICE_KEYS } from "#app/features/catalog/index/facets.ts";
import { indexRowsQuery } from "#app/features/catalog/index/index-rows.server.ts";
import { isForSale } from "#app/features/catalog/index/listed.server.ts";
import { getProductBySlug } from "#app/features/catalog/product/product-page.server.ts";
import { browseProducts, listCategories, listHighlights } from "#app/features/catalog/queries.server.ts";
import { parseListQuery } from "#app/features/catalog/schema.ts";
import { refreshStockStatus } from "#app/features/inventory/refresh-stock-status.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { startPostgres } from "../support/database/postgres.ts";
import { fillCatalogue, KINDS, MAKERS } from "./generate-catalogue.ts";

const SMALL = 1_000;
const LARGE = 100_000;
const ROUNDS = 300;
const WARM_UP = 60;
const AFTER_WRITES = 100;
const WANTED_MS = 50;
const WANTED_GROWTH = 4;

/** Those of a list whose bits are set in a number; never none of them. */
function some<T>(list: readonly T[], n: number): readonly T[] {
  const chosen = list.filter((_, place) => (n >> place) & 1);
  return chosen.length > 0 ? chosen : list.slice(0, 1);
}

/** Filters that differ for every number below 2,000, and leave plenty. */
function filtersOf(n: number): string {
  const makers = some(MAKERS.slice(0, 4), n >> 7).concat(MAKERS.slice(4, 16));
  const prices = some(PRICE_KEYS.slice(0, 7), n % 128).concat(["500-1000", "1000-2500", "2500-"]);
  return `brand=${makers.join(",").toLowerCase()}&price=${[...new Set(prices)].join(",")}`;
}

const kindOf = (n: number) => KINDS[n % KINDS.length]?.toLowerCase() ?? "";

/** Addresses by errand; each `n` has one of its own. */
const ERRANDS: Readonly<Record<string, (n: number) => string>> = {
  "browse, filtered": (n) => `category=department-${n % 8}&${filtersOf(n)}`,
  "browse, sorted, second page": (n) => `sort=${n % 2 ? "price" : "new"}&${filtersOf(n)}&page=2`,
  "search as typed": (n) => `search=${kindOf(n)}&${filtersOf(n)}`,
  "search with a typo": (n) => `search=${slip(kindOf(n), n)}&${filtersOf(n)}`,
  "search by part number": (n) => `search=b-${String(1 + ((n * 41) % (SMALL - 1))).padStart(4, "0")}`,
  "filters of the whole list": (n) => `spec=colour.${n % 2 ? "black" : "white"}&${filtersOf(n)}`,
};

/** A neighbour swapped or a letter dropped, in the longest word. */
function slip(text: string, n: number): string {
  const word = text.split(" ").sort((a, b) => b.length - a.length)[0] ?? "";
  const at = 2 + (n % Math.max(1, word.length - 4));
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return text.replace(word, n % 2 ? swapped : word.slice(0, at) + word.slice(at + 1)).toLowerCase();
}

interface Figures {
  readonly times: Readonly<Record<string, Spread>>;
  /** Making the index, in milliseconds. */
  readonly indexMs: number;
  /** What the process holds more with the index than without it. */
  readonly indexBytes: number;
}

interface Spread {
  /** Of this process's own processor time, which other work on the machine does not lengthen. */
  readonly cpu: number;
  readonly median: number;
  readonly p95: number;
}

interface Taken {
  readonly clock: number;
  readonly cpu: number;
}

/** In milliseconds. */
async function take(work: () => Promise<unknown>): Promise<Taken> {
  const used = process.cpuUsage();
  const started = performance.now();
  await work();
  const clock = performance.now() - started;
  const { user, system } = process.cpuUsage(used);
  return { clock, cpu: (user + system) / 1000 };
}

function middleOf(numbers: readonly number[], part: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0;
}

function spreadOf(taken: readonly Taken[]): Spread {
  const clocks = taken.map(({ clock }) => clock);
  const cpus = taken.map(({ cpu }) => cpu);
  return { median: middleOf(clocks, 0.5), p95: middleOf(clocks, 0.95), cpu: middleOf(cpus, 0.5) };
}

async function measure(db: Db): Promise<Figures> {
  const before = memoryHeld();
  const started = performance.now();
  await readCatalogIndex(db);
  const indexMs = performance.now() - started;
  const indexBytes = memoryHeld() - before;
  const times: Record<string, Spread> = {};
  for (const [errand, addressOf] of Object.entries(ERRANDS)) {
    times[errand] = await timeEach(WARM_UP, ROUNDS, async (n) => {
      const { list } = await browseProducts(db, parseListQuery(new URLSearchParams(addressOf(n))));
      if (list.products.length === 0) throw new Error(`“${addressOf(n)}” lists nothing`);
    });
  }
  const some = await listRows<{ id: string; slug: string }>(
    db,
    sql`select id, slug from products where parent_id is null order by id limit 500`,
  );
  const at = (n: number) => some[n % some.length] ?? { id: "", slug: "" };
  times["the shop's front"] = await timeEach(20, 100, async () => {
    await Promise.all([listCategories(db), listHighlights(db, 8)]);
  });
  times["a product's page"] = await timeEach(20, 200, async (n) => {
    if (!(await getProductBySlug(db, at(n).slug, new Date()))) throw new Error("a product's page is missing");
  });
  times["first list after a small write"] = await timeAfter(db, async (n) => {
    await inTransaction(db, async (tx) => {
      await tx.execute(
        sql`update products set name = ${`Renamed${n}x`}, search_text = ${`renamed${n}x`} where id = ${at(n).id}`,
      );
      await bumpSiteVersion(tx);
    });
    return { address: `search=renamed${n}x`, total: 1 };
  });
  times["first list after a stock change"] = await timeAfter(db, async (n) => {
    const { id } = at(250 + n);
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`update products set manage_stock = true where id = ${id}`);
      await tx.execute(sql`insert into stock_levels (product_id, available) values (${id}, 0)
        on conflict (product_id) do update set available = 0`);
      await refreshStockStatus(tx, [id]);
    });
    return { address: filtersOf(n), total: null };
  });
  return { times, indexMs, indexBytes };
}

async function timeEach(warmUp: number, rounds: number, ask: (n: number) => Promise<void>): Promise<Spread> {
  const taken: Taken[] = [];
  for (let n = 0; n < warmUp + rounds; n += 1) taken.push(await take(() => ask(n)));
  return spreadOf(taken.slice(warmUp));
}

/** The first list after each of many writes, which it must already show. */
async function timeAfter(
  db: Db,
  write: (n: number) => Promise<{ readonly address: string; readonly total: number | null }>,
): Promise<Spread> {
  const taken: Taken[] = [];
  for (let n = 0; n < 10 + AFTER_WRITES; n += 1) {
    const { address, total } = await write(n);
    const ask = async () => {
      const { list } = await browseProducts(db, parseListQuery(new URLSearchParams(address)));
      if (total !== null && list.products.length !== total) throw new Error("a write is not shown at once");
    };
    taken.push(await take(ask));
  }
  return spreadOf(taken.slice(10));
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** In bytes. */
function memoryHeld(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
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
    "Two changed products for the index": indexRowsQuery(
      sql`"products"."id" = any(${`{${some
        .slice(0, 2)
        .map(({ id }) => id)
        .join(",")}}`}::uuid[])`,
    ),
    "2,000 products for a new index": indexRowsQuery(
      sql`${products.id} > ${some[0]?.id}::uuid order by ${products.id} limit 2000`,
    ),
    "What has changed": sql`select xid, subject from catalog_changes
      where xid >= pg_snapshot_xmin(pg_current_snapshot()) and xid < pg_snapshot_xmax(pg_current_snapshot())`,
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
  console.log(
    "| errand | median, 1,000 | p95, 1,000 | median, 100,000 | p95, 100,000 | growth of p95 | processor, 1,000 | processor, 100,000 |",
  );
  console.log("|---|---:|---:|---:|---:|---:|---:|---:|");
  const ms = (value: number | undefined) => `${(value ?? 0).toFixed(1)} ms`;
  let missed = false;
  for (const [errand, after] of Object.entries(large.times)) {
    const before = small.times[errand] ?? { median: 0, p95: 0, cpu: 0 };
    const growth = after.p95 / before.p95;
    const over = after.p95 >= WANTED_MS || growth >= WANTED_GROWTH;
    missed ||= over;
    const cells = [before.median, before.p95, after.median, after.p95].map(ms);
    console.log(
      `| ${errand} | ${cells.join(" | ")} | ${growth.toFixed(2)} ×${over ? " !" : ""} | ${ms(before.cpu)} | ${ms(after.cpu)} |`,
    );
  }
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`\nWanted: p95 under ${WANTED_MS} ms, growth below ${WANTED_GROWTH} ×.`);
  console.log(
    `Making the index: ${ms(small.indexMs)} and ${ms(large.indexMs)}. Memory: ${mb(small.indexBytes)} and ${mb(large.indexBytes)}.`,
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
