import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as pages from "virtual:react-router/server-build";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Config } from "#app/config.server.ts";
import { securityHeaders } from "#app/http/headers/security-headers.server.ts";
import { assertUploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { PlainError } from "#app/lib/text/plain-error.ts";
import { type ClientLimits, DEFAULT_LIMITS, hardenServer } from "./intake/client-limits.ts";
import { createListener } from "./listener.ts";
import { createNearbyHandlers } from "./nearby-routes.ts";
import { PROJECT_ROOT, packageVersion } from "./project-root.ts";
import { lacksDatabase } from "./start/first-database.ts";
import { type FirstStart, prepareFirstStart } from "./start/first-start.ts";
import { greeting } from "./start/greeting.ts";
import { keepWarm, type WarmKeeper } from "./start/keep-warm.ts";
import { openServices, type ServiceOptions, type Services } from "./start/services.ts";
import { answerStarting } from "./start/starting.ts";
import { JOBS, startWorker, type Worker } from "./worker.ts";

export { readConfig } from "#app/config.server.ts";
export { describeDbError } from "#app/db/errors.server.ts";
export { PlainError } from "#app/lib/text/plain-error.ts";
export { makeFirstDatabase, makeTemplate } from "./start/first-database.ts";
export type { FirstStart } from "./start/first-start.ts";

/** What a process that was to make the database of a new site answers. */
export type DatabaseOutcome = { readonly made: FirstStart } | { readonly refusal: string };

export interface StartOptions extends ServiceOptions {
  /** Prints the greeting; left out, nothing is printed. */
  readonly print?: (text: string) => void;
  /** Makes the embedded database of a new site in another process. It is made in this one when left out. */
  readonly makeDatabase?: () => Promise<FirstStart>;
  /** A server that is not yet listening. Made when left out. */
  readonly server?: Server;
  /** Makes what answers requests. The built site's own when left out. */
  readonly createListener?: (services: Services, limits: ClientLimits) => Promise<RequestListener>;
  /** Instead of the usual limits on slow clients, for tests that cannot wait as long. */
  readonly limits?: Partial<ClientLimits>;
}

export interface RunningServer {
  /** Address of the site, without a trailing slash. */
  readonly url: string;
  readonly services: Services;
  readonly firstStart: FirstStart;
  /** Makes /readyz say no from now on, while everything else is still answered. */
  drain(): void;
  /**
   * Lets requests in flight finish, then closes everything; takes 12 seconds at most. For the first `lingerMs`
   * new connections are still answered, so that anyone who sends visitors here can see /readyz say no.
   */
  close(lingerMs?: number): Promise<void>;
}

/** A port that cannot be listened on. The message is one sentence. */
export class PortError extends PlainError {
  override readonly name = "PortError";
}

/**
 * Opens the port, the database and the worker, and answers requests until closed. Throws PortError,
 * DatabaseStartError or StorageStartError, whose message is one plain sentence.
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const headers = securityHeaders(config);
  let listener = answerStarting(headers);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const server =
    options.server ??
    createServer({
      connectionsCheckingInterval: limits.checkedEvery,
      // A request without a host is misdirected, and told so by us with the headers of every answer.
      requireHostHeader: false,
    });
  server.on("request", (req, res) => listener(req, res));
  hardenServer(server, limits);
  const settled = settleOrigin(config, await listen(server, config));
  let services: Services | undefined;
  try {
    const created = await makeElsewhere(settled, options);
    services = await openServices(settled, options);
    const { state } = services;
    server.on("connection", () => {
      state.accepted += 1;
    });
    const firstStart = created ?? (await prepareFirstStart(services));
    const { database } = services;
    const worker = startWorker({ ...services, db: database.db }, JOBS, { database, site: packageVersion() });
    listener = await (options.createListener ?? createBuiltListener)(services, limits);
    options.print?.(greeting(settled, firstStart));
    const warmth = config.production ? keepWarm(services) : null;
    return runningServer(server, services, firstStart, { worker, warmth });
  } catch (error) {
    server.closeAllConnections();
    server.close();
    await services?.database.close();
    throw error;
  }
}

/** What was made in another process; null when there is a database, or when this process shall make it. */
async function makeElsewhere(config: Config, { makeDatabase }: StartOptions): Promise<FirstStart | null> {
  if (!makeDatabase || !lacksDatabase(config)) return null;
  // Whatever else would refuse the start does so first: the password of the first admin is shown only once.
  await assertUploadStorage(config);
  return makeDatabase();
}

/** Answers from the browser's build beside this bundle, and from the pages in it. */
function createBuiltListener(services: Services, limits: ClientLimits): Promise<RequestListener> {
  return createSiteListener(services, join(PROJECT_ROOT, "build/client"), limits);
}

/** What answers requests with the pages this module was loaded with. `clientFolder` is null while Vite serves files. */
export function createSiteListener(
  services: Services,
  clientFolder: string | null,
  limits: ClientLimits = DEFAULT_LIMITS,
): Promise<RequestListener> {
  const renderPages = services.config.production
    ? createNearbyHandlers(pages as ServerBuild, (build) => createRequestHandler(build, "production"))
    : createRequestHandler(pages as ServerBuild, "development");
  return createListener({ services, clientFolder, limits, renderPages });
}

function listen(server: Server, { port, listenHost: host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === "EADDRINUSE") {
    return new PortError(
      `Port ${port} is already used by another program; stop it or choose another port with PORT.`,
    );
  }
  if (error.code === "EACCES") {
    return new PortError(`Port ${port} may not be opened by this user; choose a port above 1023 with PORT.`);
  }
  if (error.code === "EADDRNOTAVAIL") {
    return new PortError(`LISTEN_HOST ${host} is no address of this machine; choose one that is.`);
  }
  return error;
}

/** Fills in the default origin once the port is known: with port 0 the system chooses the port. */
function settleOrigin(config: Config, port: number): Config {
  const origin =
    config.origin === `http://localhost:${config.port}` ? `http://localhost:${port}` : config.origin;
  return { ...config, port, origin };
}

const MAX_DRAIN_MS = 12_000;

function runningServer(
  server: Server,
  services: Services,
  firstStart: FirstStart,
  { worker, warmth }: { readonly worker: Worker; readonly warmth: WarmKeeper | null },
): RunningServer {
  let closing: Promise<void> | undefined;
  const drain = () => {
    services.state.draining = true;
  };
  return {
    url: services.config.origin,
    services,
    firstStart,
    drain,
    close(lingerMs = 0) {
      drain();
      closing ??= (async () => {
        warmth?.stop();
        // Other instances go on with the work at once; visitors are still sent here for a moment.
        const idle = worker.stop();
        if (lingerMs > 0) await wait(lingerMs);
        await Promise.all([finishRequests(server), idle]);
        await services.database.close();
      })();
      return closing;
    },
  };
}

/** Takes no new connection, waits for the requests in flight, and cuts off what takes too long. */
function finishRequests(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const limit = setTimeout(() => server.closeAllConnections(), MAX_DRAIN_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
