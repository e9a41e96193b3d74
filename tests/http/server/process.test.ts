import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { unpackDatabase } from "#tests/support/database/test-database-dump.ts";
import { ask, ROOT } from "#tests/support/http/test-server.ts";
import { buildIfStale } from "../../../scripts/run/build-if-stale.ts";
import { freePort } from "../../../scripts/run/free-port.ts";
import { type SpawnedServer, spawnServer } from "../../../scripts/run/spawn-server.ts";

const folder = mkdtempSync(join(tmpdir(), "itsshowtime-process-"));
const running = new Set<SpawnedServer>();

beforeAll(async () => {
  await buildIfStale();
  await unpackDatabase(folder);
}, 240_000);
afterAll(() => {
  for (const site of running) site.process.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function start(port: number, env: Record<string, string> = {}, preload: readonly string[] = []) {
  const site = spawnServer({
    port,
    env: { DATA_DIR: folder, SAMPLE_DATA: "0", ...env },
    args: [...preload, "server/index.ts"],
  });
  running.add(site);
  void site.ended.then(() => running.delete(site));
  return site;
}

/** Resolves once the process that was told to end says so. `agent` keeps the connection: no one new gets in for long. */
async function untilDraining({ port }: SpawnedServer, agent: Agent): Promise<void> {
  await vi.waitFor(async () => expect(await statusOf(port, "/readyz", agent)).toBe(503), {
    timeout: 60_000,
    interval: 20,
  });
}

describe("the process", () => {
  test("R7: shows address, login once and data; drains on SIGTERM: readiness off, requests in flight finished; keeps its folder to itself", async () => {
    const site = start(await freePort());
    await site.ready();
    expect(site.output()).toContain(`http://localhost:${site.port}`);
    expect(site.output()).toMatch(/admin@localhost\.localdomain/);
    expect(site.output()).toMatch(/Password {2,}[a-z2-9]{5}(-[a-z2-9]{5}){3}/);
    expect(site.output()).toContain(folder);

    const slow = slowPost(site.port);
    await slow.begun;
    const agent = new Agent({ keepAlive: true });
    await statusOf(site.port, "/readyz", agent);
    site.process.kill("SIGTERM");
    await untilDraining(site, agent);
    expect((await ask(site.port, "/openz")).status).toBe(503);
    // A client that keeps a connection open reads in the answer that it ends, and goes on over another one.
    const draining = await ask(site.port, "/healthz", { headers: { Connection: "keep-alive" } });
    expect([draining.status, draining.headers.connection]).toEqual([200, "close"]);
    slow.finish();
    expect(await slow.status).toBe(400);
    expect(await site.ended).toBe(0);
    agent.destroy();

    const again = start(site.port, { LISTEN_HOST: "127.0.0.1" });
    await again.ready();
    // Another address of this machine, where it listened before.
    await expect(fetch(`http://127.0.0.2:${site.port}/healthz`)).rejects.toThrow();
    expect(again.output()).not.toContain("Password");
    const second = start(await freePort());
    expect(await second.ended).toBe(1);
    expect(second.output().trim().split("\n")).toHaveLength(1);
    expect(second.output()).toContain(folder);
    again.process.kill("SIGINT");
    expect(await again.ended).toBe(0);
  }, 120_000);

  test("a first start that is killed in the middle leaves no process and no database, and the next one makes all of it", async () => {
    const empty = mkdtempSync(join(tmpdir(), "itsshowtime-first-start-"));
    try {
      const killed = start(await freePort(), { DATA_DIR: empty });
      const begun = () => existsSync(join(empty, "db.restoring/db/base"));
      await expect.poll(begun, { timeout: 60_000, interval: 20 }).toBe(true);
      killed.process.kill("SIGKILL");
      // The process that makes the database holds the same output, and ends with the one that asked for it.
      await killed.ended;
      expect(existsSync(join(empty, "db"))).toBe(false);
      const site = start(await freePort(), { DATA_DIR: empty });
      await site.ready();
      expect(site.output()).toMatch(/Password {2,}[a-z2-9]{5}(-[a-z2-9]{5}){3}/);
      expect(readdirSync(empty).sort()).toEqual(["db", "db.lock"]);
      site.process.kill("SIGTERM");
      expect(await site.ended).toBe(0);
    } finally {
      rmSync(empty, { recursive: true, force: true });
    }
  }, 120_000);

  test("R7: a second signal ends it at once", async () => {
    const site = start(await freePort());
    await site.ready();
    const slow = slowPost(site.port);
    await slow.begun;
    const agent = new Agent({ keepAlive: true });
    site.process.kill("SIGTERM");
    await untilDraining(site, agent);
    // A terminal sends one key press twice: what comes within a moment is the same signal.
    await new Promise((resolve) => setTimeout(resolve, 900));
    site.process.kill("SIGTERM");
    // A process that has drained ends with 0; this one left a request unanswered.
    expect(await site.ended).toBe(1);
    agent.destroy();
  }, 120_000);

  test("R18: a rejection that no one handles is logged, what is under way is finished, and the process ends to be started again", async () => {
    const site = start(await freePort(), {}, ["--import", "./tests/support/children/leave-rejection.ts"]);
    await site.ready();
    const slow = slowPost(site.port);
    await slow.begun;
    site.process.stdin.write("now");
    await vi.waitFor(() => expect(site.output()).toContain("unhandled rejection"), { timeout: 60_000 });
    slow.finish();
    expect(await slow.status).toBe(400);
    expect(await site.ended).toBe(1);
    const line = site
      .output()
      .split("\n")
      .find((one) => one.includes("unhandled rejection"));
    expect(JSON.parse(line ?? "")).toMatchObject({
      level: 60,
      err: { type: "DatabaseError", statement: "insert into users values ($1)" },
    });
    expect(site.output()).not.toContain("nora@");
    // Who starts it again, on any kind of end.
    expect(readFileSync(join(ROOT, "deploy/itsshowtime.service"), "utf8")).toMatch(/^Restart=always$/m);
    expect(readFileSync(join(ROOT, "compose.yaml"), "utf8")).toContain("restart: unless-stopped");
  }, 120_000);

  test("a port in use, a wrong value, a bucket out of reach, a folder that is a file: one plain sentence each", async () => {
    const blocker = createServer().listen(0);
    await once(blocker, "listening");
    const { port } = blocker.address() as AddressInfo;
    const busy = start(port);
    expect(await busy.ended).toBe(1);
    expect(busy.output().trim()).toBe(
      `Port ${port} is already used by another program; stop it or choose another port with PORT.`,
    );
    blocker.close();

    const elsewhere = start(port, { LISTEN_HOST: "203.0.113.7" });
    expect(await elsewhere.ended).toBe(1);
    expect(elsewhere.output().trim()).toBe(
      "LISTEN_HOST 203.0.113.7 is no address of this machine; choose one that is.",
    );

    const wrong = start(port, { SMTP_URL: "not an address" });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output().trim()).toBe("SMTP_URL must be an address that starts with smtp:// or smtps://.");

    const bucket = { S3_URL: "http://127.0.0.1:1/uploads" };
    const half = start(port, bucket);
    expect(await half.ended).toBe(1);
    expect(half.output().trim()).toBe(
      "S3_ACCESS_KEY_ID must be set beside S3_URL, or be part of it as the user.",
    );
    const keys = { S3_ACCESS_KEY_ID: "AKIA1", S3_SECRET_ACCESS_KEY: "secret" };
    const alone = start(port, { ...bucket, ...keys });
    expect(await alone.ended).toBe(1);
    expect(alone.output().trim()).toBe(
      "Uploads cannot be kept in the bucket uploads of S3_URL: nothing listens there.",
    );

    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const nowhere = start(port, { DATA_DIR: join(file, "data") });
    expect(await nowhere.ended).toBe(1);
    expect(nowhere.output().trim()).toBe(
      `Nothing can be kept in the data folder ${join(file, "data")}: it is no folder. Set DATA_DIR to a folder that this user may write.`,
    );
  }, 120_000);
});

function statusOf(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: "localhost", port, path, agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    request.on("error", reject);
    request.end();
  });
}

/** A form whose last bytes are held back until `finish`. */
function slowPost(port: number) {
  const origin = `http://localhost:${port}`;
  const request = httpRequest({
    host: "localhost",
    port,
    path: "/contact",
    method: "POST",
    agent: false,
    headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "5" },
  });
  const status = new Promise<number>((resolve, reject) => {
    request.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on("error", reject);
  });
  // A test that ends the process is not interested in the answer.
  status.catch(() => {});
  const begun = new Promise<void>((resolve) => request.write("name", () => setTimeout(resolve, 300)));
  return { begun, status, finish: () => request.end("=") };
}
