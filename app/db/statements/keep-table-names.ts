import { is, SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

interface SelectedField {
  readonly path: readonly string[];
  readonly field: unknown;
}

type BuildSelection = (fields: readonly SelectedField[], options?: { isSingleTable?: boolean }) => SQL;

/**
 * Lets every column within a `sql` of a selection keep the name of its table. Drizzle leaves it out where a statement
 * reads one table. In a subquery such a column is read as one of the subquery's own table: `a.product_id = b.product_id`
 * becomes true of every row, or of none.
 */
export function keepTableNames(): void {
  const build = Reflect.get(PgDialect.prototype, "buildSelection") as BuildSelection;
  const keepNames: BuildSelection = function (this: PgDialect, fields, options) {
    const kept = options?.isSingleTable
      ? fields.map(({ path, field }) => ({ path, field: asOnePart(field) }))
      : fields;
    return build.call(this, kept, options);
  };
  Reflect.set(PgDialect.prototype, "buildSelection", keepNames);
}

/** Drizzle looks for columns among the parts of a `sql`, not within them. */
function asOnePart(field: unknown): unknown {
  if (is(field, SQL)) return sql`${field}`;
  if (!is(field, SQL.Aliased) || Reflect.get(field, "isSelectionField") === true) return field;
  return new SQL.Aliased(sql`${field.sql}`, field.fieldAlias);
}
