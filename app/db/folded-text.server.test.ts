import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { listRows } from "./client.server.ts";
import { holds } from "./folded-text.ts";

const db = await useTestDb();

/** Whether a customer with this name and company is found. */
async function isFound(typed: string): Promise<boolean> {
  const [name, company] = [sql`'Seán Ó Murchú'::text`, sql`'Everyman 100% Theatre'::text`];
  const rows = await listRows(db, sql`select 1 as one where ${holds(typed, name, company)}`);
  return rows.length === 1;
}

it.each(["sean", "MURCHÚ", "murchu seán", "theatre  o murchu", "100% sean"])(
  "each word of %j is in one of the texts",
  async (typed) => expect(await isFound(typed)).toBe(true),
);

it.each(["sean gaiety", "100_", "ever_man", "everyman sean x"])("a word of %j is in none", async (typed) =>
  expect(await isFound(typed)).toBe(false),
);

it("nothing typed is no condition", () => {
  expect(holds("", sql`a`)).toBeUndefined();
  expect(holds(" \u0301 ", sql`a`)).toBeUndefined();
});
