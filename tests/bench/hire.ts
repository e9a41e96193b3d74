/**
 * `npm run bench:hire`: availability of a basket of 60 lines with 1,000, 10,000 and 100,000 claims of
 * 1,000 items, on the embedded engine and on a throw-away PostgreSQL, and 50 buyers who take the last unit at once on
 * the latter. Prints p95, processor time and how they grow. Ends with 1 when a
 * target of the specification is missed: p95 under 50 ms, growth under four times, exactly one buyer with the unit.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Db, inTransaction, listRows } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { type OpenDatabase, openDatabase } from "#app/db/open-database.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { getAvailability } from "#app/features/claims/availability/get-availability.server.ts";
import { claimItems } from "#app/features/claims/claim-items.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { startPostgres } from "../support/database/postgres.ts";
import { newRandom } from "../support/random.ts";

const ITEMS = 1_000;
const SIZES = [1_000, 10_000, 100_000] as const;
const LINES = 60;
const [WARM_UP, ROUNDS] = [30, 200];
const [WANTED_MS, WANTED_GROWTH] = [50, 4];
const NOW = new Date("2027-06-01T08:00Z");
/** Claims lie in two years around today, as those of a busy store do. */
const [FIRST_DAY, DAYS] = [-365, 730];

interface Figures {
  readonly p95: number;
  readonly cpu: number;
}

const random = newRandom();

async function fillItems(db: Db): Promise<string[]> {
  const groupId = newId();
  await db.insert(hireGroups).values({
    id: groupId,
    name: "Bench",
    nameGa: "Bench",
    live: true,
    prepMinutes: 60,
    turnaroundMinutes: 120,
  });
  const ids = Array.from({ length: ITEMS }, () => newId());
  await db.insert(hireItems).values(
    ids.map((id, n) => ({
      id,
      groupId,
      code: `BENCH-${n}`,
      name: `Bench ${n}`,
      slug: `bench-${n}`,
      kind: "bulk" as const,
      owned: 500,
      dayRateNet: cents(1_000),
    })),
  );
  return ids;
}

async function addClaims(db: Db, items: readonly string[], count: number): Promise<void> {
  const BATCH = 1_000;
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, () => {
      const startsAt = addMs(NOW, (FIRST_DAY + random(DAYS)) * DAY_MS + random(10) * HOUR_MS);
      const endsAt = addMs(startsAt, (1 + random(6)) * DAY_MS);
      const past = endsAt < NOW;
      return {
        itemId: items[random(items.length)] ?? "",
        quantity: 1 + random(4),
        kind: "hire" as const,
        state: past ? ("done" as const) : ("firm" as const),
        startsAt,
        endsAt,
        owner: "hire" as const,
        ownerId: newId(),
      };
    });
    await db.insert(hireClaims).values(rows);
  }
}

function basketOf(items: readonly string[]) {
  const from = addMs(NOW, random(300) * DAY_MS);
  const wanted = Array.from({ length: LINES }, () => ({
    itemId: items[random(items.length)] ?? "",
    quantity: 1 + random(8),
  }));
  return { period: { from, to: addMs(from, (1 + random(5)) * DAY_MS) }, wanted, now: NOW };
}

async function measure(db: Db, items: readonly string[]): Promise<Figures> {
  const [clocks, cpus]: [number[], number[]] = [[], []];
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
    const question = basketOf(items);
    const used = process.cpuUsage();
    const started = performance.now();
    const answers = await getAvailability(db, question);
    const { user, system } = process.cpuUsage(used);
    if (answers.length !== LINES) throw new Error("Not every line has an answer.");
    if (n < WARM_UP) continue;
    clocks.push(performance.now() - started);
    cpus.push((user + system) / 1_000);
  }
  const at = (numbers: number[], part: number) =>
    numbers.sort((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0;
  return { p95: at(clocks, 0.95), cpu: at(cpus, 0.5) };
}

/** True when every target is met. */
async function benchEngine(name: string, database: OpenDatabase): Promise<boolean> {
  await migrateDatabase(database, "drizzle");
  const items = await fillItems(database.db);
  const figures: Figures[] = [];
  let stored = 0;
  for (const size of SIZES) {
    await addClaims(database.db, items, size - stored);
    stored = size;
    await database.maintain();
    const figure = await measure(database.db, items);
    figures.push(figure);
    const shown = `p95 ${figure.p95.toFixed(1)} ms, processor time ${figure.cpu.toFixed(1)} ms (median)`;
    console.log(`${name.padEnd(10)} ${String(size).padStart(7)} claims: ${shown}`);
  }
  const [small, large] = [figures[0], figures.at(-1)];
  if (!small || !large) return false;
  const growth = large.cpu / small.cpu;
  console.log(
    `${name.padEnd(10)} grows ${growth.toFixed(1)} times in processor time from 1,000 to 100,000 claims`,
  );
  return growth < WANTED_GROWTH && figures.every(({ p95 }) => p95 < WANTED_MS);
}

async function takeLastUnit(db: Db): Promise<boolean> {
  const [first] = await listRows<{ id: string }>(db, sql`SELECT id FROM hire_items LIMIT 1`);
  const itemId = first?.id ?? "";
  const from = addMs(NOW, 900 * DAY_MS);
  const take = (quantity: number) =>
    inTransaction(db, (tx) =>
      claimItems(tx, {
        owner: "quote",
        ownerId: newId(),
        reference: "HQ-BENCH",
        lines: [{ lineId: newId(), itemId, quantity }],
        period: { from, to: addMs(from, DAY_MS) },
        expiresAt: null,
        acceptedAt: NOW,
        actorId: null,
        now: NOW,
      }),
    );
  await take(499);
  const results = await Promise.all(Array.from({ length: 50 }, () => take(1)));
  const taken = results.filter(({ ok }) => ok).length;
  console.log(`postgresql 50 buyers of the last unit at once: ${taken} got it`);
  return taken === 1;
}

const folder = mkdtempSync(join(tmpdir(), "itsshowtime-bench-hire-"));
const cluster = await startPostgres();
const met: boolean[] = [];
try {
  const embedded = await openDatabase({ dataDir: folder, unsynced: true });
  try {
    met.push(await benchEngine("embedded", embedded));
  } finally {
    await embedded.close();
  }
  const server = await openDatabase({ databaseUrl: await cluster.createDatabase(), dataDir: "" });
  try {
    met.push(await benchEngine("postgresql", server));
    met.push(await takeLastUnit(server.db));
  } finally {
    await server.close();
  }
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
const missed = met.includes(false);
console.log(missed ? "A target is missed." : "Every target is met.");
process.exitCode = missed ? 1 : 0;
