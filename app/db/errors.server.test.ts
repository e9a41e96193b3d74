import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { useOwnTestDb } from "#tests/support/database/test-db.ts";
import { dbErrorFacts, describeDbError, isTransientDbError, isUniqueViolation } from "./errors.server.ts";

const db = await useOwnTestDb();
/** SQLSTATE of a CHECK constraint that refuses a row. */
const CHECK = "23514";

beforeAll(async () => {
  await db.execute(
    sql`CREATE TABLE refusals (
      id int CONSTRAINT refusals_key PRIMARY KEY, stock int CONSTRAINT stock_not_negative CHECK (stock >= 0),
      parent int CONSTRAINT parent_exists REFERENCES refusals, span int4range,
      CONSTRAINT spans_apart EXCLUDE USING gist (span WITH &&)
    )`,
  );
  await db.execute(sql`INSERT INTO refusals VALUES (1, 1, NULL, '[1,5)')`);
});

async function errorOf(statement: ReturnType<typeof sql>): Promise<unknown> {
  return db.execute(statement).then(
    () => {
      throw new Error("The statement was not refused");
    },
    (error: unknown) => error,
  );
}

describe("what was violated", () => {
  test("a unique index", async () => {
    const error = await errorOf(sql`INSERT INTO refusals (id) VALUES (${1})`);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, "refusals_key")).toBe(true);
    expect(isUniqueViolation(error, "another")).toBe(false);
    expect(dbErrorFacts(error)?.code).not.toBe(CHECK);
  });

  test("a check", async () => {
    const error = await errorOf(sql`UPDATE refusals SET stock = ${-1}`);
    expect(dbErrorFacts(error)).toMatchObject({ code: CHECK, constraint: "stock_not_negative" });
    expect(isUniqueViolation(error)).toBe(false);
  });

  test("a foreign key", async () => {
    const error = await errorOf(sql`UPDATE refusals SET parent = 5`);
    expect(dbErrorFacts(error)).toMatchObject({ code: "23503", constraint: "parent_exists" });
  });

  test("an exclusion", async () => {
    const error = await errorOf(sql`INSERT INTO refusals VALUES (2, 1, NULL, '[4,6)')`);
    expect(dbErrorFacts(error)).toMatchObject({ code: "23P01", constraint: "spans_apart" });
  });

  test("also behind further causes", async () => {
    const error = await errorOf(sql`INSERT INTO refusals (id) VALUES (1)`);
    expect(isUniqueViolation(new Error("outer", { cause: new Error("middle", { cause: error }) }))).toBe(
      true,
    );
  });

  test("nothing, when no database refused anything", () => {
    const own = Object.assign(new Error("own"), { code: "23505" });
    expect(dbErrorFacts(own)).toBeNull();
    const circular = new Error("circular");
    circular.cause = circular;
    expect(dbErrorFacts(circular)).toBeNull();
    expect(isTransientDbError(undefined)).toBe(false);
  });
});

describe("describeDbError", () => {
  test("holds no value of a statement, and says what went wrong", async () => {
    await db.execute(sql`CREATE TABLE persons (email text CONSTRAINT persons_email UNIQUE)`);
    const insert = sql`INSERT INTO persons VALUES (${"aoife@example.ie\n    at secret (file:1:1)"})`;
    await db.execute(insert);
    const described = describeDbError(await errorOf(insert));
    expect(described).toMatchObject({
      type: "DatabaseError",
      message: "statement refused with 23505",
      code: "23505",
      constraint: "persons_email",
      table: "persons",
      statement: "INSERT INTO persons VALUES ($1)",
    });
    expect(JSON.stringify(described)).not.toMatch(/aoife|example|params/);
    expect(described.stack).toContain("errors.server.test.ts");
  });

  test("leaves the text of a failed conversion out, which repeats the value", async () => {
    const described = describeDbError(await errorOf(sql`SELECT ${"Seán Ó Broin"}::text::int`));
    expect(described.code).toBe("22P02");
    expect(JSON.stringify(described)).not.toContain("Broin");
  });

  test("keeps the message of other errors", () => {
    expect(describeDbError(new TypeError("not a function"))).toMatchObject({
      type: "TypeError",
      message: "not a function",
    });
    expect(describeDbError("thrown")).toEqual({
      type: "string",
      message: "something was thrown that is no error",
    });
  });
});
