import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Config, readConfig } from "#app/config.server.ts";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { silentLog } from "#app/db/db-log.ts";
import { type OpenDatabase, openDatabase } from "#app/db/open-database.server.ts";
import { customerEmails } from "#app/db/schema/customers.ts";
import { fixTextForm, listTables, sumTable } from "#app/db/table-rows.server.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { newId } from "#app/lib/ids.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { MIGRATIONS, unpackDatabase } from "#tests/support/database/test-database-dump.ts";
import { addHireRows, expectHireRows } from "#tests/support/hire/hire-rows.ts";
import { startChildWith } from "#tests/support/process/run-child.ts";
import { recordErasure } from "./erasures.server.ts";
import { makeBackup } from "./make-backup.server.ts";
import { inspectBackup } from "./read-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const KEY = "a key of sufficient length";
const root = mkdtempSync(join(tmpdir(), "itsshowtime-backup-"));
const folderOf = (name: string) => join(root, name);
const configFor = (name: string, env: Record<string, string> = {}): Config =>
  readConfig({ DATA_DIR: folderOf(name), BACKUP_DIR: folderOf("backups"), BACKUP_KEY: KEY, ...env });
const restoreInto = (config: Config, file: string, force = false) =>
  restoreBackup({
    file,
    config,
    clock: systemClock,
    log: silentLog,
    migrationsFolder: MIGRATIONS,
    site: "0.1.0",
    force,
  });
const PICTURE = `media/${"0".repeat(31)}a-320.webp`;

const config = configFor("source");
let source: OpenDatabase;
let file = "";
let present: Record<string, string>;

/** Every table with its count and sum, but for sessions: a restore ends them. */
async function contentOf(database: OpenDatabase): Promise<Record<string, string>> {
  return inTransaction(database.db, async (tx) => {
    await fixTextForm(tx);
    const found: Record<string, string> = {};
    for (const table of await listTables(tx)) {
      if (table.name === "sessions") continue;
      const { rows, hash } = await sumTable(tx, table);
      found[table.name] = `${rows} ${hash}`;
    }
    return found;
  });
}

/** Rows whose values are easily lost on the way: children before parents, JSON's null, odd text, counters. */
async function addOddRows({ db }: OpenDatabase): Promise<void> {
  const [parent, child] = [newId(), newId()];
  await db.execute(
    sql`INSERT INTO categories (id, slug, path, name, parent_id) VALUES (${parent}, 'z', 'Z', 'Z', NULL)`,
  );
  await db.execute(
    sql`INSERT INTO categories (id, slug, path, name, parent_id) VALUES (${child}, 'a', 'A', 'A', ${parent})`,
  );
  // The parent's row now lies behind its child's.
  await db.execute(sql`UPDATE categories SET name = name WHERE id = ${parent}`);
  await db.execute(
    sql`INSERT INTO settings (key, value) VALUES ('none', 'null'::jsonb), ('odd', ${JSON.stringify({
      text: 'Ó "Flaithearta" \\ \n\t\u2028 😀',
      big: 12345678901234567890n.toString(),
      list: [null, true, 1.5e-7],
    })}::jsonb)`,
  );
  await db.execute(
    sql`INSERT INTO audit_log (id, action, subject_type, at) VALUES (${newId()}, 'x', 'y', '2026-03-29T01:30:00.123Z')`,
  );
  await db.execute(sql`INSERT INTO users (id, name, email) VALUES ('u', 'Una', 'una@example.ie')`);
  await db.execute(
    sql`INSERT INTO sessions (id, token, user_id, expires_at) VALUES ('s', 't', 'u', now() + interval '1 day')`,
  );
  await db.execute(sql`SELECT nextval('order_numbers') FROM generate_series(1, 41)`);
  await addHireRows(db);
}

beforeAll(async () => {
  source = await openDatabase({ dataDir: await unpackDatabase(config.dataDir), unsynced: true });
  await addOddRows(source);
  await uploadStorage(config).put(PICTURE, randomBytes(70_000));
  await uploadStorage(config).put(`enquiries/${newId()}.pdf`, Buffer.from("%PDF-"));
  present = await contentOf(source);
  const made = await makeBackup({ database: source, config, clock: systemClock, site: "0.1.0" });
  file = join(config.backups.folder, made.file);
}, 120_000);

afterAll(async () => {
  await source.close();
  rmSync(root, { recursive: true, force: true });
});

/** Starts a restore and kills it as soon as its database begins to grow: the place stays empty. */
async function killRestoreInto({ dataDir, backups }: Config): Promise<void> {
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backups.folder, BACKUP_KEY: KEY };
  const child = startChildWith(env, "scripts/run/restore.ts", file);
  const begun = () => existsSync(join(dataDir, "db.restoring/db/base"));
  await expect.poll(begun, { timeout: 60_000, interval: 20 }).toBe(true);
  child.process.kill("SIGKILL");
  expect(await child.ended).toBe("SIGKILL");
  expect(existsSync(join(dataDir, "db"))).toBe(false);
}

describe("R10: a backup", () => {
  test("H41: restores every row, guard and upload into an empty folder, also after a restore that was killed", async () => {
    const target = configFor("restored");
    await killRestoreInto(target);
    const [customer] = await source.db.select().from(customerEmails);
    const gone = { ids: ["an account"], emails: [customer?.email ?? ""] };
    await recordErasure({ config, clock: systemClock, log: console }, gone);
    const report = await restoreInto(target, file);
    expect(report).toMatchObject({ uploads: 2, before: null, migrations: [], invoices: { broken: [] } });
    expect(report.erased).toEqual({ customers: [customer?.customerId], accounts: [] });
    const database = await openDatabase({ dataDir: target.dataDir, unsynced: true });
    expect(await contentOf(database)).toEqual(present);
    expect(await listRows(database.db, sql`SELECT nextval('order_numbers')::int AS n`)).toEqual([
      { n: 1043 },
    ]);
    expect(await listRows(database.db, sql`SELECT value::text FROM settings WHERE key = 'none'`)).toEqual([
      { value: "null" },
    ]);
    await expectHireRows(database.db);
    expect(await listRows(database.db, sql`SELECT id FROM sessions`)).toEqual([]);
    const keys = sql`SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f'`;
    expect(await listRows(database.db, keys)).toEqual(await listRows(source.db, keys));
    await database.db.execute(sql`UPDATE categories SET name = 'B' WHERE slug = 'a'`);
    expect(await listRows(database.db, sql`SELECT subject FROM catalog_changes`)).toEqual([
      { subject: "terms" },
    ]);
    await database.close();
    expect((await uploadStorage(target).get(PICTURE))?.length).toBe(70_000);
    expect(readdirSync(target.dataDir).sort()).toEqual(["db", "db.lock", "uploads"]);
    await expect(restoreInto(target, file)).rejects.toThrow(
      /is not empty: restore into an empty place, or add --force/,
    );
  }, 120_000);

  test("is one moment of a database that goes on being written meanwhile", async () => {
    let [running, written] = [true, 0];
    const writer = (async () => {
      for (; running; written++) {
        await inTransaction(source.db, async (tx) => {
          await tx.execute(sql`INSERT INTO settings (key, value) VALUES (${`one ${written}`}, '1')`);
          await tx.execute(
            sql`INSERT INTO redirects (id, from_path, target) VALUES (${newId()}, ${`/${written}`}, '/')`,
          );
        });
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    })();
    const made = await makeBackup({
      database: source,
      config: configFor("source", { BACKUP_DIR: folderOf("busy") }),
      clock: systemClock,
      site: "0.1.0",
    });
    running = false;
    await writer;
    const { totals } = await inspectBackup(join(folderOf("busy"), made.file), KEY);
    const earlier = (name: string) => Number(present[name]?.split(" ")[0]);
    const pairs = (totals.tables["settings"]?.rows ?? 0) - earlier("settings");
    expect(pairs).toBe((totals.tables["redirects"]?.rows ?? 0) - earlier("redirects"));
    // What is read is a copy: rows are written after that moment and before the backup is made.
    expect(pairs).toBeLessThan(written);
    expect(existsSync(join(config.dataDir, "db.copy"))).toBe(false);
  });
});

describe("nothing is restored, and one sentence says why, when the file", () => {
  const broken = async (name: string, bytes: Buffer, env: Record<string, string> = {}) => {
    const [path, target] = [join(root, name), configFor(`nothing-${name}`, env)];
    writeFileSync(path, bytes);
    const error = await restoreInto(target, path).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(existsSync(join(target.dataDir, "db"))).toBe(false);
    expect(existsSync(join(target.dataDir, "uploads"))).toBe(false);
    return `${error?.name}: ${error?.message}`;
  };
  const plain = async () => {
    const open = { ...config, backups: { ...config.backups, key: undefined, folder: folderOf("plain") } };
    const made = await makeBackup({ database: source, config: open, clock: systemClock, site: "0.1.0" });
    return readFileSync(join(folderOf("plain"), made.file));
  };

  test("has another key, is cut short, changed, foreign or missing", async () => {
    const whole = readFileSync(file);
    expect(await broken("wrong", whole, { BACKUP_KEY: `${KEY}.` })).toMatch(/BACKUP_KEY is not the key/);
    expect(await broken("none", whole, { BACKUP_KEY: "" })).toMatch(/is encrypted: set BACKUP_KEY/);
    expect(await broken("cut", whole.subarray(0, whole.length - 20_000))).toMatch(/cut short/);
    expect(await broken("foreign", Buffer.from("PK\x03\x04 holiday pictures"))).toMatch(
      /is no backup of this site/,
    );
    expect(await broken("empty", Buffer.alloc(0))).toMatch(/is no backup of this site/);
    expect(await broken("other", gzipSync(Buffer.alloc(2048)))).toMatch(/cut short|is no backup/);
    await expect(restoreInto(configFor("nothing"), join(root, "missing.tar.gz"))).rejects.toThrow(
      /there is no such file/,
    );
  });

  test("is of a newer version, or was changed in a row although it is not encrypted", async () => {
    const whole = await plain();
    expect(await broken("cut plain", whole.subarray(0, whole.length - 5_000))).toMatch(/cut short/);
    const tar = gunzipSync(whole);
    const at = tar.indexOf("Flaithearta");
    tar.write("Flaithearto", at);
    expect(await broken("changed", gzipSync(tar))).toMatch(/BackupError: The backup is damaged/);
    const [when] = /"when": "(\d+)"/.exec(tar.toString("latin1")) ?? [];
    tar.write("Flaithearta", at);
    tar.write(when?.replace(/\d"$/, (end) => (end === '9"' ? '8"' : '9"')) ?? "", tar.indexOf(when ?? "?"));
    expect(await broken("newer", gzipSync(tar))).toMatch(/made by a newer version of the site \(0\.1\.0\)/);
  });
});

test("--force backs up what is there and replaces it, and only while no site runs on it", async () => {
  const target = configFor("restored");
  const replaced = await openDatabase({ dataDir: target.dataDir, unsynced: true });
  await replaced.db.execute(sql`INSERT INTO invoice_counters (series, year, last) VALUES ('INV', 2031, 57)`);
  await replaced.close();
  const report = await restoreInto(target, file, true);
  const { totals } = await inspectBackup(join(target.backups.folder, report.before?.file ?? "?"), KEY);
  expect(totals.tables["categories"]).toMatchObject({ rows: 2 });
  const database = await openDatabase({ dataDir: target.dataDir, unsynced: true });
  // No number that was issued since the backup is issued again.
  expect(report.continued).toEqual(["INV-2031-00057"]);
  await database.db.execute(sql`DELETE FROM invoice_counters WHERE year = 2031`);
  expect(await contentOf(database)).toEqual(present);
  await expect(restoreInto(target, file, true)).rejects.toThrow(
    /Another process already uses the data folder/,
  );
  await database.close();
}, 120_000);
