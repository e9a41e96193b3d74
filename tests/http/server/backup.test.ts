import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { ask, type TestServer, useTestServer } from "#tests/support/http/test-server.ts";
import { startChildWith } from "#tests/support/process/run-child.ts";

const root = mkdtempSync(join(tmpdir(), "itsshowtime-restore-"));
const backups = join(root, "backups");
const KEY = { BACKUP_DIR: backups, BACKUP_KEY: "a key of sufficient length" };
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function run(script: string, dataDir: string, ...args: string[]): Promise<string> {
  const child = startChildWith({ ...KEY, DATA_DIR: dataDir, NODE_ENV: "production" }, script, ...args);
  const code = await child.ended;
  return `${code}: ${child.output()}`;
}

const site = useTestServer({ DATA_DIR: join(root, "first"), SAMPLE_DATA: "1", ...KEY });
let shown: string[] = [];

beforeAll(async () => {
  const made = await run("scripts/run/backup.ts", join(root, "first"));
  const file = join(backups, readdirSync(backups)[0] ?? "?");
  const refused = await run("scripts/run/restore.ts", join(root, "first"), file, "--force");
  shown = [made, refused, await run("scripts/run/restore.ts", join(root, "second"), file)];
}, 120_000);

const restored = useTestServer({ DATA_DIR: join(root, "second"), SAMPLE_DATA: "1", ...KEY });

describe("R10: yesterday's backup on a fresh machine", () => {
  test("is made while the site runs, and restored by one command", () => {
    const [made, refused, done] = shown;
    expect(made).toMatch(
      /^0: .*itsshowtime-[-\dTZ]+-[0-9a-f]{4}\.tar\.gz\.enc\n.*\d+ rows, \d+ uploads, .*compared\.\n$/,
    );
    expect(refused).toMatch(/^1: Another process already uses the data folder/);
    expect(done).toMatch(/^0: Restored as of .*: \d+ rows in \d+ tables, each compared; \d+ uploads\./);
    expect(done).toContain("0 invoices and credit notes, numbered without a gap.");
    expect(readdirSync(join(root, "first")).filter((name) => name.startsWith("backup."))).toEqual([]);
  });

  test("starts with the same pages, the same admin and the same rows", async () => {
    const read = async (from: TestServer, path: string) => {
      const { status, text } = await ask(from.port, path, { headers: { Host: new URL(from.origin).host } });
      expect(status).toBe(200);
      // Forms carry a token that is made for each page.
      return text.replaceAll(String(from.port), "PORT").replaceAll(/(?<="form_token" value=)"[^"]+"/g, "");
    };
    for (const path of ["/", "/ga/shop/browse", "/shop/browse?page=2"])
      expect(await read(restored, path)).toBe(await read(site, path));
    expect(restored.running.firstStart).toMatchObject({ admin: null });
    const count = (from: TestServer) =>
      listRows(
        from.running.services.database.db,
        sql`select (select count(*) from products) as products, (select count(*) from media) as media,
          (select count(*) from users) as users, (select version from site_version) as version`,
      );
    expect(await count(restored)).toEqual(await count(site));
  });

  test("is told of at /readyz, as degraded once its file is gone", async () => {
    const ready = async () => JSON.parse((await site.ask("/readyz")).text);
    expect(await ready()).toMatchObject({ degraded: ["mail is kept, not sent"], backup: { ageHours: 0 } });
    expect((await ready()).backup.bytes).toBeGreaterThan(10_000);
    for (const file of readdirSync(backups)) rmSync(join(backups, file));
    expect(await ready()).toMatchObject({
      status: "degraded",
      degraded: ["mail is kept, not sent", "backup file is missing or shorter than it was"],
    });
    expect((await site.ask("/readyz")).status).toBe(200);
  });
});
