import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startChild } from "#tests/support/process/run-child.ts";
import { silentLog } from "../db-log.ts";
import { type Embedded, type EmbeddedOptions, openEmbedded } from "./embedded.server.ts";

/** A process of its own takes seconds to start on a busy machine. */
const PROCESSES = { timeout: 90_000 };

/** A database once made, to copy: making one costs seconds. */
let template = "";
let dataDir = "";
const open: Embedded[] = [];

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), "itsshowtime-db-template-"));
  await (await openEmbedded({ dataDir: template, log: silentLog })).close();
});

afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-db-"));
});

afterEach(async () => {
  for (const embedded of open.splice(0)) await embedded.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Opens a database in this test's folder: a copy of the finished one, unless the test put something there. */
async function openHere(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  if (readdirSync(dataDir).length === 0) copyTemplate();
  const embedded = await openEmbedded({ dataDir, log: silentLog, checkpointEveryMs: 60_000, ...options });
  open.push(embedded);
  return embedded;
}

function copyTemplate(): void {
  cpSync(join(template, "db"), join(dataDir, "db"), { recursive: true });
}

describe("one process at a time", () => {
  test(
    "a second process is refused with one sentence, and let in once the first has ended",
    PROCESSES,
    async () => {
      copyTemplate();
      const first = startChild("tests/support/children/write-rows.ts", dataDir);
      await first.waitFor(/saved 1\n/);

      const second = startChild("tests/support/children/open-folder.ts", dataDir);
      expect(await second.ended).toBe(1);
      expect(second.output()).toBe(
        `FolderInUseError: Another process already uses the data folder ${dataDir}: ` +
          "stop it first, or start this one with its own DATA_DIR.\n",
      );

      first.process.kill("SIGKILL");
      await first.ended;
      const third = startChild("tests/support/children/open-folder.ts", dataDir);
      expect(await third.ended).toBe(0);
      expect(third.output()).toBe("opened\n");
    },
  );
});

describe("the folder", () => {
  test("is private to its owner", async () => {
    await openHere();
    expect(statSync(join(dataDir, "db")).mode & 0o777).toBe(0o700);
  });

  test("of another version is refused with a plain sentence and left as it is", async () => {
    mkdirSync(join(dataDir, "db"));
    writeFileSync(join(dataDir, "db", "PG_VERSION"), "17\n");
    await expect(openHere()).rejects.toThrow(
      `The database in ${join(dataDir, "db")} was written by PostgreSQL 17, but this version of the site opens only PostgreSQL 18`,
    );
    expect(readdirSync(join(dataDir, "db"))).toEqual(["PG_VERSION"]);
  });

  test("that holds something else is refused", async () => {
    mkdirSync(join(dataDir, "db"));
    writeFileSync(join(dataDir, "db", "holiday.jpg"), "");
    await expect(openHere()).rejects.toThrow("is not empty and holds no database");
  });

  test("that an interrupted first start left half made does no harm", PROCESSES, async () => {
    mkdirSync(join(dataDir, "db.unfinished"));
    writeFileSync(join(dataDir, "db.unfinished", "PG_VERSION"), "18\n");
    const { pglite } = await openHere();
    expect((await pglite.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    expect(readdirSync(dataDir).sort()).toEqual(["db", "db.lock"]);
    expect(statSync(join(dataDir, "db")).mode & 0o777).toBe(0o700);
  });

  test("keeps its rows over a clean close", async () => {
    const first = await openHere();
    await first.pglite.exec("CREATE TABLE kept (id int); INSERT INTO kept VALUES (1), (2)");
    await first.close();
    const second = await openHere();
    expect((await second.pglite.query("SELECT count(*) AS n FROM kept")).rows).toEqual([{ n: 2 }]);
  });
});

describe("what is acknowledged is on the disk", () => {
  test("every commit is written down once, a read never", async () => {
    const { pglite, files } = await openHere();
    await pglite.exec("CREATE TABLE counted (id int)");
    await pglite.exec("CHECKPOINT");
    const counts: number[] = [];
    for (let id = 0; id < 20; id++) {
      const before = files.fsyncs;
      await pglite.query("INSERT INTO counted VALUES ($1)", [id]);
      counts.push(files.fsyncs - before);
    }
    expect(counts).toEqual(Array.from({ length: 20 }, () => 1));
    const before = files.fsyncs;
    await pglite.query("SELECT * FROM counted");
    expect(files.fsyncs).toBe(before);
  });

  test("fsync, full page writes and synchronous commits are on", async () => {
    const { pglite } = await openHere();
    const { rows } = await pglite.query<{ name: string; setting: string }>(
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') ORDER BY name",
    );
    expect(rows).toEqual([
      { name: "fsync", setting: "on" },
      { name: "full_page_writes", setting: "on" },
      { name: "synchronous_commit", setting: "on" },
      { name: "wal_sync_method", setting: "fsync" },
    ]);
  });

  test(
    "R16: a disk that stops writing ends the process before it acknowledges anything",
    PROCESSES,
    async () => {
      copyTemplate();
      const child = startChild("tests/support/children/lose-disk.ts", dataDir);
      expect(await child.ended).toBe(74);
      expect(child.output()).toMatch(/^saved 1\nsaved 2\nsaved 3\nthe disk refused the database's log/);
      expect(child.output()).not.toContain("saved 4");
      const { pglite } = await openHere();
      const { rows } = await pglite.query<{ id: number }>("SELECT id FROM written ORDER BY id");
      expect(rows.slice(0, 3)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    },
  );
});

describe("upkeep", () => {
  test("the write-ahead log stays small under many writes", async () => {
    const { pglite, files } = await openHere();
    await pglite.exec("CREATE TABLE filled (id int, filling text)");
    const start = files.walBytes;
    let largest = 0;
    for (let id = 0; id < 600; id++) {
      await pglite.query(
        "INSERT INTO filled SELECT $1, repeat(md5(i::text), 6) FROM generate_series(1, 1000) i",
        [id],
      );
      if (id % 10 === 0) largest = Math.max(largest, folderBytes(join(dataDir, "db", "pg_wal")));
    }
    const written = files.walBytes - start;
    expect(written).toBeGreaterThan(120 * 1024 * 1024);
    expect(largest).toBeLessThan(60 * 1024 * 1024);
  });

  test("a checkpoint follows a write without being asked for, and none follows silence", async () => {
    const { pglite } = await openHere({ checkpointEveryMs: 50 });
    const before = await lastCheckpoint(pglite);
    await pglite.exec("CREATE TABLE touched (id int)");
    await expect.poll(() => lastCheckpoint(pglite), { timeout: 5000 }).not.toBe(before);
    const quiet = await lastCheckpoint(pglite);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await lastCheckpoint(pglite)).toBe(quiet);
  });

  test("maintain frees dead rows and gathers statistics", async () => {
    const { pglite, maintain } = await openHere();
    await pglite.exec(
      "CREATE TABLE churned AS SELECT i AS id FROM generate_series(1, 5000) i; DELETE FROM churned",
    );
    await maintain();
    const { rows } = await pglite.query(
      "SELECT pg_relation_size('churned')::int AS size, (SELECT count(*) FROM pg_stat_user_tables WHERE relname = 'churned' AND last_analyze IS NOT NULL)::int AS analysed",
    );
    expect(rows).toEqual([{ size: 0, analysed: 1 }]);
  });

  test("a table that is empty at the upkeep is not taken for empty when it fills", async () => {
    const { pglite, maintain } = await openHere();
    await pglite.exec("CREATE TABLE keyed (id int PRIMARY KEY, filling text)");
    await maintain();
    const { rows } = await pglite.query<{ "QUERY PLAN": string }>("EXPLAIN SELECT * FROM keyed WHERE id = 1");
    expect(rows[0]?.["QUERY PLAN"]).toContain("Index Scan using keyed_pkey");
  });

  test("the statistics of a table follow its growth, and rest while little changes", async () => {
    const { pglite } = await openHere({ analyzeEveryMs: 50 });
    const known = async (): Promise<unknown> =>
      (await pglite.query("SELECT reltuples FROM pg_class WHERE relname = 'grown'")).rows[0];
    await pglite.exec("CREATE TABLE grown AS SELECT i AS id FROM generate_series(1, 1000) i");
    await expect.poll(known, { timeout: 5000 }).toEqual({ reltuples: 1000 });
    await pglite.exec("INSERT INTO grown SELECT i FROM generate_series(1, 140) i");
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await known()).toEqual({ reltuples: 1000 });
    await pglite.exec("INSERT INTO grown SELECT i FROM generate_series(1, 60) i");
    await expect.poll(known, { timeout: 5000 }).toEqual({ reltuples: 1200 });
  });

  test("a long loop of statements lets timers run", async () => {
    const { pglite } = await openHere();
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    for (let n = 0; n < 200_000 && turns < 5; n++) await pglite.query("SELECT 1");
    clearInterval(timer);
    expect(turns).toBeGreaterThanOrEqual(5);
  });
});

describe("the engine", () => {
  test("is pinned to one exact version", () => {
    const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
      dependencies: Record<string, string>;
    };
    expect(manifest.dependencies["@electric-sql/pglite"]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test("has the extensions that servers have too", async () => {
    const { pglite } = await openHere();
    await pglite.exec(
      "CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION citext; CREATE EXTENSION btree_gist",
    );
    const { rows } = await pglite.query(
      "SELECT unaccent('Ceol beo sa tSráid') AS plain, similarity('microphone', 'micraphone') > 0.4 AS near",
    );
    expect(rows).toEqual([{ plain: "Ceol beo sa tSraid", near: true }]);
  });

  test("gives int8 as a number where that is exact", async () => {
    const { pglite } = await openHere();
    const { rows } = await pglite.query(
      "SELECT 9007199254740991::int8 AS exact, 9007199254740993::int8 AS large",
    );
    expect(rows).toEqual([{ exact: 9007199254740991, large: 9007199254740993n }]);
  });
});

async function lastCheckpoint(pglite: Embedded["pglite"]): Promise<string | undefined> {
  const { rows } = await pglite.query<{ lsn: string }>(
    "SELECT checkpoint_lsn::text AS lsn FROM pg_control_checkpoint()",
  );
  return rows[0]?.lsn;
}

function folderBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(folder, entry.name)).size, 0);
}
