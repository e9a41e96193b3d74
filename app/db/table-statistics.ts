/**
 * Of which tables the planner's statistics are gathered. A table that was never analysed counts as ten pages, and its
 * statements use its indexes; one that was analysed while empty counts as empty until the next time, and a statement
 * that is planned meanwhile reads all of it, however many rows it has by then. So empty tables are left out.
 */

/** Lists the tables that hold rows, by the names that a statement takes. `catalogs`: PostgreSQL's own ones as well. */
export const filledTables = ({ catalogs }: { readonly catalogs: boolean }): string => `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'm') AND n.nspname NOT IN (${catalogs ? "" : "'pg_catalog', "}'information_schema')
    AND c.relpersistence <> 't' AND pg_relation_size(c.oid) > 0
  ORDER BY 1`;

/**
 * Lists the tables of which so much has changed since they were analysed that a server would do so again: 50 rows and
 * a tenth of them, PostgreSQL's own `autovacuum_analyze_threshold` and `autovacuum_analyze_scale_factor`.
 */
export const CHANGED_TABLES = `
  SELECT format('%I.%I', s.schemaname, s.relname) AS name
  FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE c.relpersistence <> 't' AND s.n_mod_since_analyze > 50 + greatest(c.reltuples, 0) / 10
  ORDER BY 1`;

/** What reading one page by an index costs, where reading the next page of a table costs 1. Both lie in memory. */
export const RANDOM_PAGE_COST = 1.1;
