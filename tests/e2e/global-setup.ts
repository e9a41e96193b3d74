import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/run/free-port.ts";
import { unpackSampleFolder } from "../support/database/test-database-dump.ts";
import { assertNoSecret } from "../support/http/no-secrets.ts";

export const ADMIN = { email: "admin@example.ie", password: "a-long-admin-passphrase" };

const START_LIMIT_MS = 180_000;

/** Starts the built site once, on a data folder of its own with the sample catalogue, and stops it at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await unpackSampleFolder(mkdtempSync(join(tmpdir(), "itsshowtime-e2e-")));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["server/index.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: "warn",
      // Each test has a network of its own (site.ts).
      TRUST_PROXY: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  server.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  server.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  await waitUntilReady(`${origin}/readyz`, server, () => output);
  process.env["BASE_URL"] = origin;
  return async () => {
    await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
    assertNoSecret(output);
  };
}

async function waitUntilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (Date.now() < giveUpAt) {
    if (server.exitCode !== null) throw new Error(`The site ended while starting:\n${output()}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill("SIGKILL");
  throw new Error(`The site was not ready in time:\n${output()}`);
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once("exit", () => resolve());
    server.kill("SIGTERM");
  });
}
