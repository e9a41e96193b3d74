import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { DEFAULT_LIMITS, hardenServer } from "./client-limits.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(limits: Partial<typeof DEFAULT_LIMITS>): Promise<number> {
  // Answers only what asks for `/now`, so that other connections stay as they are.
  server = createServer((req, res) => void (req.url === "/now" && res.end("ok")));
  hardenServer(server, { ...DEFAULT_LIMITS, ...limits });
  server.listen(0);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function open(port: number, path: string) {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk.toString();
  });
  socket.on("error", () => {});
  const ended = new Promise<string>((resolve) => socket.on("close", () => resolve(heard)));
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return { socket, ended };
}

test("R13: more connections than the most are ended without a word; when one has gone, the next is served", async () => {
  const port = await listen({ maxConnections: 3 });
  const inside = [];
  for (let n = 0; n < 3; n += 1) {
    const [one] = await Promise.all([open(port, "/wait"), server && once(server, "request")]);
    inside.push(one);
  }
  expect(await (await open(port, "/now")).ended).toBe("");
  const [first] = inside;
  first?.socket.destroy();
  await first?.ended;
  await expect.poll(async () => (await open(port, "/now")).ended, { timeout: 60_000 }).toContain("200 OK");
  for (const { socket } of inside) socket.destroy();
});

test("R13: a connection on which nothing moves is ended", async () => {
  const port = await listen({ timeout: 50 });
  expect(await (await open(port, "/wait")).ended).toBe("");
});

test("R13: who is refused and does not hang up, but goes on sending, is disconnected all the same", async () => {
  const port = await listen({});
  const { socket } = await open(port, "/now HTTP/9.9\r\nbroken");
  socket.removeAllListeners("data").pause();
  const drip = setInterval(() => socket.writable && socket.write("a"), 50);
  const count = () => new Promise((resolve) => server?.getConnections((_, n) => resolve(n)));
  await expect.poll(count, { timeout: 60_000 }).toBe(0);
  clearInterval(drip);
});

test("every limit is set, and each is longer than what it has to bear", () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = DEFAULT_LIMITS;
  expect(Math.min(...Object.values(DEFAULT_LIMITS))).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThan(requestTimeout);
  expect(requestTimeout).toBeLessThan(timeout);
  // Proxies keep idle connections for a minute.
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
  expect(maxConnections).toBeLessThanOrEqual(10_000);
});
