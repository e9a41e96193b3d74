import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "../../../scripts/run/free-port.ts";
import { ensurePostgres } from "./postgres-binaries.ts";

const START_LIMIT_MS = 30_000;
const EXE = process.platform === "win32" ? ".exe" : "";

/** A throw-away PostgreSQL cluster on a port of its own. */
export interface PostgresCluster {
  /** Leads to the database `postgres`, as superuser. */
  readonly url: string;
  /** The version, for example "15.18". */
  readonly version: string;
  /** The server's first process, the parent of those that serve connections. */
  readonly pid: number;
  /** Makes an empty database, or a copy of another one, and returns its URL. */
  createDatabase(options?: { name?: string; template?: string }): Promise<string>;
  /** Ends the server as a crash would: no connection is told, nothing is written any more. */
  crash(): Promise<void>;
  /** Starts it again on the same port and data; resolves when it answers. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as one of these. */
function unprivileged(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(":");
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error("PostgreSQL cannot run as root, and there is no user `postgres` or `nobody` to run it as.");
}

export interface PostgresOptions {
  readonly version?: string;
  /** Other values of settings than the fast ones of tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a cluster of the given major version, or of any that the machine has. It keeps nothing. */
export async function startPostgres({
  version,
  settings = {},
}: PostgresOptions = {}): Promise<PostgresCluster> {
  const binaries = ensurePostgres(version);
  const identity = unprivileged();
  const home = mkdtempSync(join(tmpdir(), "itsshowtime-pg-"));
  if (identity) chownSync(home, identity.uid, identity.gid);
  chmodSync(home, 0o700);
  try {
    const programs = reachable(binaries.folder, home, identity);
    initialise(programs, home, identity);
    const place = { programs, home, identity, settings: { ...SETTINGS, ...settings } };
    return clusterOf(place, await launch(place), binaries.version);
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/** Programs under root's own home cannot be run by another user: those are copied. */
function reachable(folder: string, home: string, identity: Identity | undefined): string {
  if (!identity) return folder;
  const answer = spawnSync(join(folder, "postgres"), ["--version"], identity);
  if (answer.status === 0) return folder;
  const copy = join(home, "programs");
  cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

/** C.UTF-8 as on the embedded engine; not every platform has it. */
const LOCALES = ["C.UTF-8", "en_US.UTF-8", "C"];

function initialise(programs: string, home: string, identity: Identity | undefined): void {
  let reason = "";
  for (const locale of LOCALES) {
    const data = join(home, "data");
    const answer = spawnSync(
      join(programs, `initdb${EXE}`),
      ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N", `--locale=${locale}`],
      { ...identity, cwd: home, encoding: "utf8" },
    );
    if (answer.status === 0) return;
    reason = `${answer.stderr ?? ""}${answer.error?.message ?? ""}`;
    rmSync(data, { recursive: true, force: true });
  }
  throw new Error(`initdb failed: ${reason.trim()}`);
}

interface Server {
  readonly process: ChildProcess;
  readonly port: number;
  readonly output: () => string;
}

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  shared_buffers: "32MB",
  max_connections: "200",
  timezone: "UTC",
};

/** The folder of a cluster and how its server is started. */
interface Place {
  readonly programs: string;
  readonly home: string;
  readonly identity: Identity | undefined;
  readonly settings: Readonly<Record<string, string>>;
}

/** A free port can be taken before the server has it, so a few are tried. */
async function launch(place: Place): Promise<Server> {
  let output = "";
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = launchOn(await freePort(), place);
    if (await waitUntilReady(server)) return server;
    output = server.output();
    if (!output.includes("could not bind") && !output.includes("could not create any TCP")) break;
  }
  throw new Error(`PostgreSQL did not start:\n${output}`);
}

function launchOn(port: number, { programs, home, identity, settings: chosen }: Place): Server {
  // Paths of sockets are limited to about 100 bytes, and Windows has none.
  const sockets = process.platform === "win32" ? "" : home;
  const settings = Object.entries({ ...chosen, port: String(port), unix_socket_directories: sockets });
  const child = spawn(
    join(programs, `postgres${EXE}`),
    ["-D", join(home, "data"), ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { ...identity, cwd: home, stdio: ["ignore", "ignore", "pipe"] },
  );
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  });
  const end = () => child.kill("SIGQUIT");
  process.on("exit", end);
  child.once("exit", () => process.off("exit", end));
  return { process: child, port, output: () => output };
}

async function waitUntilReady(server: Server): Promise<boolean> {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (server.process.exitCode === null && Date.now() < giveUpAt) {
    try {
      await runOn(urlOf(server.port, "postgres"), "SELECT 1");
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  if (server.process.exitCode === null) server.process.kill("SIGQUIT");
  return false;
}

function clusterOf(place: Place, first: Server, version: string): PostgresCluster {
  let server = first;
  const url = urlOf(server.port, "postgres");
  return {
    url,
    version,
    get pid() {
      return server.process.pid ?? 0;
    },
    createDatabase: (options) => createDatabase(url, options),
    crash: () => endProcess(server.process, "SIGQUIT"),
    resume: async () => {
      server = launchOn(server.port, place);
      if (!(await waitUntilReady(server)))
        throw new Error(`PostgreSQL did not start again:\n${server.output()}`);
    },
    stop: async () => {
      await endProcess(server.process);
      rmSync(place.home, { recursive: true, force: true });
    },
  };
}

let created = 0;

/** Makes an empty database, or a copy of another one, on the cluster of `url`; returns the new one's URL. */
export async function createDatabase(
  url: string,
  { name, template = "template0" }: { name?: string; template?: string } = {},
): Promise<string> {
  const chosen = name ?? `test_${process.pid}_${created++}_${Math.random().toString(36).slice(2, 8)}`;
  await runOn(url, `CREATE DATABASE "${chosen}" TEMPLATE "${template}"`);
  const made = new URL(url);
  made.pathname = `/${chosen}`;
  return made.href;
}

/** Runs one statement on a connection of its own. */
export async function runOn(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

function urlOf(port: number, database: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`;
}

/** A fast shutdown unless another signal is given, then, after five seconds, an immediate one. */
function endProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGINT"): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill("SIGQUIT"), 5000);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    child.kill(signal);
  });
}
