/**
 * `npm run bench:memory`: memory of the built site and its times to start, embedded and with its sample data. Starts
 * it on an empty folder, starts it again, asks it for pages and then for all that `npm run bench:cost` measures, orders
 * among it, with several visitors at once. Prints for each step its PSS as Linux counts it in /proc and what of it are
 * files, the seconds until /readyz says yes, and the CPU time of the start, without the process that makes a new
 * database. Nothing fails by it: figures of a busy machine are its own.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { openDatabase } from "#app/db/open-database.server.ts";
import { buildIfStale } from "../../scripts/run/build-if-stale.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import { ADMIN_ENV, type CostSite, prepareActions } from "../support/cost/actions.ts";
import { cpuTimeOf } from "../support/cost/cpu-time.ts";
import { stockSite } from "../support/cost/stock-site.ts";
import { START_FLAGS } from "../support/process/start-flags.ts";

const IDLE_MS = 15_000;
const LOAD_MS = 20_000;
const AT_ONCE = 10;
const ACTIONS_MS = 40_000;
const ACTORS = 8;
const SECRET = "m".repeat(32);
const PAGES = [
  "/",
  "/ga",
  "/shop/browse",
  "/shop/browse?search=light",
  "/services",
  "/contact",
  "/api/products",
];
const ROOT = join(import.meta.dirname, "../..");

interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly pid: number;
}

/** Starts the site as `npm start` does and waits until it is ready. */
async function start(folder: string, name: string): Promise<Started> {
  const [begun, port] = [performance.now(), await freePort()];
  const child = spawn(process.execPath, [...START_FLAGS, "server/index.ts"], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_OPTIONS: "",
      PORT: String(port),
      LOG_LEVEL: "warn",
      DATA_DIR: folder,
      SAMPLE_DATA: "1",
      SECRET,
      TRUST_PROXY: "1",
      ...ADMIN_ENV,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [origin, pid] = [`http://localhost:${port}`, child.pid ?? 0];
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error("The site ended too early.");
    await rest(50);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${name}: ready after ${seconds} s, ${(cpuTimeOf(pid) / 1000).toFixed(1)} s of CPU time`);
  return { child, origin, pid };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Asks for pages, lists and searches without a pause. */
async function load(origin: string): Promise<number> {
  const end = performance.now() + LOAD_MS;
  let asked = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const page = PAGES[asked % PAGES.length];
      asked += 1;
      await (await fetch(`${origin}${page}${page?.includes("?") ? `+${asked}` : ""}`)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return asked;
}

/** Gives a stopped site the customer and the stock that actions need. */
async function stock(folder: string): Promise<Pick<CostSite, "product" | "customer">> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  try {
    return await stockSite(database.db);
  } finally {
    await database.close();
  }
}

/** Orders, enquires, signs in and reads lists without a pause, each visitor one action after the other. */
async function act(site: CostSite): Promise<number> {
  const actions = Object.values(await prepareActions(site));
  const end = performance.now() + ACTIONS_MS;
  let done = 0;
  const visit = async (_: unknown, from: number) => {
    for (let n = from; performance.now() < end; n += 1) {
      await actions[n % actions.length]?.();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: ACTORS }, visit));
  return done;
}

function printMemory(name: string, pid: number): void {
  const sums = new Map<string, number>();
  for (const line of readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").split("\n")) {
    const [, key, kilobytes] = /^(\w+):\s+(\d+) kB/.exec(line) ?? [];
    if (key) sums.set(key, Number(kilobytes));
  }
  const [all, files] = ["Pss", "Pss_File"].map((key) => Math.round((sums.get(key) ?? 0) / 1024));
  console.log(`${name}: ${all} MB PSS, ${files} MB of it files`);
}

async function stop({ child }: Started): Promise<void> {
  child.kill("SIGTERM");
  await once(child, "exit");
}

await buildIfStale();
const folder = mkdtempSync(join(tmpdir(), "itsshowtime-memory-"));
try {
  const first = await start(folder, "first start");
  await rest(IDLE_MS);
  printMemory("idle after the sample data was loaded", first.pid);
  await stop(first);
  const stocked = await stock(folder);
  const later = await start(folder, "later start");
  await rest(IDLE_MS);
  printMemory("idle", later.pid);
  const asked = await load(later.origin);
  await rest(IDLE_MS);
  printMemory(`after ${asked} requests`, later.pid);
  const admin = { email: ADMIN_ENV.ADMIN_EMAIL, password: ADMIN_ENV.ADMIN_PASSWORD };
  const cpu = cpuTimeOf(later.pid);
  const done = await act({ origin: later.origin, secret: SECRET, admin, ...stocked });
  printMemory(`at the end of ${done} actions`, later.pid);
  const each = ((cpuTimeOf(later.pid) - cpu) / done).toFixed(1);
  await rest(IDLE_MS);
  printMemory(`after them, with ${each} ms of CPU time for each`, later.pid);
  await stop(later);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
