import { connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import * as schema from "#app/db/schema/all.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { afterCommit, inTransaction, listRows, type Tx } from "./client.server.ts";
import { dbErrorFacts } from "./errors.server.ts";
import { openDatabase } from "./open-database.server.ts";
import { runOutsideScopes } from "./transaction-scope.server.ts";

const { siteVersion } = schema;
const { db, url } = await usePostgresDb();

async function readVersion(): Promise<number | undefined> {
  return (await db.select().from(siteVersion))[0]?.version;
}

describe("on a server", () => {
  test("the outer database is refused inside a transaction, as on the embedded engine", async () => {
    await expect(inTransaction(db, async () => await db.select().from(siteVersion))).rejects.toThrow(
      "Bug: the outer database was used inside a transaction",
    );
  });

  test("a commit that the server turned into a rollback is an error", async () => {
    const work = inTransaction(db, async (tx) => {
      await tx.update(siteVersion).set({ version: 9 });
      await tx.execute(sql`SELECT 1 / 0`).catch(() => {});
    });
    await expect(work).rejects.toThrow("the transaction had failed");
    expect(await readVersion()).toBe(1);
  });

  test("a finished transaction cannot reach a connection that is somebody else's by now", async () => {
    let kept: Tx | undefined;
    await inTransaction(db, async (tx) => {
      kept = tx;
    });
    await expect(kept?.update(siteVersion).set({ version: 5 })).rejects.toThrow("a transaction that is over");
    expect(await readVersion()).toBe(1);
  });

  test("a statement that comes again is prepared once on its connection, and works in every transaction", async () => {
    for (let time = 0; time < 4; time++)
      await inTransaction(db, async (tx) => {
        await tx.update(siteVersion).set({ version: sql`${siteVersion.version} + ${1}` });
      });
    expect(await readVersion()).toBe(5);
    const prepared = await inTransaction(db, async (tx) => {
      for (let time = 0; time < 3; time++) await tx.select().from(siteVersion);
      return listRows<{ n: number }>(
        tx,
        sql`SELECT count(*)::int AS n FROM pg_prepared_statements WHERE statement = ${tx.select().from(siteVersion).toSQL().sql}`,
      );
    });
    expect(prepared).toEqual([{ n: 1 }]);
  });

  test("statements are not compiled to machine code", async () => {
    expect(await listRows(db, sql`SHOW jit`)).toEqual([{ jit: "off" }]);
  });

  test("a table of a few pages is read by its index", async () => {
    const keyed = await listRows<{ "QUERY PLAN": string }>(
      db,
      sql`EXPLAIN SELECT * FROM ${schema.orders} WHERE id = '00000000-0000-4000-8000-000000000000'`,
    );
    expect(await listRows(db, sql`SHOW random_page_cost`)).toEqual([{ random_page_cost: "1.1" }]);
    expect(keyed[0]?.["QUERY PLAN"]).toContain("Index Scan");
  });

  test("statements go to the oldest unused connection, whichever came back last", async () => {
    const database = await openDatabase({ databaseUrl: url, dataDir: "" });
    const whichOne = sql`SELECT pg_backend_pid() AS pid`;
    const pidOf = async (own: typeof db) => (await listRows<{ pid: number }>(own, whichOne))[0]?.pid;
    const first = await pidOf(database.db);
    await inTransaction(database.db, async (tx) => {
      expect(await pidOf(tx)).toBe(first);
      // Two more are made for what is sent meanwhile.
      const others = await runOutsideScopes(() => Promise.all([pidOf(database.db), pidOf(database.db)]));
      expect(new Set([first, ...others]).size).toBe(3);
    });
    const held = Promise.withResolvers<void>();
    const last = inTransaction(database.db, () => held.promise);
    const second = await pidOf(database.db);
    expect(second).not.toBe(first);
    held.resolve();
    await last;
    expect([await pidOf(database.db), await pidOf(database.db)]).toEqual([first, first]);
    await database.close();
  });

  test("int8 is a number where that is exact", async () => {
    const rows = await listRows(
      db,
      sql`SELECT 9007199254740991::int8 AS exact, 9007199254740993::int8 AS large`,
    );
    expect(rows).toEqual([{ exact: 9007199254740991, large: 9007199254740993n }]);
    expect(await db.$count(siteVersion)).toBe(1);
  });
});

describe("a transaction is run again", () => {
  test("after a serialization failure, and its callbacks run once", async () => {
    let attempts = 0;
    let callbacks = 0;
    const bothHaveRead = Promise.withResolvers<void>();
    const add = () =>
      inTransaction(db, async (tx) => {
        await tx.setTransaction({ isolationLevel: "serializable" });
        const [row] = await tx.select().from(siteVersion);
        if (++attempts === 2) bothHaveRead.resolve();
        await bothHaveRead.promise;
        await tx.update(siteVersion).set({ version: (row?.version ?? 0) + 1 });
        afterCommit(tx, () => {
          callbacks++;
        });
      });
    await Promise.all([add(), add()]);
    expect(await readVersion()).toBe(3);
    expect(attempts).toBe(3);
    expect(callbacks).toBe(2);
  });

  test("after a deadlock", async () => {
    await db.execute(sql`CREATE TABLE IF NOT EXISTS pairs (id int PRIMARY KEY, n int)`);
    await db.execute(sql`INSERT INTO pairs VALUES (1, 0), (2, 0)`);
    let attempts = 0;
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const touch = (order: readonly [number, number], mine: () => void, other: Promise<void>) =>
      inTransaction(db, async (tx) => {
        attempts++;
        await tx.execute(sql`UPDATE pairs SET n = n + 1 WHERE id = ${order[0]}`);
        mine();
        await other;
        await tx.execute(sql`UPDATE pairs SET n = n + 1 WHERE id = ${order[1]}`);
      });
    await Promise.all([
      touch([1, 2], first.resolve, second.promise),
      touch([2, 1], second.resolve, first.promise),
    ]);
    // The one that gave way may meet the other once more.
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect(await listRows(db, sql`SELECT id, n FROM pairs ORDER BY id`)).toEqual([
      { id: 1, n: 2 },
      { id: 2, n: 2 },
    ]);
  });

  test("not after any other error", async () => {
    let attempts = 0;
    const work = inTransaction(db, async (tx) => {
      attempts++;
      await tx.execute(sql`SELECT 1 / 0`);
    });
    await expect(work).rejects.toThrow();
    expect(attempts).toBe(1);
  });
});

describe("time limits and broken connections", () => {
  test("R15: a statement that takes too long is ended, also inside a transaction", async () => {
    const database = await openDatabase({ databaseUrl: url, dataDir: "", statementTimeoutMs: 200 });
    const error = await inTransaction(database.db, (tx) => tx.execute(sql`SELECT pg_sleep(20)`)).catch(
      (e: unknown) => e,
    );
    expect(dbErrorFacts(error)?.code).toBe("57014");
    expect(await listRows(database.db, sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
    await database.close();
  });

  test("the limit does not hold for maintenance", async () => {
    const database = await openDatabase({ databaseUrl: url, dataDir: "", statementTimeoutMs: 500 });
    await database.withDedicated((own) => own.execute(sql`SELECT pg_sleep(0.8)`));
    await database.maintain();
    await database.close();
  });

  test("maintenance gathers statistics of the tables that hold rows, and leaves empty ones unknown", async () => {
    const database = await openDatabase({ databaseUrl: url, dataDir: "" });
    await database.db.execute(sql`CREATE TABLE hollow (id int); CREATE TABLE held AS SELECT 1 AS id`);
    await database.maintain();
    const known = sql`SELECT relname, reltuples FROM pg_class WHERE relname IN ('hollow', 'held') ORDER BY 1`;
    expect(await listRows(database.db, known)).toEqual([
      { relname: "held", reltuples: 1 },
      { relname: "hollow", reltuples: -1 },
    ]);
    await database.db.execute(sql`DROP TABLE hollow, held`);
    await database.close();
  });

  test("a connection that the server ends fails its transaction and nothing else", async () => {
    const work = inTransaction(db, async (tx) => {
      const [self] = await listRows<{ pid: number }>(tx, sql`SELECT pg_backend_pid() AS pid`);
      const other = await openDatabase({ databaseUrl: url, dataDir: "" });
      await listRows(other.db, sql`SELECT pg_terminate_backend(${self?.pid ?? 0})`);
      await other.close();
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.update(siteVersion).set({ version: 3 });
    });
    await expect(work).rejects.toThrow();
    expect(await readVersion()).toBe(1);
  });

  test("a server that falls silent does not keep its connection", async () => {
    const silencer = await startSilencer(url);
    const database = await openDatabase({
      databaseUrl: silencer.url,
      dataDir: "",
      statementTimeoutMs: 1_000,
      graceMs: 500,
    });
    const work = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`SELECT 1`);
      silencer.silence();
      await tx.execute(sql`SELECT 2`);
    });
    await expect(work).rejects.toThrow();
    expect(await listRows(database.db, sql`SELECT 3 AS three`)).toEqual([{ three: 3 }]);
    await database.close();
    silencer.close();
  });

  test("a server that cannot be reached is named in one sentence", async () => {
    const missing = new URL(url);
    missing.pathname = "/nothing_here";
    await expect(openDatabase({ databaseUrl: missing.href, dataDir: "" })).rejects.toThrow(
      "The database at DATABASE_URL cannot be used: there is no database of that name.",
    );
  });
});

/** A relay before the server that can stop passing anything on, as a pulled cable does. */
async function startSilencer(target: string) {
  const { hostname, port } = new URL(target);
  const pairs: { readonly sockets: readonly [Socket, Socket]; silent: boolean }[] = [];
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair = { sockets: [near, far] as const, silent: false };
    pairs.push(pair);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      from.on("data", (bytes) => pair.silent || to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => pair.silent || to.destroy());
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const address = relay.address();
  const relayed = new URL(target);
  relayed.port = String(address !== null && typeof address === "object" ? address.port : 0);
  return {
    url: relayed.href,
    /** Silences the connections that exist now; those opened later work. */
    silence: () => {
      for (const pair of pairs) pair.silent = true;
    },
    close: () => {
      for (const socket of pairs.flatMap((pair) => pair.sockets)) socket.destroy();
      relay.close();
    },
  };
}
