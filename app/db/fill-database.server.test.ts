import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { unpackDatabase } from "#tests/support/database/test-database-dump.ts";
import { listRows } from "./client.server.ts";
import { embeddedPaths } from "./embedded/embedded-folder.server.ts";
import { makeEmbedded } from "./fill-database.server.ts";
import { listHistory } from "./migrate.server.ts";
import { openDatabase } from "./open-database.server.ts";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "itsshowtime-template-"));
  folders.push(folder);
  return folder;
}

it("begins a new database as a copy of the template, which stays as it was", async () => {
  const template = embeddedPaths(await unpackDatabase(makeFolder())).database;
  const dataDir = makeFolder();
  const history = await makeEmbedded({ dataDir, replace: false, template }, async ({ db }) => {
    await db.execute("CREATE TABLE made_meanwhile ()");
    return listHistory(db);
  });
  expect(history.length).toBeGreaterThan(50);
  const made = await openDatabase({ dataDir });
  await made.db.execute("DROP TABLE made_meanwhile");
  await made.close();
  const again = makeFolder();
  await makeEmbedded({ dataDir: again, replace: false, template }, async ({ db }) => {
    const [row] = await listRows(db, sql`SELECT to_regclass('made_meanwhile') IS NULL AS as_it_was`);
    expect(row).toEqual({ as_it_was: true });
  });
});

it("leaves nothing of a copy whose work failed", async () => {
  const template = embeddedPaths(await unpackDatabase(makeFolder())).database;
  const dataDir = makeFolder();
  const failed = makeEmbedded({ dataDir, replace: false, template }, async () => {
    throw new Error("the sample could not be read");
  });
  await expect(failed).rejects.toThrow("the sample could not be read");
  expect(existsSync(embeddedPaths(dataDir).database)).toBe(false);
  expect(existsSync(embeddedPaths(dataDir).restoring)).toBe(false);
});
