import { sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { searchSynonyms } from "#app/db/schema/shop/catalog-search.ts";
import { createUser } from "../factories.ts";
import { borrowEngine } from "./shared-engine.ts";
import "../global-setup.ts";

const borrow = () => borrowEngine(inject("databaseDump"));

it("an engine that many files use is new for each, and refuses what a file still does after its end", async () => {
  const first = await borrow();
  const synonyms = await first.db.select().from(searchSynonyms);
  const numbers = () =>
    listRows(first.db, sql`SELECT nextval('order_numbers')::int AS number FROM generate_series(1, 3)`);
  expect(await numbers()).toEqual([{ number: 1001 }, { number: 1002 }, { number: 1003 }]);
  await createUser(first.db);
  await first.db.delete(searchSynonyms);
  await first.db.execute(sql`ANALYZE`);
  await first.end();
  await expect(createUser(first.db)).rejects.toThrow();

  const second = await borrow();
  expect(await second.db.select().from(users)).toEqual([]);
  expect(await second.db.select().from(searchSynonyms)).toEqual(synonyms);
  expect(await listRows(second.db, sql`SELECT nextval('order_numbers')::int AS number`)).toEqual([
    { number: 1001 },
  ]);
  const known = sql`SELECT relname FROM pg_class WHERE oid = 'users'::regclass AND reltuples <> -1`;
  expect(await listRows(second.db, known)).toEqual([]);
  await second.end();
});

it.each(["CREATE TABLE other (id int)", "ALTER TABLE users DISABLE TRIGGER ALL", "SET work_mem = '1MB'"])(
  "a file that does more than rows needs an engine of its own: %s",
  async (statement) => {
    const first = await borrow();
    await first.db.execute(sql.raw(statement));
    await expect(first.end()).rejects.toThrow("useOwnTestDb");
    const second = await borrow();
    await expect(second.end()).resolves.toBeUndefined();
  },
);
