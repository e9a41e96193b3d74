/**
 * `npm run bench:pages`: a finished page of the site against a bare node:http server that sends the same bytes, each
 * in a process of its own, asked in turns in one run. Prints requests per second and their ratio.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { buildIfStale } from "../../scripts/run/build-if-stale.ts";

const PATH = "/shop/browse";
const ROUNDS = 5;
const ROUND_S = 4;
const CONNECTIONS = 32;
const WANTED = 0.5;
const headers = { "Accept-Encoding": "br" };

const bareFlag = process.argv.indexOf("--bare");
if (bareFlag === -1) await compare();
else serveBare(JSON.parse(Buffer.from(process.argv[bareFlag + 1] ?? "", "base64").toString()));

interface Bytes {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** The least that Node can do: one header list, one buffer. */
function serveBare(bytes: Bytes): void {
  const body = Buffer.from(bytes.body, "base64");
  const server = createServer((_req, res) => {
    res.writeHead(200, bytes.headers);
    res.end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object" && address) process.send?.(address.port);
  });
}

async function compare(): Promise<void> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
  const children: ChildProcess[] = [];
  try {
    const site = await startSite(folder, children);
    const bytes = await readBytes(site);
    const bare = await startBare(bytes, children);
    const rates: { site: number[]; bare: number[] } = { site: [], bare: [] };
    await fire(site, 2);
    await fire(bare, 2);
    for (let round = 0; round < ROUNDS; round++) {
      rates.site.push(await fire(site, ROUND_S));
      rates.bare.push(await fire(bare, ROUND_S));
    }
    report(rates, bytes);
  } finally {
    for (const child of children) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startSite(folder: string, children: ChildProcess[]): Promise<string> {
  const port = 4000 + Math.trunc(Math.random() * 900);
  const child = spawn(process.execPath, ["server/index.ts"], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.push(child);
  const origin = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return origin;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The site did not start.");
}

async function startBare(bytes: Bytes, children: ChildProcess[]): Promise<string> {
  const given = Buffer.from(JSON.stringify(bytes)).toString("base64");
  const child = spawn(process.execPath, [import.meta.filename, "--bare", given], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  children.push(child);
  const [port] = (await once(child, "message")) as [number];
  return `http://127.0.0.1:${port}`;
}

/** The body as it travels: fetch would unpack it, so the raw answer is read from the socket's parser. */
async function readBytes(origin: string): Promise<Bytes> {
  const { get } = await import("node:http");
  const [response] = (await once(get(origin + PATH, { headers }), "response")) as [
    import("node:http").IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${PATH} answered ${response.statusCode}`);
  const own = ["date", "connection", "keep-alive", "transfer-encoding"];
  const kept = Object.entries(response.headers).filter(([name]) => !own.includes(name));
  return {
    headers: Object.fromEntries(kept) as Record<string, string>,
    body: Buffer.concat(chunks).toString("base64"),
  };
}

async function fire(origin: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url: origin + PATH,
    connections: CONNECTIONS,
    duration: seconds,
    headers,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

function report(rates: { site: readonly number[]; bare: readonly number[] }, bytes: Bytes): void {
  const [site, bare] = [median(rates.site), median(rates.bare)];
  const ratio = site / bare;
  const size = Buffer.from(bytes.body, "base64").length;
  console.log(
    `${PATH}, ${size} bytes (${bytes.headers["content-encoding"] ?? "not compressed"}), ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_S} s each`,
  );
  console.log(`  site       ${site.toFixed(0).padStart(7)} requests per second (median)`);
  console.log(`  bare http  ${bare.toFixed(0).padStart(7)} requests per second (median)`);
  console.log(`  ratio      ${ratio.toFixed(2).padStart(7)} (wanted: ${WANTED.toFixed(2)} or more)`);
  if (ratio < WANTED) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.trunc(sorted.length / 2)] ?? 0;
}
