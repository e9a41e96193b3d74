import { sql } from "drizzle-orm";
import { describe, expect, expectTypeOf, test } from "vitest";
import * as schema from "#app/db/schema/all.ts";
import { newId } from "#app/lib/ids.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import {
  afterCommit,
  type Db,
  insertLate,
  inTransaction,
  listRows,
  runLate,
  type Tx,
} from "./client.server.ts";

const { siteVersion } = schema;
const db = await useTestDb();

async function readVersion(from: Db = db): Promise<number | undefined> {
  const [row] = await from.select({ version: siteVersion.version }).from(siteVersion);
  return row?.version;
}

function writeVersion(tx: Tx, version: number) {
  return tx.update(siteVersion).set({ version });
}

test("a transaction is accepted where a database is wanted, never the reverse", () => {
  expectTypeOf<Tx>().toExtend<Db>();
  expectTypeOf<Db>().not.toExtend<Tx>();
});

describe("inTransaction", () => {
  test("saves all writes, and gives the result", async () => {
    const result = await inTransaction(db, async (tx) => {
      await writeVersion(tx, 7);
      expect(await readVersion(tx)).toBe(7);
      return "done";
    });
    expect(result).toBe("done");
    expect(await readVersion()).toBe(7);
  });

  test("saves nothing when the work is refused, and gives the refusal", async () => {
    await inTransaction(db, (tx) => writeVersion(tx, 5));
    const called: string[] = [];
    const outcome = await inTransaction(db, async (tx): Promise<Result<null, { readonly kind: "no" }>> => {
      await writeVersion(tx, 6);
      afterCommit(tx, () => void called.push("after commit"));
      return refuse({ kind: "no" });
    });
    expect(outcome).toEqual({ ok: false, error: { kind: "no" } });
    expect(await readVersion()).toBe(5);
    expect(called).toEqual([]);
  });

  test("rolls back a refused savepoint alone", async () => {
    await inTransaction(db, async (tx) => {
      await writeVersion(tx, 11);
      const inner = await inTransaction(tx, async (savepoint): Promise<Result<null, string>> => {
        await writeVersion(savepoint, 12);
        return refuse("no");
      });
      expect(inner).toEqual({ ok: false, error: "no" });
    });
    expect(await readVersion()).toBe(11);
  });

  test("saves nothing when the work throws", async () => {
    const work = inTransaction(db, async (tx) => {
      await writeVersion(tx, 8);
      throw new Error("stop");
    });
    await expect(work).rejects.toThrow("stop");
    expect(await readVersion()).toBe(1);
  });

  test("inside another is a savepoint", async () => {
    await inTransaction(db, async (tx) => {
      await writeVersion(tx, 2);
      const inner = inTransaction(tx, async (nested) => {
        await writeVersion(nested, 3);
        throw new Error("only this part");
      });
      await expect(inner).rejects.toThrow("only this part");
      expect(await readVersion(tx)).toBe(2);
      await inTransaction(tx, (nested) => nested.update(siteVersion).set({ version: 4 }));
    });
    expect(await readVersion()).toBe(4);
  });

  test("is an error when a failed statement inside was caught and forgotten", async () => {
    const work = inTransaction(db, async (tx) => {
      await writeVersion(tx, 9);
      await tx.execute(sql`SELECT 1 / 0`).catch(() => {});
    });
    await expect(work).rejects.toThrow();
    expect(await readVersion()).toBe(1);
  });
});

describe("the guard", () => {
  const BUG = "Bug: the outer database was used inside a transaction";

  test.each<[string, () => PromiseLike<unknown>]>([
    ["a select", () => db.select().from(siteVersion)],
    ["a relational query", () => db.query.siteVersion.findFirst()],
    ["an update", () => db.update(siteVersion).set({ version: 5 })],
    ["a count", () => db.$count(siteVersion)],
    ["raw SQL", () => db.execute(sql`SELECT 1`)],
    ["a transaction of its own", () => inTransaction(db, async () => {})],
    ["Drizzle's transaction", () => db.transaction(async () => {})],
  ])("refuses %s on the outer database at once", async (_, use) => {
    await expect(inTransaction(db, async () => await use())).rejects.toThrow(BUG);
    expect(await readVersion()).toBe(1);
  });

  test("refuses a statement prepared before", async () => {
    const prepared = db.select().from(siteVersion).prepare("early");
    await expect(inTransaction(db, async () => await prepared.execute())).rejects.toThrow(BUG);
  });

  test("holds inside a savepoint and in work started from there", async () => {
    const work = inTransaction(db, (tx) =>
      inTransaction(tx, () => Promise.all([readVersion(), readVersion()])),
    );
    await expect(work).rejects.toThrow(BUG);
  });

  test("leaves others alone, and work that outlives the transaction", async () => {
    let late: Promise<number | undefined> | undefined;
    await inTransaction(db, async () => {
      late = new Promise((resolve, reject) => {
        setTimeout(() => readVersion().then(resolve, reject), 20);
      });
    });
    expect(await late).toBe(1);
  });

  test("refuses a transaction that is over", async () => {
    let kept: Tx | undefined;
    await inTransaction(db, async (tx) => {
      kept = tx;
    });
    const tx = kept as unknown as Tx;
    await expect(readVersion(tx)).rejects.toThrow(
      "Bug: a statement was sent through a transaction that is over.",
    );
    expect(() => afterCommit(tx, () => {})).toThrow("Bug: this transaction is over.");
  });
});

describe("afterCommit", () => {
  test("runs in order, after the commit, before inTransaction returns", async () => {
    const seen: string[] = [];
    await inTransaction(db, async (tx) => {
      afterCommit(tx, async () => {
        seen.push(`first sees ${await readVersion()}`);
      });
      afterCommit(tx, () => {
        seen.push("second");
      });
      await writeVersion(tx, 6);
      seen.push("work is done");
    });
    expect(seen).toEqual(["work is done", "first sees 6", "second"]);
  });

  test("does not run when the transaction is rolled back", async () => {
    let ran = false;
    const work = inTransaction(db, async (tx) => {
      afterCommit(tx, () => {
        ran = true;
      });
      throw new Error("stop");
    });
    await expect(work).rejects.toThrow("stop");
    expect(ran).toBe(false);
  });

  test("waits for the outermost transaction, and forgets those of a savepoint undone", async () => {
    const seen: string[] = [];
    await inTransaction(db, async (tx) => {
      await inTransaction(tx, async (kept) => {
        afterCommit(kept, () => void seen.push("kept"));
      });
      await inTransaction(tx, async (undone) => {
        afterCommit(undone, () => void seen.push("undone"));
        throw new Error("undo");
      }).catch(() => {});
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(["kept"]);
  });

  test("that fails affects neither the write nor the other callbacks", async () => {
    let ran = false;
    await inTransaction(db, async (tx) => {
      await writeVersion(tx, 11);
      afterCommit(tx, () => {
        throw new Error("cache is gone");
      });
      afterCommit(tx, () => {
        ran = true;
      });
    });
    expect(ran).toBe(true);
    expect(await readVersion()).toBe(11);
  });
});

describe("hand-written statements", () => {
  test("listRows gives plain rows", async () => {
    expect(await listRows(db, sql`SELECT 1::int AS one, 2::int8 AS two`)).toEqual([{ one: 1, two: 2 }]);
  });
});

test("every test starts from the rows that the migrations made", async () => {
  expect(await readVersion()).toBe(1);
});

describe("late statements", () => {
  const entry = (action: string) => ({ actorId: null, action, subjectType: "test" });
  const listActions = async () =>
    (
      await db.select({ action: schema.auditLog.action }).from(schema.auditLog).orderBy(schema.auditLog.id)
    ).map((row) => row.action);
  const raise = (tx: Tx) =>
    runLate(tx, "version", (late) =>
      late.update(siteVersion).set({ version: sql`${siteVersion.version} + 1` }),
    );

  test("run at the end, in the order of the calls, a named one once", async () => {
    const before = (await readVersion()) ?? 0;
    await inTransaction(db, async (tx) => {
      insertLate(tx, schema.auditLog, entry("first"));
      raise(tx);
      raise(tx);
      insertLate(tx, schema.auditLog, entry("second"));
      expect(await tx.$count(schema.auditLog)).toBe(0);
      afterCommit(tx, async () => expect(await listActions()).toEqual(["first", "second"]));
    });
    expect(await listActions()).toEqual(["first", "second"]);
    expect(await readVersion()).toBe(before + 1);
  });

  test("are forgotten with a refused transaction or savepoint, and sent at the end of one that is not", async () => {
    await inTransaction(db, async (tx): Promise<Result<null, string>> => {
      insertLate(tx, schema.auditLog, entry("refused"));
      return refuse("no");
    });
    await inTransaction(db, async (tx) => {
      await inTransaction(tx, async (savepoint) => insertLate(savepoint, schema.auditLog, entry("kept")));
      expect(await tx.$count(schema.auditLog)).toBe(1);
      await inTransaction(tx, async (savepoint): Promise<Result<null, string>> => {
        insertLate(savepoint, schema.auditLog, entry("undone"));
        return refuse("no");
      });
      insertLate(tx, schema.auditLog, entry("last"));
    });
    expect(await listActions()).toEqual(["kept", "last"]);
  });

  test("that violate a constraint roll the transaction back", async () => {
    const failing = inTransaction(db, async (tx) => {
      await writeVersion(tx, 77);
      const id = newId();
      insertLate(tx, schema.auditLog, { ...entry("first"), id });
      insertLate(tx, schema.auditLog, { ...entry("second"), id });
    });
    await expect(failing).rejects.toThrow();
    expect(await readVersion()).not.toBe(77);
  });

  test("may be thousands of rows", async () => {
    await inTransaction(db, async (tx) => {
      for (let n = 0; n < 1201; n += 1) insertLate(tx, schema.auditLog, entry(`${n}`));
    });
    expect(await db.$count(schema.auditLog)).toBe(1201);
  });
});
