import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate as migrateWithDrizzle } from "drizzle-orm/pglite/migrator";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { writeMigrations } from "#tests/support/database/migrations.ts";
import { listRows, prepareDb } from "./client.server.ts";
import { startEngineInMemory } from "./embedded/embedded-engine.server.ts";
import { migrateDatabase } from "./migrate.server.ts";
import type { OpenDatabase } from "./open-database.server.ts";
import * as schema from "./schema/all.ts";

const pglite = await startEngineInMemory();
const plain = drizzle({ client: pglite, schema });
const db = prepareDb(plain);
const database: Pick<OpenDatabase, "engine" | "withDedicated"> = {
  engine: "embedded",
  withDedicated: (work) => work(db),
};
let folder = "";

afterAll(() => pglite.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "itsshowtime-migrations-"));
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await pglite.exec(
    "DROP SCHEMA IF EXISTS drizzle CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public",
  );
});

async function listTables(): Promise<string[]> {
  const rows = await listRows<{ name: string }>(
    db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map((row) => row.name);
}

const ONE = { "0000_one": ["CREATE TABLE one (id int)", "INSERT INTO one VALUES (1)"] };
const TWO = { ...ONE, "0001_two": ["CREATE TABLE two (id int)"] };

test("runs what is new, once, in order", async () => {
  writeMigrations(folder, ONE);
  expect(await migrateDatabase(database, folder)).toEqual({ applied: ["0000_one"] });
  expect(await migrateDatabase(database, folder)).toEqual({ applied: [] });
  writeMigrations(folder, TWO);
  expect(await migrateDatabase(database, folder)).toEqual({ applied: ["0001_two"] });
  expect(await listTables()).toEqual(["one", "two"]);
});

test("understands the history that Drizzle's own migrator writes, and the reverse", async () => {
  writeMigrations(folder, ONE);
  await migrateWithDrizzle(plain, { migrationsFolder: folder });
  writeMigrations(folder, TWO);
  expect(await migrateDatabase(database, folder)).toEqual({ applied: ["0001_two"] });
  await migrateWithDrizzle(plain, { migrationsFolder: folder });
});

test("R9: a failing migration leaves nothing, not even the ones before it, and says so in one sentence", async () => {
  writeMigrations(folder, {
    ...TWO,
    "0002_bad": ["CREATE TABLE half (id int)", "INSERT INTO missing VALUES (1)"],
  });
  await expect(migrateDatabase(database, folder)).rejects.toThrow(
    "Migration 0002_bad failed (42P01); nothing of it was kept.",
  );
  expect(await listTables()).toEqual([]);
  writeMigrations(folder, TWO);
  expect((await migrateDatabase(database, folder)).applied).toHaveLength(2);
});

test("refuses a database that is newer than the program", async () => {
  writeMigrations(folder, TWO);
  await migrateDatabase(database, folder);
  writeMigrations(folder, ONE);
  await expect(migrateDatabase(database, folder)).rejects.toThrow("start the newer version");
});

test("refuses a migration that was changed after it ran", async () => {
  writeMigrations(folder, ONE);
  await migrateDatabase(database, folder);
  writeMigrations(folder, { "0000_one": ["CREATE TABLE one (id bigint)"] });
  await expect(migrateDatabase(database, folder)).rejects.toThrow(
    "Migration 0000_one was changed after it ran",
  );
});
