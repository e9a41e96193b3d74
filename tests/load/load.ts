/**
 * `npm run load`: two built instances on a throw-away PostgreSQL on this machine. First 50 connections for a minute,
 * then 500 slow ones, then for a minute ten times what one instance can make, then visitors who browse, fill carts, buy
 * and enquire over both for more than a minute, while one is killed, the other drained and the database crashes for half
 * a minute; then the site is killed 20 times, its embedded database and a process that accepts a quote about 100 times,
 * and every route gets 60 hostile requests. Prints figures and a table of what was promised, and ends with 1 when a promise was not kept.
 * `npm run load -- steady`, `slow`, `overload`, `storm`, `kills` or `hostile` runs one.
 */
import { cpus, totalmem } from "node:os";
import { buildIfStale } from "../../scripts/run/build-if-stale.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { stormLines, stormVerdicts } from "./figures.ts";
import { attackOften } from "./hostile.ts";
import { killOften } from "./kills.ts";
import { overload, overloadLines, overloadVerdicts } from "./overload.ts";
import { slowClients, slowVerdicts } from "./slow.ts";
import { steady, steadyLines, steadyVerdicts } from "./steady.ts";
import { runStorm } from "./storm.ts";
import { type Verdict, verdictLines } from "./verdict.ts";

const STORM = {
  crowd: { browsers: 12, customers: 4, buyers: 6, enquirers: 4 },
  pauseMs: 200,
  calm: 8_000,
  afterKill: 10_000,
  afterDrain: 10_000,
  bringBack: true,
  outage: 30_000,
  afterOutage: 12_000,
};
const OVERLOAD = { connections: 500, times: 10, seconds: 60, measureSeconds: 8 };
const STEADY_SECONDS = 60;
/** Longer than slow connections are borne. */
const SLOW_SECONDS = 30;

const ON_CLUSTER: Readonly<Record<string, (cluster: Cluster) => Promise<Verdict[]>>> = {
  async steady(cluster) {
    const report = await steady(cluster, STEADY_SECONDS);
    console.log(steadyLines(report, STEADY_SECONDS).join("\n"));
    return steadyVerdicts(report);
  },
  async slow(cluster) {
    return slowVerdicts(await slowClients(cluster, SLOW_SECONDS));
  },
  async overload(cluster) {
    const report = await overload(cluster, OVERLOAD);
    console.log(overloadLines(report).join("\n"));
    return overloadVerdicts(report);
  },
  async storm(cluster) {
    const report = await runStorm(cluster, STORM);
    console.log(stormLines(report).join("\n"));
    return stormVerdicts(report);
  },
};
/** Parts that start what they need. */
const ALONE: Readonly<Record<string, () => Promise<Verdict[]>>> = { kills: killOften, hostile: attackOften };

const [wanted] = process.argv.slice(2);
const names = [...Object.keys(ON_CLUSTER), ...Object.keys(ALONE)];
if (wanted !== undefined && !names.includes(wanted)) {
  console.error(`There is no part ${wanted}; there are ${names.join(", ")}.`);
  process.exit(2);
}
const isWanted = (name: string) => wanted === undefined || wanted === name;
await buildIfStale();
const verdicts = wanted !== undefined && wanted in ALONE ? [] : await runOnCluster();
for (const [name, run] of Object.entries(ALONE)) if (isWanted(name)) verdicts.push(...(await run()));
console.log(verdictLines(verdicts).join("\n"));
process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1;

async function runOnCluster(): Promise<Verdict[]> {
  const cluster = await startCluster();
  try {
    return await measure(cluster);
  } finally {
    await cluster.close();
  }
}

async function measure(cluster: Cluster): Promise<Verdict[]> {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, PostgreSQL ${cluster.postgres.version}, which share them with the clients`,
  );
  const verdicts: Verdict[] = [];
  for (const [name, run] of Object.entries(ON_CLUSTER))
    if (isWanted(name)) verdicts.push(...(await run(cluster)));
  for (const { faults } of cluster.instances) for (const line of faults.slice(0, 5)) console.log(line);
  return verdicts;
}
