import type { PGlite, QueryOptions } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEngineInMemory } from "./embedded-engine.server.ts";

let pglite: PGlite;

beforeAll(async () => {
  pglite = await startEngineInMemory();
  await pglite.exec(
    "CREATE TABLE things (id serial PRIMARY KEY, name text, at timestamptz, price numeric, facts jsonb, bytes bytea, tags text[], big bigint, yes boolean)",
  );
});
afterAll(() => pglite.close());

/** The answer of the driver, which the first one is, and the next two, which are a prepared statement's. */
async function askThrice(text: string, values: unknown[] = [], options?: QueryOptions) {
  const answers = [];
  for (let time = 0; time < 3; time++) answers.push(await pglite.query(text, values, options));
  return answers;
}

const codeOf = (error: unknown): unknown => Object(error).code;
const isPrepared = async (part: string) =>
  (await pglite.query("SELECT statement FROM pg_prepared_statements WHERE statement LIKE $1", [`%${part}%`]))
    .rows.length;

describe("a prepared statement", () => {
  it("gives what the driver gives, for every type of value", async () => {
    const insert =
      "INSERT INTO things (name, at, price, facts, bytes, tags, big, yes) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING name, at, price, facts, bytes, tags, big, yes";
    const values = [
      ...["Fáinne „x“", new Date("2026-11-23T02:30:00Z"), "12.50", { a: [1, null] }],
      ...[new Uint8Array([0, 255]), ["a,b", 'c"d', null], 9_007_199_254_740_993n, true],
    ];
    for (const row of [values, values.map(() => null)])
      for (const rowMode of ["array", "object"] as const) {
        const [driver, ...prepared] = await askThrice(insert, row, { rowMode });
        for (const answer of prepared) expect(answer).toEqual(driver);
      }
    const all = await askThrice("SELECT * FROM things ORDER BY id", [], {
      parsers: { 1184: (text) => text },
    });
    expect(all[1]).toEqual(all[0]);
    expect(await isPrepared("FROM things ORDER BY id")).toBe(1);
  });

  it("counts the rows that it changes, as the driver does", async () => {
    const counts = async (text: string) => (await askThrice(text)).map(({ affectedRows }) => affectedRows);
    expect(await counts("UPDATE things SET name = 'x'")).toEqual([12, 12, 12]);
    expect(await counts("SELECT id FROM things")).toEqual([0, 0, 0]);
    expect(await counts("DELETE FROM things WHERE id = -1")).toEqual([0, 0, 0]);
  });

  it("fails with the same error, and does not disturb what comes after it", async () => {
    for (let time = 0; time < 3; time++) {
      const wrong = pglite.query("SELECT id FROM things WHERE id = $1::int", ["x"]);
      expect(codeOf(await wrong.catch((error: unknown) => error))).toBe("22P02");
      const missing = pglite.query("SELECT id FROM nowhere");
      expect(codeOf(await missing.catch((error: unknown) => error))).toBe("42P01");
      expect((await pglite.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    }
  });

  it("is rolled back with its transaction, and remains", async () => {
    const insert = "INSERT INTO things (name) VALUES ('gone') RETURNING id";
    for (let time = 0; time < 3; time++)
      await pglite.transaction(async (tx) => {
        await tx.query(insert);
        await tx.rollback();
      });
    expect((await pglite.query("SELECT id FROM things WHERE name = 'gone'")).rows).toEqual([]);
    const failed = pglite.transaction(async (tx) => {
      await tx.query("SELECT id FROM nowhere").catch(() => undefined);
      return tx.query(insert);
    });
    expect(codeOf(await failed.catch((error: unknown) => error))).toBe("25P02");
    expect((await pglite.query(insert)).rows).toHaveLength(1);
    const late = await pglite.transaction(async (tx) => tx);
    await expect(late.query(insert)).rejects.toThrow("Transaction is closed");
  });

  it("waits for the end of another's transaction", async () => {
    const order: string[] = [];
    const text = "SELECT count(*) FROM things";
    for (const _twice of [1, 2]) await pglite.query(text);
    const transaction = pglite.transaction(async (tx) => {
      await tx.query(text);
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push("transaction");
    });
    await Promise.all([transaction, pglite.query(text).then(() => order.push("statement"))]);
    expect(order).toEqual(["transaction", "statement"]);
  });

  it("is made again for a table of another shape", async () => {
    const text = "SELECT * FROM shaped";
    await pglite.exec("CREATE TABLE shaped (a int)");
    await askThrice(text);
    await pglite.exec("ALTER TABLE shaped ADD COLUMN b text");
    const first = await pglite.query(text).catch(codeOf);
    expect(first).toBe("0A000");
    const { fields } = await pglite.query(text);
    expect(fields.map(({ name }) => name)).toEqual(["a", "b"]);
  });

  it("is given up when many others came after it", async () => {
    for (let n = 0; n < 450; n++) await askThrice(`SELECT ${n} AS n`);
    const { rows } = await pglite.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM pg_prepared_statements",
    );
    expect(rows[0]?.n).toBeGreaterThan(300);
    expect(rows[0]?.n).toBeLessThanOrEqual(401);
  });
});
