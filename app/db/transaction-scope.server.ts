import { AsyncLocalStorage } from "node:async_hooks";
import type { Query } from "drizzle-orm";
import type { PgQueryResultHKT, PgSession } from "drizzle-orm/pg-core";
import { LateStatements } from "./statements/late-statements.server.ts";

/** A session of Drizzle, whatever its schema: the one object all statements of a client go through. */
// biome-ignore lint/suspicious/noExplicitAny: sessions of every schema are meant, and the parameter is invariant
export type AnySession = PgSession<PgQueryResultHKT, any, any>;

type Callback = () => void | Promise<void>;

/** One open transaction or savepoint. */
export class TransactionScope {
  /** The session of the outer database. */
  readonly owner: AnySession;
  /** The transaction around it, also one of another database. */
  readonly outside: TransactionScope | undefined;
  readonly late = new LateStatements();
  #open = true;
  #callbacks: Callback[] = [];

  constructor(owner: AnySession, outside: TransactionScope | undefined) {
    this.owner = owner;
    this.outside = outside;
  }

  get open(): boolean {
    return this.#open;
  }

  add(...callbacks: readonly Callback[]): void {
    this.#callbacks.push(...callbacks);
  }

  /** Ends the scope and hands over the callbacks it gathered. */
  end(): Callback[] {
    this.#open = false;
    const gathered = this.#callbacks;
    this.#callbacks = [];
    return gathered;
  }
}

const current = new AsyncLocalStorage<TransactionScope>();

/** The innermost transaction this code runs in, if any. */
export function currentScope(): TransactionScope | undefined {
  return current.getStore();
}

export function runInScope<T>(scope: TransactionScope, work: () => Promise<T>): Promise<T> {
  return current.run(scope, work);
}

/** Runs work as if no transaction were open, for timers and callbacks that outlive one. */
export function runOutsideScopes<T>(work: () => T): T {
  return current.exit(work);
}

function assertOutside(owner: AnySession): void {
  for (let scope = current.getStore(); scope !== undefined; scope = scope.outside) {
    if (scope.open && scope.owner === owner) {
      throw new Error(
        "Bug: the outer database was used inside a transaction. Use the `tx` that inTransaction gives. " +
          "On the embedded engine this statement would wait for its own transaction for ever.",
      );
    }
  }
}

/** Makes the outer database refuse, at once, every statement sent from inside one of its own transactions. */
export function guardOuterSession(session: AnySession): void {
  wrapStatements(session, (run) => {
    assertOutside(session);
    return run();
  });
  const transaction = session.transaction.bind(session);
  session.transaction = async (work, config) => {
    assertOutside(session);
    return transaction(work, config);
  };
}

/**
 * Guards the session of one open transaction.
 * - A statement sent after the end is refused: on a server its connection may serve somebody else by then.
 * - PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error: that becomes an error.
 * - A failed ROLLBACK is dropped, so that the error which led to it is the one that surfaces.
 */
export function guardTransactionSession(session: AnySession, scope: TransactionScope): void {
  wrapStatements(session, async (run, statement) => {
    if (!scope.open) throw new Error("Bug: a statement was sent through a transaction that is over.");
    if (statement === "rollback") return run().catch(() => undefined);
    const result = await run();
    if (statement === "commit" && commandOf(result) === "ROLLBACK") {
      throw new Error("Bug: the transaction had failed, its error was caught inside, so nothing was saved.");
    }
    return result;
  });
}

function commandOf(result: unknown): unknown {
  return typeof result === "object" && result !== null && "command" in result ? result.command : undefined;
}

type Around = (run: () => Promise<unknown>, statement: string) => Promise<unknown>;

/** Reports every statement of a session that took `limitMs` or longer, from being sent to its answer. */
export function watchStatements(
  session: AnySession,
  limitMs: number,
  onSlow: (statement: string, ms: number) => void,
): void {
  wrapStatements(session, async (run, statement) => {
    const start = performance.now();
    try {
      return await run();
    } finally {
      const ms = performance.now() - start;
      if (ms >= limitMs) onSlow(statement, Math.round(ms));
    }
  });
}

/** Reports the statements around a transaction, which the embedded driver sends without Drizzle's logger. */
export function watchTransactions(session: AnySession, onStatement: (statement: string) => void): void {
  const transaction = session.transaction.bind(session);
  session.transaction = async (work, config) => {
    onStatement("begin");
    let end = "rollback";
    try {
      const value = await transaction(work, config);
      end = "commit";
      return value;
    } finally {
      onStatement(end);
    }
  };
}

/** Every way of Drizzle to send a statement ends in `execute` or `all` of a prepared query. */
function wrapStatements(session: AnySession, around: Around): void {
  const prepareQuery: (query: Query, ...more: never[]) => object = session.prepareQuery.bind(session);
  Reflect.set(session, "prepareQuery", (query: Query, ...more: never[]) => {
    const prepared = prepareQuery(query, ...more);
    const statement = query.sql;
    for (const name of ["execute", "all"] as const) {
      const send: unknown = Reflect.get(prepared, name);
      if (typeof send !== "function") continue;
      Reflect.set(prepared, name, async (...values: unknown[]) =>
        around(() => Promise.resolve(Reflect.apply(send, prepared, values)), statement),
      );
    }
    return prepared;
  });
}
