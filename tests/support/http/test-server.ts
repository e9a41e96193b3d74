import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { LookupFunction } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import type * as App from "#server/app.ts";
import { buildIfStale } from "../../../scripts/run/build-if-stale.ts";
import { ADMIN, unpackDatabase, unpackSampleFolder } from "../database/test-database-dump.ts";
import { assertNoSecret } from "./no-secrets.ts";

export const ROOT = join(import.meta.dirname, "../../..");
export { ADMIN };

/** Building takes its time on a small machine; starting takes a few seconds. In milliseconds. */
const START_LIMIT_MS = 240_000;

/** One line of the log. */
interface LogLine extends Record<string, unknown> {
  readonly level: number;
  readonly msg: string;
}

/** An answer as it came over the wire: nothing unpacked, no redirect followed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Fields of a form: by name, or in their order. */
export type PostedFields =
  | Readonly<Record<string, string>>
  | readonly (readonly [name: string, value: string])[];

type Headers = Readonly<Record<string, string>>;
type TestOptions = Pick<App.StartOptions, "limits" | "server" | "onStatement" | "clock">;

export interface TestServer {
  readonly origin: string;
  readonly port: number;
  readonly running: App.RunningServer;
  readonly log: readonly LogLine[];
  /** Asks the server. Without a Host header of its own the request is for the site. */
  ask(path: string, options?: AskOptions): Promise<Answer>;
  /** Posts a form as a page of the site does. */
  post(path: string, fields: PostedFields, headers?: Headers): Promise<Answer>;
  /** Posts a form that can hold files. */
  postFiles(
    path: string,
    fields: Readonly<Record<string, string | File | readonly File[]>>,
    headers?: Headers,
  ): Promise<Answer>;
  postJson(path: string, value: unknown, headers?: Headers): Promise<Answer>;
}

/**
 * The built site in this process, on an embedded database of its own, for one test file. Call it at the top of the
 * file: `const site = useTestServer();`. Its members may be used inside tests and hooks.
 */
export function useTestServer(
  env: Readonly<Record<string, string>> = {},
  options: TestOptions = {},
): TestServer {
  const folder = mkdtempSync(join(tmpdir(), "itsshowtime-http-"));
  const log: LogLine[] = [];
  let running: App.RunningServer | undefined;
  beforeAll(async () => {
    running = await startBuiltSite({ DATA_DIR: folder, ...env }, log, options);
  }, START_LIMIT_MS);
  afterAll(async () => {
    await running?.close();
    rmSync(folder, { recursive: true, force: true });
    assertNoSecret(log.map((line) => JSON.stringify(line)).join("\n"));
  }, 30_000);
  const assertRunning = () => {
    if (!running) throw new Error("The server is used before it was started");
    return running;
  };
  const post = (path: string, body: string | Buffer, headers: Headers) =>
    ask(assertRunning().services.config.port, path, {
      method: "POST",
      body,
      headers: { Origin: assertRunning().url, "Sec-Fetch-Site": "same-origin", ...headers },
    });
  return {
    log,
    get running() {
      return assertRunning();
    },
    get origin() {
      return assertRunning().url;
    },
    get port() {
      return assertRunning().services.config.port;
    },
    ask: (path, options) => ask(assertRunning().services.config.port, path, options),
    post(path, fields, headers) {
      const body = new URLSearchParams();
      for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
        body.append(name, value);
      return post(path, body.toString(), { "Content-Type": "application/x-www-form-urlencoded", ...headers });
    },
    async postFiles(path, fields, headers) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        for (const part of [value].flat()) form.append(name, part);
      const encoded = new Response(form);
      const type = { "Content-Type": encoded.headers.get("content-type") ?? "" };
      return post(path, Buffer.from(await encoded.arrayBuffer()), { ...type, ...headers });
    },
    postJson: (path, value, headers) =>
      post(path, JSON.stringify(value), { "Content-Type": "application/json", ...headers }),
  };
}

async function startBuiltSite(
  env: Readonly<Record<string, string>>,
  log: LogLine[],
  options: TestOptions,
): Promise<App.RunningServer> {
  await buildIfStale();
  const dataDir = env["DATA_DIR"] ?? "";
  const unpack = env["SAMPLE_DATA"] === "1" ? unpackSampleFolder : unpackDatabase;
  if (!env["DATABASE_URL"] && !existsSync(join(dataDir, "db"))) await unpack(dataDir);
  const file = pathToFileURL(join(ROOT, "build/server/index.js")).href;
  const app = (await import(/* @vite-ignore */ file)) as typeof App;
  const config = app.readConfig({
    NODE_ENV: "production",
    PORT: "0",
    SAMPLE_DATA: "0",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  });
  const sink = { write: (line: string) => void log.push(JSON.parse(line) as LogLine) };
  return app.startServer(config, { ...options, log: pino({ level: "debug", base: null }, sink) });
}

/** The system would be asked for the address of localhost thousands of times. */
const findLoopback: LookupFunction = (_host, { all }, done) =>
  all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4);

/** One request over a connection of its own. */
export function ask(port: number, path: string, options: AskOptions = {}): Promise<Answer> {
  const { method = "GET", body } = options;
  // Without a length, Node would send the body of a DELETE as if it were another request.
  const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  const sized = "Transfer-Encoding" in (options.headers ?? {}) ? {} : length;
  const headers: Record<string, string> = { ...sized, ...options.headers };
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: "localhost",
        lookup: findLoopback,
        port,
        path,
        method,
        headers,
        agent: false,
        setHost: !("Host" in headers),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes,
            text: bytes.toString(),
          });
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
