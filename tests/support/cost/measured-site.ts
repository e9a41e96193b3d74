import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { type PostgresCluster, startPostgres } from "../database/postgres.ts";
import { openSmtpPeer } from "../peers/smtp-server-peer.ts";
import { START_FLAGS } from "../process/start-flags.ts";
import { ADMIN_ENV, type CostSite } from "./actions.ts";
import { cpuTimeOf, cpuTimeWithChildren } from "./cpu-time.ts";

export const ENGINES = ["postgres", "embedded"] as const;
export type Engine = (typeof ENGINES)[number];

const ROOT = join(import.meta.dirname, "../../..");
const SECRET = "c".repeat(32);

/** The built site with its sample data in a process of its own. */
export interface MeasuredSite extends CostSite {
  /** Statements of its requests since the last call. */
  takeStatements(): Promise<readonly string[]>;
  /** CPU time so far of the site, and of PostgreSQL where it uses one, in milliseconds. */
  cpuTime(): number;
  /** Resolves when the mails queued so far have been sent. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the site on an engine, with a mail server beside it. Build the site before. */
export async function startMeasuredSite(engine: Engine): Promise<MeasuredSite> {
  const folder = mkdtempSync(join(tmpdir(), "itsshowtime-cost-"));
  const mails = await openSmtpPeer({ maxClients: 100 });
  // As in operation: every commit waits for the disk.
  const settings = { fsync: "on", synchronous_commit: "on", full_page_writes: "on", shared_buffers: "128MB" };
  const postgres = engine === "postgres" ? await startPostgres({ settings }) : null;
  const env = {
    ...ADMIN_ENV,
    DATA_DIR: folder,
    SECRET,
    PORT: "0",
    SAMPLE_DATA: "1",
    TRUST_PROXY: "1",
    SMTP_URL: mails.url,
    MAIL_TO: "staff@example.ie",
    LOG_LEVEL: "warn",
    ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}),
  };
  const child = startScript("tests/support/children/cost-site.ts", env);
  const facts = await nextMessage<Omit<CostSite, "secret" | "admin">>(child);
  return {
    ...facts,
    secret: SECRET,
    admin: { email: ADMIN_ENV.ADMIN_EMAIL, password: ADMIN_ENV.ADMIN_PASSWORD },
    takeStatements: () => ask(child),
    cpuTime: () => timeOf(child, postgres),
    settle: () => settle(() => mails.received.length),
    async stop() {
      child.disconnect();
      await once(child, "exit");
      await mails.close();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The reference of a run: gives the CPU time of React rendering 24 cards, in milliseconds. */
export async function startReference(): Promise<{ measure(): Promise<number>; stop(): void }> {
  // React's development build, which Node loads unless it is told otherwise: the targets were set with it.
  const child = startScript("tests/support/children/react-reference.ts", { NODE_ENV: "development" });
  await nextMessage(child);
  return { measure: () => ask<number>(child), stop: () => child.disconnect() };
}

function startScript(script: string, env: Readonly<Record<string, string>>): ChildProcess {
  return fork(join(ROOT, script), {
    cwd: ROOT,
    execArgv: [...START_FLAGS],
    env: { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "", ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** The next message of a child. Rejects when the child ends before. */
function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("A measured process ended too early."));
    child.once("exit", fail);
    child.once("message", (message) => {
      child.off("exit", fail);
      resolve(message as T);
    });
  });
}

function ask<T>(child: ChildProcess): Promise<T> {
  const answer = nextMessage<T>(child);
  child.send("measure");
  return answer;
}

function timeOf(child: ChildProcess, postgres: PostgresCluster | null): number {
  return cpuTimeOf(child.pid ?? 0) + (postgres ? cpuTimeWithChildren(postgres.pid) : 0);
}

/** How long no mail must have arrived, in milliseconds: the worker looks for work every second. */
const QUIET_MS = 1500;

async function settle(count: () => number): Promise<void> {
  for (let before = -1; before !== count(); await rest(QUIET_MS)) before = count();
}
