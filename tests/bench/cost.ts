/**
 * `npm run bench:cost`: SQL statements and CPU time of each action on the built site with its sample data, on
 * PostgreSQL and on the embedded engine, beside the figures of the last release in docs/cost.json. CPU time is that of
 * the site and of PostgreSQL as Linux counts it, the mails and jobs of the action included, less what the idle site
 * uses; it is printed in milliseconds and as a multiple of a reference: React's development build rendering 24 cards in
 * a process of its own. Ends with 1 when an action sends more statements than at the last release; CPU time fails nothing.
 * `--write` makes the measured figures those of the release; `--statements ACTION` prints the statements of one.
 */
import { setTimeout as rest } from "node:timers/promises";
import pkg from "../../package.json" with { type: "json" };
import { buildIfStale } from "../../scripts/run/build-if-stale.ts";
import { type Act, prepareActions } from "../support/cost/actions.ts";
import { countStatements, describeExcess } from "../support/cost/count-statements.ts";
import { type Figure, type Figures, readFigures, writeFigures } from "../support/cost/figures.ts";
import {
  ENGINES,
  type MeasuredSite,
  startMeasuredSite,
  startReference,
} from "../support/cost/measured-site.ts";

const ROUNDS = 15;
/** The reference is measured around each: the speed of a shared processor changes from minute to minute. */
const BLOCKS = 3;
/** V8 goes on compiling for some hundred requests: after 15 orders, one took nearly twice as long as after 250. */
const WARM_UPS = 100;
/** The idle site is watched several times, and the quietest counts: jobs of what was done before may still run. */
const IDLE_TIMES = 5;
const IDLE_MS = 2000;

interface Measured extends Figure {
  readonly cpuMs: number;
  readonly list: readonly string[];
}

type Reference = Awaited<ReturnType<typeof startReference>>;

async function measureSite(site: MeasuredSite, reference: Reference): Promise<Map<string, Measured>> {
  const actions = await prepareActions(site);
  const counted = new Map<string, readonly string[]>();
  for (const [name, act] of Object.entries(actions))
    counted.set(name, await countStatements(act, site.takeStatements));
  for (const act of Object.values(actions)) await repeat(act, WARM_UPS);
  await site.settle();
  const idle = await measureIdle(site);
  const measured = new Map<string, Measured>();
  for (const [name, act] of Object.entries(actions)) {
    const list = counted.get(name) ?? [];
    measured.set(name, {
      statements: list.length,
      list,
      ...(await measureAction(site, act, { idle, reference })),
    });
  }
  return measured;
}

async function repeat(act: Act, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await act();
}

/** CPU time of the site with nothing to do, as a share of the time that passes. */
async function measureIdle(site: MeasuredSite): Promise<number> {
  const shares: number[] = [];
  while (shares.length < IDLE_TIMES) {
    const [cpu, started] = [site.cpuTime(), performance.now()];
    await rest(IDLE_MS);
    shares.push((site.cpuTime() - cpu) / (performance.now() - started));
  }
  return Math.min(...shares);
}

/** CPU time of one round of an action, in milliseconds and as a multiple of the reference: the medians of the blocks. */
async function measureAction(
  site: MeasuredSite,
  act: Act,
  { idle, reference }: { readonly idle: number; readonly reference: Reference },
): Promise<Pick<Measured, "cpuMs" | "ratio">> {
  const blocks: Pick<Measured, "cpuMs" | "ratio">[] = [];
  let before = await reference.measure();
  while (blocks.length < BLOCKS) {
    const cpuMs = await measureBlock(site, act, idle);
    const after = await reference.measure();
    blocks.push({ cpuMs, ratio: (2 * cpuMs) / (before + after) });
    before = after;
  }
  return {
    cpuMs: median(blocks.map((one) => one.cpuMs)),
    ratio: round(median(blocks.map((one) => one.ratio))),
  };
}

async function measureBlock(site: MeasuredSite, act: Act, idle: number): Promise<number> {
  const [cpu, started] = [site.cpuTime(), performance.now()];
  await repeat(act, ROUNDS);
  await site.settle();
  const used = site.cpuTime() - cpu - idle * (performance.now() - started);
  return Math.max(0, used) / ROUNDS;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function report(measured: ReadonlyMap<string, Measured>, before: Readonly<Record<string, Figure>>): number {
  let excess = 0;
  console.log(`  ${"action".padEnd(24)}statements (release)    CPU ms      × R (release)`);
  for (const [name, { statements, cpuMs, ratio, list }] of measured) {
    const last = before[name];
    const figures = [
      String(statements).padStart(10),
      `(${last?.statements ?? "–"})`.padStart(9),
      cpuMs.toFixed(1).padStart(12),
      ratio.toFixed(1).padStart(9),
      `(${last?.ratio.toFixed(1) ?? "–"})`.padStart(9),
    ];
    console.log(`  ${name.padEnd(24)}${figures.join(" ")}`);
    if (last && statements > last.statements) {
      excess += 1;
      console.log(describeExcess(name, list, last.statements));
    }
  }
  return excess;
}

const shown = process.argv.indexOf("--statements");
const action = shown === -1 ? null : process.argv[shown + 1];
await buildIfStale();
const release = readFigures();
const engines: Figures["engines"] = { postgres: {}, embedded: {} };
const reference = await startReference();
let excess = 0;
for (const engine of ENGINES) {
  const site = await startMeasuredSite(engine);
  try {
    const measured = await measureSite(site, reference);
    const r = (await reference.measure()).toFixed(2);
    console.log(`\n${engine}, release ${release.version}, R = ${r} ms`);
    excess += report(measured, release.engines[engine]);
    if (action) console.log(measured.get(action)?.list.join("\n"));
    for (const [name, { statements, ratio }] of measured) engines[engine][name] = { statements, ratio };
  } finally {
    await site.stop();
  }
}
reference.stop();
if (process.argv.includes("--write")) {
  writeFigures({ version: pkg.version, date: new Date().toISOString().slice(0, 10), engines });
} else if (excess > 0) process.exitCode = 1;
