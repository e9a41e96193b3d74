import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import type { DbLog } from "./db-log.ts";
import { DatabaseStartError, describeDbError } from "./errors.server.ts";
import { createStatementNames } from "./statements/statement-names.ts";
import { RANDOM_PAGE_COST } from "./table-statistics.ts";

const INT8_OID = 20;
const MIN_MAJOR = 15;
const STATEMENT_TIMEOUT_MS = 5000;
/** How much longer than the server's limit the application waits for an answer, before it drops the connection. */
const ANSWER_GRACE_MS = 5000;
const CONNECT_TIMEOUT_MS = 5000;
/** How long a start waits for a server that is still starting itself. */
const START_WAIT_MS = 10_000;
const POOL_SIZE = 10;
/** How long an unused connection stays open. A new one has to prepare each statement, and plan it five times, again. */
const IDLE_MS = 10 * MINUTE_MS;

/** What a server's list of connections shows of a running site. */
export const APPLICATION_NAME = "itsshowtime";

/** Reads int8 as a number where that is exact, else as a bigint: the same rule as the embedded engine. */
pg.types.setTypeParser(INT8_OID, (value) => {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : BigInt(value);
});

export interface ServerOptions {
  readonly url: string;
  readonly log: DbLog;
  readonly statementTimeoutMs?: number | undefined;
  readonly connectTimeoutMs?: number | undefined;
  readonly graceMs?: number | undefined;
  readonly applicationName?: string | undefined;
}

export interface ServerConnection {
  readonly pool: pg.Pool;
  /** One connection outside of the pool, without a time limit for statements. */
  withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Connects to a PostgreSQL server of version 15 or newer, or throws DatabaseStartError with one sentence. */
export async function openServer({ url, log, ...limits }: ServerOptions): Promise<ServerConnection> {
  const timeout = limits.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const grace = limits.graceMs ?? ANSWER_GRACE_MS;
  const common = {
    connectionString: url,
    application_name: limits.applicationName ?? APPLICATION_NAME,
    connectionTimeoutMillis: limits.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
  const pool = new pg.Pool({
    ...common,
    Client: PoolClient,
    max: POOL_SIZE,
    idleTimeoutMillis: IDLE_MS,
    onConnect: setPlanner,
    statement_timeout: timeout,
    query_timeout: timeout + grace,
    idle_in_transaction_session_timeout: 2 * timeout + grace,
  });
  lendOldestFirst(pool);
  pool.on("error", (error) => log.warn({ err: describeDbError(error) }, "idle database connection lost"));
  // Without a listener, a connection that breaks while it is lent out would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await waitForServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { pool, withClient: (work) => withClient(common, work), close: () => pool.end() };
}

/**
 * Compiling a statement to machine code (`jit`), which PostgreSQL does again each time it runs, takes tens of
 * milliseconds; the site's statements read few rows. Rows that are looked up by an index lie in memory or on a disk
 * without moving parts (`random_page_cost`): PostgreSQL's own 4 is that of a disk that turns, and makes it read tables
 * of some pages as a whole. Startup parameters would be refused by connection poolers.
 */
async function setPlanner(client: pg.ClientBase): Promise<void> {
  await client.query(`SET jit = off; SET random_page_cost = ${RANDOM_PAGE_COST}`);
}

/**
 * Lends the oldest unused connection, where the pool lends the one that came back last. The worker's loops look at the
 * same moment, on a connection each; requests would then go to another one each time, and each connection plans every
 * statement several times before it keeps a plan. The pool has no option for it.
 */
function lendOldestFirst(pool: pg.Pool): void {
  Reflect.set(pool, "_idle", new IdleConnections());
}

/** The pool's unused connections, of which it takes the last. */
class IdleConnections extends Array<{ readonly client: PoolClient }> {
  override pop(): { readonly client: PoolClient } | undefined {
    let oldest = 0;
    for (const [at, { client }] of this.entries())
      if (client.number < (this[oldest]?.client.number ?? 0)) oldest = at;
    return this.splice(oldest, 1)[0];
  }
}

let count = 0;

/** The name of a statement: the same text has the same name on all connections. */
const nameOf = createStatementNames();

/**
 * A client that names statements which come again, and whose connection ends when an answer does not come in time, so
 * that the pool never lends it again.
 */
class PoolClient extends pg.Client {
  /** Counts up with each connection that is made. */
  readonly number = ++count;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query: (...args: unknown[]) => unknown = this.query.bind(this);
    const send = (statement: unknown, ...rest: unknown[]): unknown => {
      const answer = query(withName(statement), ...rest);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (error instanceof Error && error.message === "Query read timeout") this.end().catch(() => {});
        });
      }
      return answer;
    };
    Object.defineProperty(this, "query", { value: send });
  }
}

/** Drizzle sends a statement as an object with its text; the pool's own, like BEGIN, are mere texts. */
function withName(statement: unknown): unknown {
  if (typeof statement !== "object" || statement === null || !("text" in statement) || "submit" in statement)
    return statement;
  const { text, name }: { readonly text: unknown; readonly name?: unknown } = statement;
  return typeof text === "string" && !name ? { ...statement, name: nameOf(text) } : statement;
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...config, statement_timeout: 0 });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function waitForServer(pool: pg.Pool): Promise<void> {
  const deadline = Date.now() + START_WAIT_MS;
  for (;;) {
    try {
      const answer = await pool.query<{ version: number; encoding: string }>(
        "SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding",
      );
      return assertUsable(answer.rows[0]);
    } catch (error) {
      if (error instanceof DatabaseStartError) throw error;
      if (Date.now() > deadline || !mayStillStart(error)) throw unreachable(error);
      await delay(250);
    }
  }
}

function assertUsable(facts: { version: number; encoding: string } | undefined): void {
  const major = Math.floor((facts?.version ?? 0) / 10_000);
  if (major < MIN_MAJOR) {
    throw new DatabaseStartError(
      `DATABASE_URL leads to PostgreSQL ${major}; version ${MIN_MAJOR} or newer is needed.`,
    );
  }
  if (facts?.encoding !== "UTF8") {
    throw new DatabaseStartError(
      `The database at DATABASE_URL is encoded in ${facts?.encoding}; create it with ENCODING 'UTF8'.`,
    );
  }
}

const CANNOT_CONNECT_NOW = "57P03";

function codeOf(error: unknown): string {
  const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" ? code : "no answer";
}

function mayStillStart(error: unknown): boolean {
  return [CANNOT_CONNECT_NOW, "ECONNREFUSED", "ECONNRESET", "EAI_AGAIN", "ENOENT"].includes(codeOf(error));
}

const REASONS: Readonly<Record<string, string>> = {
  "28P01": "the password is wrong",
  "28000": "the server does not let this user in",
  "3D000": "there is no database of that name",
  "53300": "all its connections are taken",
  [CANNOT_CONNECT_NOW]: "the server is still starting",
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no such host",
};

function unreachable(error: unknown): DatabaseStartError {
  const code = codeOf(error);
  return new DatabaseStartError(`The database at DATABASE_URL cannot be used: ${REASONS[code] ?? code}.`);
}
