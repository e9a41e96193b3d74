import {
  Column,
  type DriverValueEncoder,
  is,
  Name,
  Param,
  Placeholder,
  type Query,
  SQL,
  StringChunk,
  Subquery,
  Table,
  View,
} from "drizzle-orm";
import type { BuildQueryConfig } from "drizzle-orm/sql";

type Chunks = Parameters<typeof SQL.prototype.buildQueryFromSourceParams>[0];

/** What a statement can consist of, in the order in which Drizzle asks: a class may fit several. */
const KINDS = [
  StringChunk,
  Name,
  SQL,
  Table,
  Column,
  View,
  Param,
  Placeholder,
  SQL.Aliased,
  Subquery,
] as const;
type Kind = (typeof KINDS)[number] | null;

const TABLE_NAME = Symbol.for("drizzle:Name");
const TABLE_SCHEMA = Symbol.for("drizzle:Schema");
const TABLE_IS_ALIAS = Symbol.for("drizzle:IsAlias");

const writeByDrizzle = SQL.prototype.buildQueryFromSourceParams;

/**
 * Lets Drizzle write its statements in one pass. Its own way makes an object and two lists for each part, and asks each
 * part for its class up to twelve times: a third of the time that a query took before it was sent. The text and the
 * values are the same. Types of values are left out: only drivers that this site does not use ask for them.
 */
export function writeSqlInOnePass(): void {
  SQL.prototype.buildQueryFromSourceParams = function write(chunks: Chunks, config: BuildQueryConfig): Query {
    // A column in an index is written without its table, once at a migration.
    if (config.invokeSource !== undefined) return writeByDrizzle.call(this, chunks, config);
    const start = config.paramStartIndex ?? { value: 0 };
    const writer = new SqlWriter({ ...config, paramStartIndex: start });
    const inline = config.inlineParams || hasInlineParams(this);
    for (const chunk of chunks) writer.write(chunk, inline);
    return { sql: writer.sql, params: writer.params };
  };
}

interface WriterConfig extends BuildQueryConfig {
  readonly paramStartIndex: { value: number };
}

class SqlWriter {
  readonly params: unknown[] = [];
  readonly #config: WriterConfig;
  sql = "";

  constructor(config: WriterConfig) {
    this.#config = config;
  }

  write(chunk: unknown, inline: boolean): void {
    if (chunk === undefined) return;
    if (Array.isArray(chunk)) this.#writeList(chunk, inline);
    else if (typeof chunk === "object" && chunk !== null) this.#writePart(chunk, inline);
    else this.#writeOther(chunk, inline);
  }

  #writePart(chunk: object, inline: boolean): void {
    const kind = kindOf(chunk);
    if (kind === StringChunk)
      this.sql += (chunk as unknown as { readonly value: readonly string[] }).value.join("");
    else if (kind === Name) this.#writeName((chunk as Name).value);
    else if (kind === SQL) this.#writeSql(chunk as SQL, inline);
    else if (kind === Table) this.#writeTable(chunk as Table);
    else if (kind === Column) this.#writeColumn(chunk as Column);
    else if (kind === View) this.#writeByDrizzle(chunk);
    else if (kind === Param) this.#writeParam(chunk as Param, inline);
    else if (kind === Placeholder) this.#writeValue(chunk);
    else if (kind === SQL.Aliased) this.#writeName((chunk as SQL.Aliased).fieldAlias);
    else if (kind === Subquery) this.#writeSubquery(chunk as Subquery, inline);
    else this.#writeOther(chunk, inline);
  }

  #writeSql(chunk: SQL, inline: boolean): void {
    const allInline = inline || hasInlineParams(chunk);
    for (const part of (chunk as unknown as { readonly queryChunks: readonly unknown[] }).queryChunks)
      this.write(part, allInline);
  }

  #writeList(chunks: readonly unknown[], inline: boolean): void {
    this.sql += "(";
    for (const [at, chunk] of chunks.entries()) {
      if (at > 0) this.sql += ", ";
      this.write(chunk, inline);
    }
    this.sql += ")";
  }

  #writeName(name: string): void {
    this.sql += this.#config.escapeName(name);
  }

  #writeTable(table: Table): void {
    const schema: string | undefined = Reflect.get(table, TABLE_SCHEMA);
    if (schema !== undefined && !Reflect.get(table, TABLE_IS_ALIAS)) {
      this.#writeName(schema);
      this.sql += ".";
    }
    this.#writeName(Reflect.get(table, TABLE_NAME));
  }

  #writeColumn(column: Column): void {
    this.#writeTable(column.table);
    this.sql += ".";
    this.#writeName(this.#config.casing.getColumnCasing(column));
  }

  #writeParam(param: Param, inline: boolean): void {
    if (is(param.value, Placeholder)) {
      this.#writeValue(param);
      return;
    }
    const encoder: DriverValueEncoder<unknown, unknown> = param.encoder;
    const value: unknown = param.value === null ? null : encoder.mapToDriverValue(param.value);
    if (is(value, SQL)) this.write(value, inline);
    else if (inline) this.#writeByDrizzle(value);
    else this.#writeValue(value);
  }

  #writeSubquery({ _: { isWith, sql, alias } }: Subquery, inline: boolean): void {
    if (!isWith) {
      this.sql += "(";
      this.write(sql, inline);
      this.sql += ") ";
    }
    this.#writeName(alias);
  }

  /** Queries, values and what is rare: views, enums, values inside the text. */
  #writeOther(chunk: unknown, inline: boolean): void {
    if (isQuery(chunk)) {
      const bare = chunk.shouldOmitSQLParens?.() === true;
      if (!bare) this.sql += "(";
      this.write(chunk.getSQL(), inline);
      if (!bare) this.sql += ")";
    } else if (inline || typeof chunk === "function") this.#writeByDrizzle(chunk);
    else this.#writeValue(chunk);
  }

  #writeValue(value: unknown): void {
    this.sql += this.#config.escapeParam(this.#config.paramStartIndex.value++, value);
    this.params.push(value);
  }

  #writeByDrizzle(chunk: unknown): void {
    const config = { ...this.#config, inlineParams: true };
    const { sql, params } = writeByDrizzle.call(new SQL([]), [chunk] as Chunks, config);
    this.sql += sql;
    this.params.push(...params);
  }
}

function hasInlineParams(chunk: SQL): boolean {
  return Reflect.get(chunk, "shouldInlineParams") === true;
}

interface Queryish {
  readonly getSQL: () => unknown;
  readonly shouldOmitSQLParens?: () => boolean;
}

function isQuery(chunk: unknown): chunk is Queryish {
  return typeof chunk === "object" && chunk !== null && typeof Reflect.get(chunk, "getSQL") === "function";
}

const kinds = new WeakMap<object, Kind>();

/** Asks Drizzle once for each class. */
function kindOf(chunk: object): Kind {
  const drizzleClass: unknown = Reflect.getPrototypeOf(chunk)?.constructor;
  if (typeof drizzleClass !== "function") return null;
  let kind = kinds.get(drizzleClass);
  if (kind === undefined) {
    kind = KINDS.find((one) => is(chunk, one as never)) ?? null;
    kinds.set(drizzleClass, kind);
  }
  return kind;
}
