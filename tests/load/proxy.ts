import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as rest } from "node:timers/promises";

/** A balancer in front of instances, as small as one can be. */
export interface Balancer {
  readonly origin: string;
  stop(): void;
}

const LOOK_EVERY_MS = 250;
/** An instance that is slow to say is no worse than before; one that says no, or nothing at all, is. */
const LOOK_LIMIT_MS = 5000;

/** Set on answers that the proxy itself gives because an instance broke off. */
export const CUT_HEADER = "x-proxy-cut";
/** Tests say with it which visitor they are; the site gets it as X-Forwarded-For. */
export const VISITOR_HEADER = "x-visitor";

interface Backend {
  readonly port: number;
  ready: boolean;
  /** It was ready, and has not refused a connection since. */
  up: boolean;
}

/**
 * Starts it on `port`. It asks /readyz of every instance four times a second, and sends visitors round to those that
 * say yes; when none does, to those that lately did, because the site's own words for an outage are better than a
 * proxy's. What an instance did not take at all goes to the next one; what it broke off in the middle is the visitor's
 * to repeat.
 */
export async function startProxy(port: number, ports: readonly number[]): Promise<Balancer> {
  const backends = ports.map((one): Backend => ({ port: one, ready: false, up: false }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((request, response) => {
    const ready = backends.filter((backend) => backend.ready);
    const up = backends.filter((backend) => backend.up);
    const list = ready.length > 0 ? ready : up.length > 0 ? up : backends;
    turn += 1;
    const order = list.flatMap((_, n) => list[(n + turn) % list.length] ?? []);
    pass(request, response, order, agent).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const note = async (backend: Backend) => {
    const found = await look(backend.port);
    backend.ready = found === "ready";
    backend.up = found === "ready" || (found === "unready" && backend.up);
  };
  await Promise.all(backends.map(note));
  let stopped = false;
  for (const backend of backends)
    void (async () => {
      while (!stopped) {
        await rest(LOOK_EVERY_MS);
        await note(backend);
      }
    })();
  return {
    origin: `http://localhost:${port}`,
    stop() {
      stopped = true;
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function look(port: number): Promise<"ready" | "unready" | "gone"> {
  const signal = AbortSignal.timeout(LOOK_LIMIT_MS);
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => null);
  await answer?.body?.cancel();
  return answer === null ? "gone" : answer.ok ? "ready" : "unready";
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  backends: readonly Backend[],
  agent: Agent,
): Promise<void> {
  const body = await buffer(request);
  for (const backend of backends)
    if ((await tryOne(backend, { request, response, body, agent })) !== "not-taken") return;
  response.writeHead(503, { "Retry-After": "1", "Content-Length": "0" }).end();
}

interface Passing {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
  readonly agent: Agent;
}

function tryOne(
  backend: Backend,
  { request, response, body, agent }: Passing,
): Promise<"done" | "not-taken"> {
  const { [VISITOR_HEADER]: visitor, ...headers } = request.headers;
  return new Promise((resolve) => {
    const onward = httpRequest(
      {
        host: "127.0.0.1",
        port: backend.port,
        agent,
        method: request.method,
        path: request.url,
        headers: { ...headers, "x-forwarded-for": String(visitor ?? "127.0.0.1") },
      },
      (answer) => {
        // A process that ends kept connections is about to go: those that are open would break under the next visitor.
        if (answer.headers.connection === "close") backend.ready = false;
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on("error", () => response.destroy());
        answer.pipe(response);
        response.on("close", () => resolve("done"));
      },
    );
    onward.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") return resolve("not-taken");
      if (!response.headersSent)
        response.writeHead(502, { [CUT_HEADER]: error.code ?? "?", "Content-Length": "0" });
      response.end();
      resolve("done");
    });
    onward.end(body);
  });
}
