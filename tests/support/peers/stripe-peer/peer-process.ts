import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { type Api, answerCall } from "./api.ts";
import { Books } from "./books.ts";
import { type Commands, commandsOf } from "./commands.ts";
import { eventShape } from "./events.ts";
import { FaultSwitch } from "./faults.ts";
import { IdempotencyStore } from "./idempotency.ts";
import { answerBuyer } from "./pay-page.ts";
import { act, type Emit, expireDue } from "./payments.ts";
import { Webhooks } from "./webhooks.ts";

/** What the process is started with, as JSON in its first argument. */
export interface PeerOptions {
  /** The only key it lets in. */
  readonly secretKey: string;
  /** 0 for any free port. */
  readonly port?: number;
}

const TICK_MS = 500;

const options = JSON.parse(process.argv[2] ?? "{}") as PeerOptions;
const server = createServer();
await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const books = new Books(origin, options.secretKey.includes("_live_"));
const webhooks = new Webhooks(books);
const faults = new FaultSwitch();
const emit: Emit = (type, object) => webhooks.announce(eventShape(books, type, object));
const calls: Api["calls"] = [];
const store = new IdempotencyStore();
const commands = commandsOf({ books, emit, webhooks, faults, calls, store });
const api: Api = {
  admin: { books, emit, events: webhooks.events },
  secretKey: options.secretKey,
  store,
  faults,
  calls,
  async payNow(sessionId) {
    const session = books.sessions.get(sessionId);
    if (session) act(books, emit, session, "pay");
    await webhooks.settled();
  },
};

server.on("request", (request: IncomingMessage, response: ServerResponse) => {
  answer(request, response).catch((error: unknown) => {
    if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain" });
    response.end(error instanceof Error ? error.message : String(error));
  });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? "/";
  expireDue(books, emit);
  if (path.startsWith("/v1/")) return answerCall(api, request, response);
  if (path.startsWith("/_peer/")) return obey(path.slice("/_peer/".length), request, response);
  const page = { books, emit, eventsTaken: () => webhooks.settled() };
  if (await answerBuyer(page, request, response)) return;
  response.writeHead(404).end();
}

async function obey(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!Object.hasOwn(commands, name)) throw new Error(`No such command: ${name}`);
  const command = commands[name as keyof Commands] as (args: unknown) => Promise<unknown>;
  const result = await command(await json(request));
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(result ?? null));
}

setInterval(() => {
  expireDue(books, emit);
  webhooks.retryDue();
}, TICK_MS);
// The process that started it holds its input open; when that is gone, so is the reason to run.
process.stdin.on("end", () => process.exit(0)).resume();
process.stdout.write(`listening ${origin}\n`);
