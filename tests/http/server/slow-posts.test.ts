import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer({ TRUST_PROXY: "1" });
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection that has sent `text`; `received` resolves with everything it was sent once it is closed. */
function open(text: string): { readonly socket: Socket; readonly received: Promise<string> } {
  let heard = "";
  const socket = connect(site.port, "127.0.0.1", () => socket.write(text));
  sockets.push(socket);
  socket.on("data", (chunk) => {
    heard += chunk.toString();
  });
  socket.on("error", () => {});
  const received = new Promise<string>((resolve) => socket.on("close", () => resolve(heard)));
  return { socket, received };
}

function head(path: string, ...lines: readonly string[]): string {
  const all = [`Host: localhost:${site.port}`, `Origin: ${site.origin}`, ...lines];
  return `POST ${path} HTTP/1.1\r\n${all.join("\r\n")}\r\n\r\n`;
}

const FORM = "Content-Type: application/x-www-form-urlencoded";
const JSON_HEADERS = () => ({ Origin: site.origin, "Content-Type": "application/json" });

/** Statuses of forms and payment events that other visitors send one after the other. */
async function postBeside(times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const form = await site.ask("/api/send-form-email", {
      method: "POST",
      headers: JSON_HEADERS(),
      body: "{}",
    });
    const event = await site.ask("/api/webhooks/stripe", { method: "POST", body: '{"id":"evt_1"}' });
    statuses.push(form.status, event.status);
  }
  return statuses;
}

const VARIANTS: readonly (readonly [string, (n: number) => string])[] = [
  ["from one address", () => `${head("/contact", FORM, "Content-Length: 900000")}a`],
  [
    "from many networks",
    (n) => `${head("/contact", FORM, "Content-Length: 900000", `X-Forwarded-For: 203.0.${n}.7`)}a`,
  ],
  [
    "from one IPv6 network",
    (n) => `${head("/contact", FORM, "Content-Length: 900000", `X-Forwarded-For: 2001:db8::${n}`)}a`,
  ],
  ["in chunks", () => `${head("/contact", FORM, "Transfer-Encoding: chunked")}1\r\na\r\n`],
  ["after an expectation", () => head("/contact", FORM, "Content-Length: 900000", "Expect: 100-continue")],
  [
    "behind another request",
    () =>
      `GET /healthz HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n${head("/contact", FORM, "Content-Length: 900000")}a`,
  ],
  ["to the webhook", () => `${head("/api/webhooks/stripe", "Content-Length: 200000")}a`],
  [
    "as uploads",
    () =>
      `${head("/equipment-servicing", "Content-Type: multipart/form-data; boundary=b", "Content-Length: 25000000")}a`,
  ],
];

describe("R13: clients that send their bodies byte by byte", () => {
  test.each(VARIANTS)("%s leave forms and payment events their turn", async (_name, text) => {
    const slow = Array.from({ length: 200 }, (_, n) => open(text(n)));
    await wait(300);
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write("a");
    }, 300);
    const statuses = await postBeside(10);
    clearInterval(drip);
    expect([...new Set(statuses)]).toEqual([400]);
  });
});

describe("a body that arrives slowly but surely", () => {
  test("is answered 401 when no one is signed in, however large it is", async () => {
    const body = Buffer.alloc(900_000, " ");
    for (const connection of ["keep-alive", "close"]) {
      const lines = ["Content-Type: application/json", `Content-Length: ${body.length}`];
      const { socket, received } = open(head("/api/cart-items", ...lines, `Connection: ${connection}`));
      for (let at = 0; at < body.length; at += 100_000) {
        await wait(120);
        socket.write(body.subarray(at, at + 100_000));
      }
      if (connection === "keep-alive") void once(socket, "data").then(() => socket.end());
      expect(await received).toMatch(/^HTTP\/1\.1 401 /);
    }
  });

  test("is answered 413 when it is too large, once it has been sent", async () => {
    const body = Buffer.alloc(3_000_000, " ");
    for (const connection of ["keep-alive", "close"]) {
      const lines = ["Content-Type: application/json", `Content-Length: ${body.length}`];
      const { socket, received } = open(head("/api/cart-items", ...lines, `Connection: ${connection}`));
      const answered = once(socket, "data");
      let broken = false;
      socket.on("error", () => {
        broken = true;
      });
      for (let at = 0; at < body.length; at += 300_000) {
        await wait(120);
        socket.write(body.subarray(at, at + 300_000));
      }
      void answered.then(() => socket.end());
      expect(await received).toMatch(/^HTTP\/1\.1 413 /);
      expect(broken).toBe(false);
    }
  });
});
