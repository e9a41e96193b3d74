import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { type Db, inTransaction, listRows } from "#app/db/client.server.ts";
import { silentLog } from "#app/db/db-log.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { fixTextForm, listTables, sumTable } from "#app/db/table-rows.server.ts";
import { newId } from "#app/lib/ids.ts";
import { DAY_MS, HOUR_MS, systemClock } from "#app/lib/time/clock.ts";
import { MIGRATIONS, unpackDatabase } from "#tests/support/database/test-database-dump.ts";
import { useEmptyPostgres, usePostgresDb } from "#tests/support/database/test-db.ts";
import { addHireRows, expectHireRows } from "#tests/support/hire/hire-rows.ts";
import { handClock, workContext } from "#tests/support/shop/work-context.ts";
import { makeBackup } from "./make-backup.server.ts";
import { moveDatabase } from "./move-database.server.ts";
import { getBackupState } from "./queries.server.ts";
import { inspectBackup } from "./read-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { runBackups, scheduleBackups } from "./run-backups.server.ts";

const root = mkdtempSync(join(tmpdir(), "itsshowtime-move-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const { db, url } = await usePostgresDb();
const SITE = "0.1.0";

async function contentOf(from: Db): Promise<Record<string, string>> {
  return inTransaction(from, async (tx) => {
    await fixTextForm(tx);
    const found: Record<string, string> = {};
    for (const table of await listTables(tx)) {
      const { rows, hash } = await sumTable(tx, table);
      found[table.name] = `${rows} ${hash}`;
    }
    return found;
  });
}

test("H41: an embedded database moves to an empty server with its guards, each table proven, and starts no more in the old place", async () => {
  const dataDir = join(root, "embedded");
  const source = await openDatabase({ dataDir: await unpackDatabase(dataDir), unsynced: true });
  await source.db.execute(sql`INSERT INTO settings (key, value) VALUES ('fada', '"Ó"'), ('none', 'null')`);
  await source.db.execute(sql`INSERT INTO products (id, slug, name, kind, status)
    SELECT gen_random_uuid(), 'p' || n, 'Ó ' || n, 'simple', 'draft' FROM generate_series(1, 700) n`);
  await source.db.execute(sql`SELECT nextval('order_numbers')`);
  await addHireRows(source.db);
  const present = await contentOf(source.db);
  const { url: target, drop } = await useEmptyPostgres();
  const options = {
    dataDir,
    databaseUrl: target,
    migrationsFolder: MIGRATIONS,
    log: silentLog,
    now: new Date(),
  };
  await expect(moveDatabase(options)).rejects.toThrow(/Another process already uses the data folder/);
  await source.close();
  const site = setInterval(() => void listRows(db, sql`SELECT 1`), 500);
  await expect(moveDatabase({ ...options, databaseUrl: url })).rejects.toThrow(
    /A site is running on this database/,
  );
  clearInterval(site);

  const { tables, invoices } = await moveDatabase(options);
  expect(Object.fromEntries(tables.map(({ name, rows, hash }) => [name, `${rows} ${hash}`]))).toEqual(
    present,
  );
  expect(invoices).toEqual({ documents: 0, broken: [] });
  const moved = await openDatabase({ databaseUrl: target, dataDir });
  expect(await contentOf(moved.db)).toEqual(present);
  expect(await listRows(moved.db, sql`SELECT nextval('order_numbers')::int AS n`)).toEqual([{ n: 1003 }]);
  await expectHireRows(moved.db);
  await moved.close();
  await expect(openDatabase({ dataDir })).rejects.toThrow(/moved to .* set DATABASE_URL to go on there/);
  rmSync(join(dataDir, "db.moved"));
  await expect(moveDatabase(options)).rejects.toThrow(/is not empty: make an empty one to move into/);
  expect(existsSync(join(dataDir, "db"))).toBe(true);
  await drop();
});

test("R10: a server's backup is one moment, and is restored into an empty database, or over a full one by force", async () => {
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: join(root, "server") });
  const database = await openDatabase({ databaseUrl: url, dataDir: "", applicationName: "test" });
  let [running, written] = [true, 0];
  const writer = (async () => {
    for (; running; written++)
      await inTransaction(db, async (tx) => {
        await tx.execute(sql`INSERT INTO settings (key, value) VALUES (${`one ${written}`}, '1')`);
        await tx.execute(
          sql`INSERT INTO redirects (id, from_path, target) VALUES (${newId()}, ${`/${written}`}, '/')`,
        );
      });
  })();
  const { file } = await makeBackup({ database, config, clock: systemClock, site: SITE });
  running = false;
  await writer;
  const path = join(config.backups.folder, file);
  const { totals } = await inspectBackup(path, undefined);
  expect(totals.tables["settings"]?.rows).toBe(totals.tables["redirects"]?.rows);
  expect(totals.tables["settings"]?.rows).toBeLessThan(written);

  const { url: target, drop } = await useEmptyPostgres();
  const into = readConfig({ DATABASE_URL: target, DATA_DIR: join(root, "restored") });
  const options = {
    file: path,
    config: into,
    clock: systemClock,
    log: silentLog,
    migrationsFolder: MIGRATIONS,
    site: SITE,
  };
  expect(await restoreBackup({ ...options, force: false })).toMatchObject({
    before: null,
    invoices: { broken: [] },
  });
  const found = await openDatabase({ databaseUrl: target, dataDir: "", applicationName: "test" });
  const sums = async () =>
    Object.fromEntries(
      Object.entries(totals.tables).map(([name, { rows, hash }]) => [name, `${rows} ${hash}`]),
    );
  expect(await contentOf(found.db)).toEqual(await sums());
  await found.db.execute(sql`DELETE FROM settings`);
  await expect(restoreBackup({ ...options, force: false })).rejects.toThrow(/is not empty/);
  const { before } = await restoreBackup({ ...options, force: true });
  expect(
    (await inspectBackup(join(into.backups.folder, before?.file ?? "?"), undefined)).totals.tables["settings"]
      ?.rows,
  ).toBe(0);
  expect(await contentOf(found.db)).toEqual(await sums());
  await Promise.all([found.close(), database.close()]);
  await drop();
});

test("R10: several instances make one backup a round; a failure is reported, and success ends the reports", async () => {
  const database = await openDatabase({ databaseUrl: url, dataDir: "" });
  const clock = handClock(new Date("2026-11-21T12:00:00Z"));
  const env = { DATABASE_URL: url, DATA_DIR: join(root, "rounds") };
  const ctx = workContext(db, env, clock);
  const turn = (work = ctx) => runBackups(work, { database, site: SITE }, () => false);
  const state = () => getBackupState(db, ctx.config, clock.now());
  await scheduleBackups(db, ctx.config, clock.now());
  await turn();
  expect(await state()).toMatchObject({ last: null, late: false, failure: null });
  clock.move(12 * HOUR_MS);
  await Promise.all([turn(), turn(), turn()]);
  expect(await listRows(db, sql`SELECT state, count(*)::int AS n FROM backups GROUP BY state`)).toEqual([
    { state: "made", n: 1 },
  ]);
  expect(await state()).toMatchObject({ late: false, failure: null, gone: false });
  clock.move(DAY_MS);
  await turn(workContext(db, { ...env, BACKUP_DIR: "/dev/null/backups" }, clock));
  expect(await state()).toMatchObject({
    failure: "No backup could be written to /dev/null/backups: it is no folder.",
  });
  clock.move(3 * HOUR_MS);
  expect(await state()).toMatchObject({ late: true });
  await turn();
  expect(await state()).toMatchObject({ late: false, failure: null });
  await database.close();
});
