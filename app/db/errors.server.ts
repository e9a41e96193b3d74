import { PlainError } from "#app/lib/text/plain-error.ts";

/** A database that cannot be opened or migrated. The message is one sentence for the person who starts the site. */
export class DatabaseStartError extends PlainError {
  override readonly name: string = "DatabaseStartError";
}

/** The refusal of an embedded database that another process has open. */
export class FolderInUseError extends DatabaseStartError {
  override readonly name = "FolderInUseError";
}

/** The database that was to be filled holds data. */
export class NotEmptyError extends DatabaseStartError {
  override readonly name = "NotEmptyError";
}

/** What the database says about a failed statement, without any value of the statement's parameters. */
export interface DbErrorFacts {
  /** SQLSTATE, five characters, https://www.postgresql.org/docs/current/errcodes-appendix.html */
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
}

const UNIQUE_VIOLATION = "23505";
const TRANSIENT = new Set(["40001", "40P01"]);

/** Drizzle wraps a driver's error, and callers may wrap again; a longer chain is a cycle. */
const MAX_CAUSES = 8;

/** An error and what caused it, one after the other. */
export function* causesOf(error: unknown): Generator<object> {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && typeof current === "object" && current !== null; depth++) {
    yield current;
    current = "cause" in current ? current.cause : undefined;
  }
}

function text(holder: object, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value: unknown = Reflect.get(holder, key);
    if (typeof value === "string" && value !== "") return value;
  }
  return undefined;
}

/** The database's own error behind `error`, or null when no database refused anything. */
export function dbErrorFacts(error: unknown): DbErrorFacts | null {
  for (const cause of causesOf(error)) {
    const code = text(cause, "code");
    if (code === undefined || !/^[0-9A-Z]{5}$/.test(code) || text(cause, "severity") === undefined) continue;
    return {
      code,
      constraint: text(cause, "constraint"),
      table: text(cause, "table"),
      column: text(cause, "column"),
    };
  }
  return null;
}

/** True when a unique index (the named one, if given) refused the row. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const facts = dbErrorFacts(error);
  return facts?.code === UNIQUE_VIOLATION && (constraint === undefined || facts.constraint === constraint);
}

/** True when any constraint refused the row: unique, CHECK, foreign key, not null or exclusion (SQLSTATE class 23). */
export function isIntegrityViolation(error: unknown): boolean {
  return dbErrorFacts(error)?.code.startsWith("23") ?? false;
}

/** True for a serialization failure or a deadlock: the same transaction may succeed when run again. */
export function isTransientDbError(error: unknown): boolean {
  const facts = dbErrorFacts(error);
  return facts !== null && TRANSIENT.has(facts.code);
}

/** Fields of an error that a log may hold. */
export interface LoggableError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly statement?: string;
  readonly stack?: string;
}

/**
 * What may be logged of any error. Drizzle's message holds every parameter of the statement and the
 * database's message and detail can hold values of the row, so of a database error only its code, names
 * and the statement with placeholders remain; every other error keeps its message.
 */
export function describeDbError(error: unknown): LoggableError {
  const facts = dbErrorFacts(error);
  const statement = statementOf(error);
  if (facts === null && statement === undefined) return describeOther(error);
  const frames = error instanceof Error ? framesOf(error) : undefined;
  return {
    type: "DatabaseError",
    message: facts === null ? `statement failed: ${reasonOf(error)}` : `statement refused with ${facts.code}`,
    ...(facts === null ? {} : defined({ ...facts })),
    ...defined({ statement, stack: frames }),
  };
}

function describeOther(error: unknown): LoggableError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "something was thrown that is no error" };
  return {
    type: error.name,
    message: error.message,
    ...defined({ code: text(error, "code"), stack: error.stack }),
  };
}

/** The SQL with placeholders, shortened; undefined when no statement of ours is involved. */
function statementOf(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if (!Array.isArray(Reflect.get(cause, "params"))) continue;
    const query = text(cause, "query");
    if (query !== undefined) return query.replaceAll(/\s+/g, " ").slice(0, 500);
  }
  return undefined;
}

/** The innermost error's code or class: connection errors carry no values, but their text may name a user. */
function reasonOf(error: unknown): string {
  const last = [...causesOf(error)].at(-1);
  if (last === undefined) return "unknown";
  return text(last, "code") ?? text(last, "name") ?? "unknown";
}

/** The call sites alone: a stack begins with the message, whose parameters may span lines. */
function framesOf(error: Error): string | undefined {
  return error.stack
    ?.split("\n")
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .join("\n");
}

function defined<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
