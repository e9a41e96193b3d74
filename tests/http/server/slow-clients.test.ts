import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test, vi } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { newToken } from "#app/lib/ids.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

/** The usual limits, twenty times as short; each takes as long as the checks of connections allow. */
const LIMITS = {
  headersTimeout: 2_000,
  requestTimeout: 2_500,
  keepAliveTimeout: 1_500,
  checkedEvery: 200,
  bodyGrace: 250,
};
const SLOW = 500;

const site = useTestServer({}, { limits: LIMITS });
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** A connection that sends `text` and then no more; `ended` resolves with all that it received. */
function open(text: string): Promise<{ socket: Socket; ended: Promise<{ heard: string }> }> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(site.port, "localhost", () => {
      const ended = new Promise<{ heard: string }>((end) => {
        socket.on("close", () => end({ heard }));
      });
      if (text) socket.write(text);
      resolve({ socket, ended });
    });
    sockets.push(socket);
    socket.on("data", (chunk) => {
      heard += chunk.toString();
    });
    socket.on("error", reject);
  });
}

async function askHonestly(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const { status } = await site.ask(n % 2 === 0 ? "/hire" : "/auth");
    expect(status).toBe(200);
  }
}

const HEAD = `POST /contact HTTP/1.1\r\nHost: localhost\r\n`;

describe("slow clients", () => {
  test(`R13: ${SLOW} that never finish their headers hold no one up, and are let go`, async () => {
    // Rendered before, so that nothing but the slow ones can hold up an answer.
    await askHonestly(2);
    const slow = await Promise.all(
      Array.from({ length: SLOW }, (_, n) => open(n % 2 === 0 ? "GET / HTTP/1.1\r\nHost: local" : "")),
    );
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write("x");
    }, 300);
    await askHonestly(1);
    // Answered before they are let go.
    expect(slow.some(({ socket }) => !socket.closed)).toBe(true);
    await askHonestly(99);
    const ends = await Promise.all(slow.map(({ ended }) => ended));
    clearInterval(drip);
    expect(ends.filter(({ heard }) => heard.startsWith("HTTP/1.1 408")).length).toBeGreaterThan(SLOW / 3);
  });

  test("a body that drips is ended by the limit of the whole request, and changes nothing", async () => {
    const head = `${HEAD}Origin: ${site.origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 900000\r\n\r\n`;
    const { socket, ended } = await open(head);
    let drips = 0;
    const drip = setInterval(() => {
      drips += socket.writable && socket.write("a".repeat(200)) ? 1 : 0;
    }, 100);
    await ended;
    clearInterval(drip);
    // The least rate of a body is judged after three drips, the whole request after 25.
    expect(drips).toBeGreaterThan(6);
    expect((await site.ask("/hire")).status).toBe(200);
  });

  test("a body slower than the least rate is answered 408 and ended", async () => {
    const form = "Content-Type: application/x-www-form-urlencoded";
    const head = `POST /contact HTTP/1.1\r\nHost: localhost:${site.port}\r\nOrigin: ${site.origin}\r\n${form}`;
    for (const length of ["Content-Length: 900", "Transfer-Encoding: chunked"]) {
      const { socket, ended } = await open(`${head}\r\n${length}\r\n\r\n`);
      const drip = setInterval(() => socket.writable && socket.write("1\r\na\r\n"), 100);
      expect((await ended).heard).toMatch(/^HTTP\/1\.1 408 /);
      clearInterval(drip);
    }
  });

  test("a kept connection that asks nothing more is closed", async () => {
    const { ended } = await open("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect((await ended).heard).toContain("200 OK");
  });
});

/** Waits until both ends of every connection are gone: the server runs in this process. */
const untilNoSockets = () =>
  vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain("TCPSocketWrap"), {
    timeout: 60_000,
    interval: 50,
  });

describe("broken clients", () => {
  test("those who go away while they wait are let go without an error, and nothing is made for those in the line", async () => {
    const { db } = site.running.services.database;
    let letGo: () => void = () => {};
    let held: Promise<void> | undefined;
    // The embedded engine has one session: while a transaction is open, everybody else's statements wait.
    await new Promise<void>((begun) => {
      const gate = new Promise<void>((open) => {
        letGo = open;
      });
      held = inTransaction(db, () => {
        begun();
        return gate;
      });
    });
    const host = `Host: localhost:${site.port}`;
    await untilNoSockets();
    const gone = await Promise.all(
      Array.from({ length: 30 }, () =>
        // Lists of products may come from memory, an order never does.
        open(`GET /shop/orders/${newToken()} HTTP/1.1\r\n${host}\r\n\r\n`),
      ),
    );
    await site.ask("/healthz");
    for (const { socket } of gone) socket.destroy();
    await Promise.all(gone.map(({ ended }) => ended));
    // The server notices an end a few turns of its loop after it came: its own end of each connection goes then.
    await untilNoSockets();
    await site.ask("/healthz");
    letGo();
    await held;
    const statuses = () =>
      site.log.filter(({ path }) => path === "/shop/orders/:token").map(({ status }) => Number(status));
    await vi.waitFor(() => expect(statuses().length).toBeGreaterThan(0), 60_000);
    // Whose patience was over before it went away had its answer already.
    expect(statuses().filter((status) => status !== 499 && status !== 503)).toEqual([]);
    expect(statuses()).toContain(499);
    expect(site.log.filter(({ level }) => level >= 50)).toEqual([]);
  });

  test("uploads given up in the middle leave no error and no trace", async () => {
    const head = `POST /equipment-servicing HTTP/1.1\r\nHost: localhost\r\nOrigin: ${site.origin}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.jpg"\r\n\r\n`;
    for (let n = 0; n < 20; n++) {
      const { socket } = await open(head.replace("localhost\r\n", `localhost:${site.port}\r\n`));
      socket.write("x".repeat(200_000));
      await wait(20);
      socket.destroy();
    }
    await wait(300);
    expect(site.log.filter(({ level }) => level >= 50)).toEqual([]);
    expect((await site.ask("/hire")).status).toBe(200);
  });

  test.each([
    ["no request at all", "\u0016\u0003\u0001\u0002\r\n\r\n", "400"],
    ["headers without end", `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}`, "431"],
    ["two lengths", `${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`, "400"],
    ["a length and chunks", `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, "400"],
    ["chunks of no size", `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, "400"],
    ["a bare line break", "GET / HTTP/1.1\nHost: localhost\n\n", "400"],
    ["a name with a blank", "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", "400"],
    ["no host", "GET / HTTP/1.1\r\n\r\n", "421"],
    ["an expectation no one knows", "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: zq7\r\n\r\n", "417"],
  ])("%s is refused in one line, with the headers of every answer", async (_name, text, status) => {
    const { socket, ended } = await open(text.replace("Host: localhost\r", `Host: localhost:${site.port}\r`));
    setTimeout(() => socket.end(), 500);
    const { heard } = await ended;
    expect(heard.split("\r\n")[0]).toContain(status);
    expect(heard.toLowerCase()).toContain("x-content-type-options: nosniff");
  });
});
