import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "./build-if-stale.ts";
import { freePort } from "./free-port.ts";
import { spawnServer } from "./spawn-server.ts";

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
  const server = spawnServer({
    port,
    env: { ORIGIN: origin, DATA_DIR: folder, SAMPLE_DATA: "1", LOG_LEVEL: "warn", ...env },
  });
  server.process.stderr.pipe(process.stderr);
  const stop = async () => {
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  }
  try {
    await server.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
