import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { silentLog } from "#app/db/db-log.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { type OpenDatabase, openDatabase } from "#app/db/open-database.server.ts";
import { listTables, sumTable } from "#app/db/table-rows.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { MIGRATIONS } from "#tests/support/database/test-database-dump.ts";
import { makeBackup } from "./make-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const root = mkdtempSync(join(tmpdir(), "itsshowtime-older-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ROWS = 25;

/** The folder of migrations as a version had it that ended with this one. */
function folderUpTo(last: string): string {
  const folder = join(root, last);
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const entries = journal.entries.filter(({ tag }: { tag: string }) => tag <= last);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Ids and references are made of `n` and the table's own digit. */
const id = (digit: number) => `(lpad(n::text, 8, '0') || '-0000-7000-8000-00000000000${digit}')::uuid`;

/** Rows as that version wrote them, in statements of its own tables. */
const FILLED = [
  `INSERT INTO users (id, name, email) SELECT 'u' || n, 'Nora ' || n, 'nora' || n || '@example.ie'`,
  `INSERT INTO accounts (id, account_id, provider_id, user_id) SELECT 'a' || n, 'u' || n, 'credential', 'u' || n`,
  `INSERT INTO sessions (id, token, user_id, expires_at) SELECT 's' || n, 't' || n, 'u' || n, now() + interval '1 day'`,
  `INSERT INTO brands (id, name, slug) SELECT ${id(1)}, 'Brand ' || n, 'brand-' || n`,
  `INSERT INTO categories (id, slug, path, name) SELECT ${id(2)}, 'c' || n, 'C' || n, 'C' || n`,
  `INSERT INTO products (id, name, slug, brand_id, price_cents) SELECT ${id(3)}, 'Soilse ' || n, 'soilse-' || n, ${id(1)}, n * 100`,
  `INSERT INTO product_categories (product_id, category_id) SELECT ${id(3)}, ${id(2)}`,
  `INSERT INTO stock_levels (product_id, available) SELECT ${id(3)}, n`,
  `INSERT INTO checkouts (id, token, locale, items, expires_at) SELECT ${id(4)}, 'checkout' || n, 'ga', '[]', now()`,
  `INSERT INTO orders (id, number, token, checkout_id, locale, name, email, phone, delivery_method, subtotal_cents, delivery_cents, total_cents, vat_cents, provider, expires_at)
    SELECT ${id(5)}, 1000 + n, 'order' || n, ${id(4)}, 'en', 'Nora', 'nora@example.ie', '091', 'collection', n * 100, 0, n * 100, 0, 'sandbox', now()`,
  `INSERT INTO order_lines (id, order_id, position, product_id, name, quantity, unit_price_cents, vat_rate, line_total_cents)
    SELECT ${id(6)}, ${id(5)}, 0, ${id(3)}, 'Soilse', 1, n * 100, 2300, n * 100`,
  `INSERT INTO enquiries (id, reference, form_type, name, email, phone, message, locale)
    SELECT ${id(7)}, 'IST-2026-' || lpad(n::text, 4, '0'), 'contact', 'Nora', 'nora@example.ie', '091', 'Dia duit', 'ga'`,
  `INSERT INTO outbox_mails (id, message_id, kind, recipient, subject, html, text, locale)
    SELECT ${id(8)}, '<' || n || '@x>', 'test', 'nora@example.ie', 's', 'h', 't', 'en'`,
  // The enquiries with the highest numbers are gone.
  `INSERT INTO audit_log (id, action, subject_type, details) SELECT ${id(9)}, 'enquiry.received', 'enquiry',
    jsonb_build_object('reference', 'IST-2026-' || lpad((n + 7)::text, 4, '0'))`,
  `INSERT INTO settings (key, value) SELECT 'key-' || n, '{"n": 1}'`,
];

/** Replies of the version between: some keep their mails. */
const REPLIES = `INSERT INTO enquiry_entries (id, enquiry_id, kind, text, mail_id, post_key)
  SELECT ${id(1)}, ${id(7)}, 'reply', 'Hello', CASE WHEN n < 10 THEN ${id(8)} END, 'reply' || n`;

async function countsOf(database: OpenDatabase): Promise<Record<string, number>> {
  return inTransaction(database.db, async (tx) => {
    const found: Record<string, number> = {};
    for (const table of await listTables(tx)) found[table.name] = (await sumTable(tx, table)).rows;
    return found;
  });
}

test("R9: the data of an older version are brought up to date whole, and go back with it from a backup", async () => {
  // Before enquiries had states and searches had words; and the first that numbered invoices.
  const [oldest, older] = [folderUpTo("0001_accounts"), folderUpTo("0008_refunds_and_invoices")];
  const config = readConfig({ DATA_DIR: join(root, "data"), BACKUP_DIR: join(root, "backups") });
  const database = await openDatabase({ dataDir: config.dataDir, unsynced: true });
  await migrateDatabase(database, oldest);
  for (const statement of FILLED)
    await database.db.execute(sql.raw(`${statement} FROM generate_series(1, ${ROWS}) n`));
  const before = await countsOf(database);
  expect(Object.values(before).filter((rows) => rows === ROWS).length).toBeGreaterThanOrEqual(FILLED.length);
  await migrateDatabase(database, older);
  await database.db.execute(sql.raw(`${REPLIES} FROM generate_series(1, ${ROWS}) n`));
  const { file, rows } = await makeBackup({ database, config, clock: systemClock, site: "0.0.9" });

  const { applied } = await migrateDatabase(database, MIGRATIONS);
  expect(applied.length).toBeGreaterThan(20);
  expect(await countsOf(database)).toMatchObject(before);
  expect(
    await listRows(database.db, sql`SELECT state, count(*)::int AS n FROM enquiries GROUP BY 1`),
  ).toEqual([{ state: "new", n: ROWS }]);
  expect(await listRows(database.db, sql`SELECT * FROM number_counters`)).toEqual([
    { series: "enquiry", year: 2026, last: ROWS + 7 },
  ]);
  const replies = sql`SELECT locale, count(*)::int AS n FROM enquiry_entries GROUP BY 1 ORDER BY 1`;
  expect(await listRows(database.db, replies)).toEqual([
    { locale: "en", n: 9 },
    { locale: "ga", n: ROWS - 9 },
  ]);

  // The older version does not start on newer tables; its own backup takes their place.
  await expect(migrateDatabase(database, older)).rejects.toThrow(/start the newer version/);
  await database.close();
  const report = await restoreBackup({
    file: join(config.backups.folder, file),
    config,
    clock: systemClock,
    log: silentLog,
    migrationsFolder: older,
    site: "0.0.9",
    force: true,
  });
  // Each table was compared with the backup.
  expect(report).toMatchObject({ rows, migrations: [] });
  expect(report.before?.rows).toBeGreaterThanOrEqual(rows);
}, 120_000);
