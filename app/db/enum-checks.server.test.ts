import { readFileSync } from "node:fs";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgArray, PgTable, PgText } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { useOwnTestDb } from "#tests/support/database/test-db.ts";
import { listRows } from "./client.server.ts";
import * as schema from "./schema/all.ts";

const db = await useOwnTestDb();

/** Names of columns that hold one of a few values. */
const ENUM_NAMES =
  /^(state|kind|status|visibility|backorders|type|role|locale|method|provider|outcome|cause|severity|kept|attention|series|reason|.*_(type|status|method|exception|before))$/;

/** Columns of such a name whose values are open, and why. */
const OPEN: Readonly<Record<string, string>> = {
  "audit_log.subject_type": "each feature names its own subjects",
  "backups.reason": "a sentence for people",
  "error_reports.method": "whatever a client sends",
  "error_reports.type": "the name of an error class",
  "jobs.kind": "each feature names its own jobs",
  "outbox_mails.kind": "each feature names its own mails",
  "outbox_mails.subject_type": "each feature names its own subjects",
  "refunds.reason": "a sentence for people",
  "stripe_notices.type": "Stripe's own names",
};

const textColumns = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))
  .flatMap(({ name, columns }) =>
    columns
      .map((column) => (is(column, PgArray) ? column.baseColumn : column))
      .filter((column) => is(column, PgText))
      .map((column) => ({ qualifiedName: `${name}.${column.name}`, column })),
  );

/** Of a column, and of one with an array of values. */
const VALUES = /^CHECK \(\((\w+) (?:= ANY \(ARRAY\[(.*)\]\)|<@ ARRAY\[(.*)\]|= ('.*'::text))\)\)$/;

test("every column with an enum has a CHECK constraint of the same values, and every such constraint an enum", async () => {
  const constraints = await listRows<{ table: string; definition: string }>(
    db,
    sql`select t.relname as table, pg_get_constraintdef(c.oid) as definition from pg_constraint c
      join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
      where c.contype = 'c' and n.nspname = 'public'`,
  );
  const checked = constraints.flatMap(({ table, definition }): [string, string[]][] => {
    const [, column, list, array, single] = VALUES.exec(definition) ?? [];
    if (!column) return [];
    const values = [...(list ?? array ?? single ?? "").matchAll(/'((?:[^']|'')*)'::text/g)];
    return [[`${table}.${column}`, values.map(([, value]) => value ?? "").sort()]];
  });
  const declared = textColumns.flatMap(({ qualifiedName, column }): [string, string[]][] =>
    column.enumValues ? [[qualifiedName, [...column.enumValues].sort()]] : [],
  );
  expect(declared.length).toBeGreaterThan(40);
  expect(Object.fromEntries(checked)).toEqual(Object.fromEntries(declared));
});

test("a column that holds one of a few values has an enum, unless its values are open", () => {
  const without = textColumns.filter(
    ({ qualifiedName, column }) =>
      ENUM_NAMES.test(column.name) && !column.enumValues && !(qualifiedName in OPEN),
  );
  expect(without.map(({ qualifiedName }) => qualifiedName)).toEqual([]);
  const open = new Set(
    textColumns.filter(({ column }) => !column.enumValues).map(({ qualifiedName }) => qualifiedName),
  );
  expect(Object.keys(OPEN).filter((qualifiedName) => !open.has(qualifiedName))).toEqual([]);
});

test("the migration that adds the constraints mends rows that were edited by hand", async () => {
  // The column that a later migration has made an array has a constraint of its own since.
  const statements = readFileSync("drizzle/0033_enum_checks.sql", "utf8")
    .split("--> statement-breakpoint")
    .filter((statement) => !statement.includes('"orders_attention"'));
  const migration = statements.join("\n");
  for (const [, table, name] of migration.matchAll(/ALTER TABLE ("\w+") ADD CONSTRAINT ("\w+")/g))
    await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  await db.execute(
    sql`insert into users (id, name, email, locale) values ('u1', 'Nora', 'nora@example.ie', 'de')`,
  );
  await db.execute(sql`insert into user_roles (user_id, role) values ('u1', 'admin'), ('u1', 'owner')`);
  await db.execute(
    sql`insert into import_pictures (address, reason) values ('a', 'odd'), ('b', 'gone'), ('c', null)`,
  );
  for (const statement of statements) await db.execute(sql.raw(statement));
  expect(await db.select({ locale: schema.users.locale }).from(schema.users)).toEqual([{ locale: "en" }]);
  expect(await db.select({ role: schema.userRoles.role }).from(schema.userRoles)).toEqual([
    { role: "admin" },
  ]);
  const { address, reason } = schema.importPictures;
  expect(await db.select({ reason }).from(schema.importPictures).orderBy(address)).toEqual([
    { reason: "unreachable" },
    { reason: "gone" },
    { reason: null },
  ]);
});
