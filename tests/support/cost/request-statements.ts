import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, type IncomingMessage, type Server } from "node:http";

/** Marks the requests whose statements are counted: a site also asks itself, to keep its pages ready. */
export const MEASURED_HEADER = "x-measured";

/** The statements that marked requests send; what the worker sends in between is left out. */
export interface RequestStatements {
  /** Hand it to `startServer`: each of its requests has an asynchronous context of its own. */
  readonly server: Server;
  /** Hand it to `startServer`. */
  readonly onStatement: (statement: string) => void;
  /** The statements since the last call, in the order in which they were sent. */
  take(): string[];
}

export function recordRequestStatements(): RequestStatements {
  const request = new AsyncLocalStorage<true>();
  const server = createServer({ requireHostHeader: false });
  const emit = server.emit.bind(server) as (event: string, ...args: unknown[]) => boolean;
  server.emit = (event: string, ...args: unknown[]) =>
    event === "request" && MEASURED_HEADER in (args[0] as IncomingMessage).headers
      ? request.run(true, () => emit(event, ...args))
      : emit(event, ...args);
  let statements: string[] = [];
  return {
    server,
    onStatement(statement) {
      if (request.getStore()) statements.push(statement);
    },
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
