/**
 * `npm run load`: two built instances on a throw-away PostgreSQL behind a proxy, with visitors who browse, fill carts,
 * buy and enquire for a minute and more, while one instance is killed, the other drained and the database crashes for
 * 20 seconds; then 500 connections at once for 20 seconds. Prints figures, and ends with 1 when anything acknowledged
 * was lost or doubled, or a request ended badly without a reason. `npm run load -- storm` or `overload` runs one.
 */
import { buildIfStale } from "../../scripts/build-if-stale.ts";
import { overloadLines, stormLines } from "./figures.ts";
import { type House, openHouse } from "./house.ts";
import { overload } from "./overload.ts";
import { runStorm } from "./storm.ts";

const PLAN = {
  crowd: { browsers: 12, customers: 4, buyers: 6, enquirers: 4 },
  pauseMs: 200,
  calm: 8_000,
  afterKill: 10_000,
  afterDrain: 10_000,
  outage: 20_000,
  afterOutage: 12_000,
};
const OVERLOAD = { connections: 500, seconds: 20 };

const wanted = process.argv[2] ?? "both";
await buildIfStale();
const house = await openHouse();
try {
  const sound = [wanted === "overload" || (await storm(house)), wanted === "storm" || (await flood(house))];
  process.exitCode = sound.every(Boolean) ? 0 : 1;
} finally {
  await house.close();
}

async function storm(given: House): Promise<boolean> {
  const report = await runStorm(given, PLAN);
  console.log(stormLines(report).join("\n"));
  return report.differences.length + report.mails.problems.length + report.unexcused.length === 0;
}

async function flood(given: House): Promise<boolean> {
  const report = await overload(given.instances[0], { ...OVERLOAD, host: new URL(given.origin).host });
  console.log(overloadLines(report).join("\n"));
  const others = Object.keys(report.answers).filter((status) => status !== "200" && status !== "503");
  return report.broken === 0 && report.rude === 0 && others.length === 0 && report.afterwardsMs < 1_000;
}
