import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { startS3Peer } from "#tests/support/peers/s3-peer/s3-peer.ts";
import { checkReadiness } from "./readiness.server.ts";

const { db, url } = await usePostgresDb();

test("R8: neither a bucket that never answers nor a table that is locked keeps a probe waiting", async () => {
  const peer = await startS3Peer();
  await peer.addFault({ fault: { kind: "hang" }, times: 999 });
  const config = readConfig({ ...peer.env, DATABASE_URL: url });
  const [other, site] = await Promise.all([
    openDatabase({ databaseUrl: url, dataDir: "" }),
    openDatabase({ databaseUrl: url, dataDir: "" }),
  ]);
  try {
    const report = await inTransaction(other.db, async (tx) => {
      await tx.execute(sql`LOCK TABLE backups IN ACCESS EXCLUSIVE MODE`);
      const state = { draining: false, accepted: 0, newestMigration: 0 };
      const ended: string[] = [];
      // Ends by the statement's own limit of 5 seconds; a bucket is given up after 20.
      const statement = site.db
        .execute(sql`SELECT count(*) FROM backups`)
        .catch(() => ended.push("statement"));
      const answer = await checkReadiness({ db: site.db, config, clock: systemClock }, state);
      ended.push("report");
      await statement;
      expect(ended).toEqual(["report", "statement"]);
      return answer;
    });
    expect(report.failed).not.toContain("database");
    expect(report.degraded).toContain("uploads");
    expect(report.backup).toBeNull();
  } finally {
    await Promise.all([other.close(), site.close()]);
    await peer.close();
  }
});

test("probes that come at the same time share one report, unless the process drains", async () => {
  const config = readConfig({ DATABASE_URL: url });
  const state = { draining: false, accepted: 0, newestMigration: 0 };
  const check = () => checkReadiness({ db, config, clock: systemClock }, state);
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, check));
  expect(others.every((report) => report === first)).toBe(true);
  const before = check();
  state.draining = true;
  expect((await check()).failed).toContain("draining");
  expect(await before).not.toBe(first);
});
