import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  type CheckBuilder,
  check,
  customType,
  type PgColumn,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { newId } from "#app/lib/ids.ts";
import { type Cents, cents } from "#app/lib/money.ts";

/** Money: whole euro cents in a PostgreSQL integer (up to €21 million). */
export const centsColumn = customType<{ data: Cents; driverData: number }>({
  dataType: () => "integer",
  fromDriver: (value) => cents(Number(value)),
  toDriver: (value) => value,
});

/** A UUID version 7 primary key, made by the application. */
export const idColumn = () =>
  uuid("id")
    .primaryKey()
    .$defaultFn(() => newId());

/** The id of the row that this one is part of, and is deleted with. */
export const partOf = (name: string, id: () => AnyPgColumn) =>
  uuid(name).notNull().references(id, { onDelete: "cascade" });

/** An instant in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const createdAt = () => instant("created_at").notNull().defaultNow();
export const updatedAt = () =>
  instant("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date());

/** What every change of a row with a version sets, so that a form made from the row before is refused. */
export function nextVersion({ version }: { readonly version: PgColumn }, now = new Date()) {
  return { version: sql`${version} + 1`, updatedAt: now };
}

/**
 * The CHECK constraint of a column with `enum`: the values of the same array and no others, NULL where the column allows
 * it. The values are written into the SQL, because a constraint takes no parameters.
 */
export function enumCheck(name: string, column: PgColumn, values: readonly string[]): CheckBuilder {
  return check(name, sql`${column} in (${literals(values)})`);
}

/** The same for a column with an array of such values. */
export function enumArrayCheck(name: string, column: PgColumn, values: readonly string[]): CheckBuilder {
  return check(name, sql`${column} <@ array[${literals(values)}]`);
}

function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));
}
