import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type BodyLimits, hasBody, RequestBodies } from "./request-bodies.ts";

const LIMITS: BodyLimits = {
  unfinished: 6,
  unfinishedPerNetwork: 3,
  memory: 3_000_000,
  memoryPerNetwork: 2_000_000,
  rate: 1,
  grace: 60_000,
  checkedEvery: 50,
};

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

/** Answers each request with the outcome of reading its body; the path is the network. Keeps the memory until /free. */
async function listen(limits: Partial<BodyLimits> = {}) {
  const bodies = new RequestBodies({ ...LIMITS, ...limits });
  const held: (() => void)[] = [];
  server = createServer(async (req, res) => {
    if (!hasBody(req)) return void res.end("none");
    const received = await bodies.receive(req, { network: networkIn(req), limit: 1_800_000 });
    if (received.ok) held.push(received.release);
    res.end(received.ok ? `${received.bytes.length} ${received.bytes.subarray(0, 3)}` : received.failure);
  });
  server.listen(0);
  await once(server, "listening");
  return { bodies, held, port: (server.address() as AddressInfo).port };
}

const networkIn = ({ url = "" }: IncomingMessage) => url;

function post(port: number, network: string, length: number | "chunked") {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => {});
  const framing = length === "chunked" ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`;
  socket.write(`POST /${network} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${framing}\r\n\r\n`);
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk.toString();
  });
  return { socket, body: once(socket, "close").then(() => heard.split("\r\n\r\n")[1]?.trim() ?? "") };
}

const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

test("a body is joined from its chunks, whatever their size", async () => {
  const { port, bodies, held } = await listen();
  const bytes = post(port, "a", "chunked");
  bytes.socket.write(`${"1\r\nx\r\n".repeat(200_000)}0\r\n\r\n`);
  expect(await bytes.body).toMatch(/200000 xxx/);
  expect(bodies.memory).toBeLessThan(600_000);
  const exact = post(port, "a", 1_500_000);
  exact.socket.write("abc".repeat(500_000));
  expect(await exact.body).toMatch(/1500000 abc/);
  for (const release of held) release();
  expect([bodies.memory, bodies.unfinished]).toEqual([0, 0]);
});

test("R13: of too many bodies of one network the slowest is ended, and other networks notice nothing", async () => {
  const { port, bodies } = await listen();
  const other = post(port, "b", 10);
  other.socket.write("a");
  const slow = post(port, "a", 10);
  slow.socket.write("a");
  const quicker = Array.from({ length: 2 }, () => post(port, "a", 10_000));
  for (const { socket } of quicker) socket.write("x".repeat(900));
  await expect.poll(() => bodies.unfinished).toBe(4);
  await wait(1_200);
  const whole = post(port, "a", 3);
  whole.socket.write("abc");
  expect(await whole.body).toBe("3 abc");
  expect(await slow.body).toContain("slow");
  other.socket.write("bcdefghij");
  expect(await other.body).toBe("10 abc");
});

test("R13: of too many bodies of all networks the slowest is ended", async () => {
  const { port, bodies } = await listen();
  const slow = Array.from({ length: 6 }, (_, n) => post(port, `network-${n}`, 10));
  await expect.poll(() => bodies.unfinished).toBe(6);
  const whole = post(port, "other", 3);
  whole.socket.write("abc");
  expect(await whole.body).toBe("3 abc");
  expect(await Promise.race(slow.map(({ body }) => body))).toContain("slow");
});

test("a body below the rate is ended after the grace, one above it is not", async () => {
  const { port } = await listen({ rate: 20, grace: 100 });
  const slow = post(port, "a", 1_000);
  const steady = post(port, "a", 1_000);
  // Enough for 5 seconds, however late the timer below comes.
  steady.socket.write("x".repeat(100));
  const drip = setInterval(() => {
    if (slow.socket.writable) slow.socket.write("a");
    if (steady.socket.writable) steady.socket.write("x".repeat(100));
  }, 100);
  expect(await slow.body).toBe("slow");
  expect(await steady.body).toBe("1000 xxx");
  clearInterval(drip);
});

test("memory is bounded, and what a network holds leaves the rest to others", async () => {
  const { port, bodies, held } = await listen();
  const mega = "x".repeat(1_000_000);
  for (let n = 0; n < 2; n += 1) {
    const kept = post(port, "a", 1_000_000);
    kept.socket.write(mega);
    expect(await kept.body).toMatch(/^1000000/);
  }
  expect(bodies.memory).toBe(2_000_000);
  const refused = post(port, "a", 1_000_000);
  refused.socket.write(mega);
  expect(await refused.body).toBe("busy");
  const small = post(port, "a", 60_000);
  small.socket.write("x".repeat(60_000));
  expect(await small.body).toMatch(/^60000/);
  const other = post(port, "b", 1_000_000);
  other.socket.write(mega);
  expect(await other.body).toMatch(/^1000000/);
  expect(bodies.memory).toBe(3_000_000);
  for (const release of held) release();
  expect(bodies.memory).toBe(0);
});

test("an unfinished body gives its memory to a quicker one", async () => {
  const { port, bodies } = await listen();
  const slow = post(port, "a", 1_500_000);
  slow.socket.write("x".repeat(700_000));
  await expect.poll(() => bodies.memory).toBeGreaterThan(500_000);
  await wait(1_200);
  const quick = post(port, "a", 1_500_000);
  quick.socket.write("y".repeat(1_500_000));
  expect(await quick.body).toMatch(/^1500000 yyy/);
  expect(await slow.body).toBe("busy");
});

test("a body longer than the limit, or given up, leaves nothing behind", async () => {
  const { port, bodies } = await listen();
  const long = post(port, "a", "chunked");
  long.socket.write(chunked("x".repeat(1_800_001)));
  expect(await long.body).toContain("too-large");
  const gone = post(port, "a", 1_000_000);
  gone.socket.write("x".repeat(500_000));
  await expect.poll(() => bodies.unfinished).toBe(1);
  gone.socket.destroy();
  await expect.poll(() => [bodies.unfinished, bodies.memory]).toEqual([0, 0]);
});
