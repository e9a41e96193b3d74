import { sql } from "drizzle-orm";
import { type Db, inTransaction, listRows, type Tx } from "#app/db/client.server.ts";

/** The plan of each statement that `read` sends, as PostgreSQL makes it where reading a whole table costs too much. */
export function explainStatements(db: Db, read: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const statements: { readonly sql: string; readonly params: readonly unknown[] }[] = [];
    const session = tx._.session;
    const prepareQuery = session.prepareQuery.bind(session);
    session.prepareQuery = (query, ...rest) => {
      statements.push(query);
      return prepareQuery(query, ...rest);
    };
    await read(tx);
    session.prepareQuery = prepareQuery;
    await tx.execute(sql`set local enable_seqscan = off`);
    const plans: string[] = [];
    for (const statement of statements) {
      // Text and numbers of parameters in turn.
      const parts = statement.sql
        .split(/\$(\d+)/)
        .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${statement.params[Number(part) - 1]}`));
      const lines = await listRows<{ "QUERY PLAN": string }>(tx, sql`explain (costs off) ${sql.join(parts)}`);
      plans.push(lines.map((line) => line["QUERY PLAN"]).join("\n"));
    }
    return plans;
  });
}
