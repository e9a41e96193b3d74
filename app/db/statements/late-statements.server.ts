import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTable } from "drizzle-orm/pg-core";

/** An open transaction, whatever its schema. */
// biome-ignore lint/suspicious/noExplicitAny: transactions of every schema are meant, and the parameter is invariant
type AnyTx = PgDatabase<PgQueryResultHKT, any, any>;
type Row = Readonly<Record<string, unknown>>;
type Build = (tx: AnyTx) => SQLWrapper;

/** Rows of one statement at most: PostgreSQL takes 65,535 parameters, and no table has a hundred columns. */
const MAX_ROWS = 500;

/** Writes of one transaction or savepoint that are sent together, at its end. */
export class LateStatements {
  readonly #rows = new Map<PgTable, Row[]>();
  readonly #named = new Map<string, Build>();

  insert(table: PgTable, row: Row): void {
    const rows = this.#rows.get(table);
    if (rows) rows.push(row);
    else this.#rows.set(table, [row]);
  }

  /** Keeps the first statement of a name. */
  run(name: string, build: Build): void {
    if (!this.#named.has(name)) this.#named.set(name, build);
  }

  /** Sends everything, the named statements last; as one statement unless there are very many rows. */
  async send(tx: AnyTx): Promise<void> {
    const parts: SQLWrapper[] = [];
    for (const [table, rows] of this.#rows) {
      const pending = [...rows];
      while (pending.length > MAX_ROWS)
        await tx.execute(tx.insert(table).values(pending.splice(0, MAX_ROWS)).getSQL());
      parts.push(tx.insert(table).values(pending));
    }
    parts.push(...[...this.#named.values()].map((build) => build(tx)));
    if (parts.length > 0) await tx.execute(oneStatement(parts));
  }
}

/** One statement of several parts. All of them run on the same snapshot, so no part sees what another writes. */
function oneStatement(parts: readonly SQLWrapper[]): SQL {
  const named = parts.map((part, at) => sql`${sql.identifier(`late_${at}`)} as (${part.getSQL()})`);
  return sql`with ${sql.join(named, sql`, `)} select 1`;
}
