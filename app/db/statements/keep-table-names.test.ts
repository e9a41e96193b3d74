import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import * as schema from "#app/db/schema/all.ts";
import "../client.server.ts";

const { orders, orderLines } = schema;
const db = drizzle.mock({ schema });
const lines = sql<number>`(select count(*) from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
const NAMED = `(select count(*) from "order_lines" where "order_lines"."order_id" = "orders"."id")`;

test("a column within a sql keeps its table's name where one table is read", () => {
  const read = db.select({ id: orders.id, lines }).from(orders).where(eq(orders.kind, "sale"));
  expect(read.toSQL().sql).toBe(`select "id", ${NAMED} from "orders" where "orders"."kind" = $1`);
});

test("so does one with an alias, which is ordered by its name", () => {
  const named = db
    .select({ lines: lines.as("n") })
    .from(orders)
    .as("counted");
  const read = db.select({ lines: named.lines }).from(named).orderBy(named.lines);
  expect(read.toSQL().sql).toBe(
    `select "n" from (select ${NAMED} as "n" from "orders") "counted" order by "n"`,
  );
});

test("what is written answers with the same names", () => {
  const write = db.update(orders).set({ notes: "" }).returning({ lines });
  expect(write.toSQL().sql).toContain(`returning ${NAMED}`);
});
