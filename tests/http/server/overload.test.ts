import { get, type IncomingHttpHeaders } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer({ METRICS_TOKEN: "a-token-for-the-scraper" });
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

beforeAll(async () => {
  const { db } = site.running.services.database;
  const { id: categoryId } = await createCategory(db, { name: "Lamps" });
  for (let n = 0; n < 30; n += 1) await createProduct(db, { name: `Lamp ${n}`, categoryId });
  await inTransaction(db, bumpSiteVersion);
});

/** Asks without a look-up of the name, which would let only a few through at a time. */
function askAtOnce(path: string, accept = "*/*"): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const headers = { Host: new URL(site.origin).host, Accept: accept };
    const request = get({ host: "127.0.0.1", port: site.port, path, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.on("error", reject);
  });
}

interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Every one of these is rendered for itself. */
const crowd = (n: number) => Array.from({ length: n }, (_, at) => askAtOnce(`/shop/browse?q=lamp+${at}`));

describe("R11: far more visitors than can be answered", () => {
  test("are answered or refused at once with a Retry-After; probes are always answered", async () => {
    await Promise.all(crowd(2));
    const asked = crowd(260);
    const watched = await Promise.all(["/healthz", "/readyz"].map((path) => site.ask(path)));
    const answers = await Promise.all(asked);
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeLessThanOrEqual(260 - 8);
    for (const { headers } of refused)
      expect([headers["retry-after"], headers["cache-control"]]).toEqual(["2", "no-store"]);
    expect(watched.map(({ status }) => status)).not.toContain(500);
    expect(watched[0]?.status).toBe(200);
    const headers = { Authorization: "Bearer a-token-for-the-scraper" };
    const metrics = (await site.ask("/metrics", { headers })).text;
    const shed = Number(/^http_load_shed_total (\d+)$/m.exec(metrics)?.[1]);
    expect(shed).toBeGreaterThanOrEqual(refused.length);
    // The site asks itself for its pages after a while, and may be refused too.
    expect(shed).toBeLessThan(refused.length + 20);
    expect((await site.ask("/shop/browse?q=lamp+afterwards")).status).toBe(200);
  });

  test("a browser gets that answer on a page in its language, and the log counts them in one line a second", async () => {
    const before = site.log.length;
    const asked = Array.from({ length: 200 }, (_, n) => askAtOnce(`/ga/shop/browse?q=x${n}`, "text/html"));
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, text } of refused) {
      expect(text).toContain('<html lang="ga">');
      expect(text).toContain("An-ghnóthach faoi láthair");
      expect(text).not.toMatch(/ style="|<script/);
      expect(headers["content-security-policy"]).toContain("default-src 'none'; style-src 'sha256-");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
    const result = () => site.log.slice(before).filter(({ msg }) => msg === "load shed");
    const sum = () => result().reduce((n, line) => n + Number(line["requests"]), 0);
    await expect.poll(sum, { timeout: 60_000 }).toBeGreaterThanOrEqual(refused.length);
    expect(result().length).toBeLessThan(20);
  });
});

describe("light load", () => {
  test("R11: of 16 connections of signed-in users none is refused", async () => {
    const headers = { Cookie: await signInAs(site) };
    const statuses = new Set<number>();
    const user = async (n: number) => {
      for (let at = 0; at < 3; at += 1) {
        const path = at % 2 === 0 ? `/shop/browse?q=lamp+${n}-${at}` : "/account";
        statuses.add((await site.ask(path, { headers })).status);
      }
    };
    await Promise.all(Array.from({ length: 16 }, (_, n) => user(n)));
    expect([...statuses]).toEqual([200]);
  }, 180_000);
});

describe("R13: visitors who send a byte now and then", () => {
  test("keep no one else waiting", async () => {
    for (let n = 0; n < 300; n += 1) {
      const socket = connect(site.port, "localhost", () => socket.write("GET / HTTP/1.1\r\nHost: loc"));
      socket.on("error", () => {});
      sockets.push(socket);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ended = () => sockets.filter(({ closed }) => closed).length;
    for (const path of ["/shop/browse?q=lamp+honest", "/contact", "/healthz"])
      expect((await site.ask(path)).status).toBe(200);
    // Answered while they all are still there; the server ends them after 15 seconds.
    expect(ended()).toBe(0);
  });
});
