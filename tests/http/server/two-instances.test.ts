import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cluster, startCluster } from "#tests/load/cluster.ts";
import { runStorm } from "#tests/load/storm.ts";
import { buildIfStale } from "../../../scripts/run/build-if-stale.ts";

let cluster: Cluster;
beforeAll(async () => {
  await buildIfStale();
  cluster = await startCluster();
}, 240_000);
afterAll(() => cluster?.close());

/** The long form with figures: `npm run load`. */
const PLAN = {
  crowd: { browsers: 3, customers: 2, buyers: 2, enquirers: 2 },
  pauseMs: 120,
  calm: 1_000,
  afterKill: 500,
  afterDrain: 500,
  // Whether one comes back has been shown by the one that was killed.
  bringBack: false,
  outage: 1_500,
  afterOutage: 1_000,
};

test("R1, R5, R7, R14: two instances, one killed, one drained, the database crashed: nothing acknowledged is lost or doubled", async () => {
  const report = await runStorm(cluster, PLAN);
  expect(report.differences).toEqual([]);
  expect(report.mails.problems).toEqual([]);
  expect(report.unexcused, JSON.stringify(report.events)).toEqual([]);
  expect(report.events.drained.code).toBe(0);
  expect(report.ledger.paid.size).toBeGreaterThan(3);
  expect(report.ledger.enquiries.size).toBeGreaterThan(3);
  expect(report.ledger.carts.size).toBeGreaterThan(3);
}, 240_000);
