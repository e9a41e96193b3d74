import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildIfStale } from "./build-if-stale.ts";
import { freePort } from "./free-port.ts";

const root = join(import.meta.dirname, "../..");
const START_LIMIT_MS = 180_000;

export interface SiteProcess {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * The built site in a process of its own, with the sample catalogue on an empty data folder that goes when it stops.
 * `asBuilt` takes the build in place even when its sources have changed since; `env` is added to the environment, and
 * `prepare` may put a database into the folder first.
 */
export async function startSiteProcess({
  asBuilt = false,
  env = {},
  prepare,
}: {
  readonly asBuilt?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly prepare?: (folder: string) => Promise<unknown>;
} = {}): Promise<SiteProcess> {
  if (!asBuilt) await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), "itsshowtime-site-"));
  await prepare?.(folder);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["server/index.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: folder,
      SAMPLE_DATA: "1",
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  }
  try {
    await untilReady(`${origin}/readyz`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error("The site ended while starting.");
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await wait(200);
  }
  throw new Error("The site was not ready in time.");
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
