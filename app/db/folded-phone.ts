import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * A phone number in SQL as `foldPhone` folds it: digits alone, without the prefix of Ireland or Great Britain and
 * without the leading zero. An index has this very expression: change both in one migration.
 */
export function foldedPhone(column: SQLWrapper): SQL<string> {
  return sql<string>`regexp_replace(regexp_replace(regexp_replace(${column}, '[^0-9+]', '', 'g'), '^((\\+|00)(353|44)?|353(?=[0-9]{7}))', ''), '[+]|^0+', '', 'g')`;
}
