import { and, asc, count, desc, eq, exists, inArray, isNull, or, type Query, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { alias, PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import * as schema from "#app/db/schema/all.ts";
import { writeSqlInOnePass } from "./write-sql.ts";

const { orders, orderLines, outboxMails, products, siteVersion } = schema;
const db = drizzle.mock({ schema });
const dialect = new PgDialect();
const parents = alias(products, "parents");
const AT = new Date("2026-11-25T12:00:00Z");

const STATEMENTS = {
  "a select with joins, lists and an order": () =>
    db
      .select({
        order: orders,
        line: orderLines,
        twice: sql<number>`${orderLines.quantity} * ${2}`.as("twice"),
      })
      .from(orders)
      .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(
        and(
          inArray(orders.state, ["paid", "new"] as never[]),
          or(isNull(orders.paidAt), eq(orders.paidAt, AT)),
        ),
      )
      .orderBy(desc(orders.placedAt), asc(sql`twice`))
      .limit(5),
  "an alias, a subquery and exists": () => {
    const counted = db
      .select({ parentId: products.parentId, n: count().as("n") })
      .from(products)
      .groupBy(products.parentId)
      .as("counted");
    return db
      .select({ id: products.id, n: counted.n, parent: parents.id })
      .from(products)
      .leftJoin(counted, eq(counted.parentId, products.id))
      .leftJoin(parents, eq(parents.id, products.parentId))
      .where(exists(db.select().from(orderLines).where(eq(orderLines.productId, products.id))));
  },
  "a query before the others": () => {
    const first = db.$with("first").as(db.select({ id: orders.id }).from(orders).where(eq(orders.id, "one")));
    return db.with(first).select().from(first).where(eq(first.id, "two"));
  },
  "an insert with a conflict": () =>
    db
      .insert(siteVersion)
      .values({ version: 3 } as never)
      .onConflictDoUpdate({
        target: siteVersion.single,
        set: { version: sql`excluded.version + ${1}`, updatedAt: AT },
      })
      .returning(),
  "an insert of rows with dates, JSON and null": () =>
    db.insert(outboxMails).values([
      {
        id: "a",
        subject: "One",
        nextAttemptAt: AT,
        files: [{ file: "f", name: "n", type: "t" }],
        thread: null,
      },
      { id: "b", subject: "Two" },
    ] as never),
  "an update by a raw condition": () =>
    db
      .update(outboxMails)
      .set({ attempts: sql`${outboxMails.attempts} + 1`, leaseUntil: AT })
      .where(sql`${outboxMails.id} = any(array(${db.select({ id: outboxMails.id }).from(outboxMails)}))`),
  "a deletion": () => db.delete(outboxMails).where(eq(outboxMails.state, sql.placeholder("state"))),
  "raw values of every type": () => ({
    getSQL: () =>
      sql`select ${1}, ${"two"}, ${null}, ${true}, ${AT}, ${["a", "b"]}, ${[]}, ${undefined}, ${sql.raw("now()")},
        ${sql.identifier('na"me')}, ${sql.param(AT, outboxMails.sentAt)}, ${sql.join([sql`a`, 2], sql`, `)}`,
  }),
  "values inside of the text": () => ({
    getSQL: () => sql`select ${sql`${1} + ${"o'clock"}`.inlineParams()}, ${eq(orders.id, "x")}`,
  }),
};

describe("a statement that is written in one pass is Drizzle's", () => {
  const byDrizzle = new Map<string, Query>();
  for (const [name, build] of Object.entries(STATEMENTS)) {
    const { sql: text, params } = toQuery(build());
    byDrizzle.set(name, { sql: text, params });
  }
  writeSqlInOnePass();

  test.each(Object.entries(STATEMENTS))("%s", (name, build) => {
    const { sql: text, params } = toQuery(build());
    expect({ sql: text, params }).toEqual(byDrizzle.get(name));
  });
});

function toQuery(statement: { getSQL: () => unknown }): Query {
  return dialect.sqlToQuery(statement.getSQL() as never);
}
