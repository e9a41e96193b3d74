import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/run/free-port.ts";
import { spawnServer } from "../../scripts/run/spawn-server.ts";
import { unpackSampleFolder } from "../support/database/test-database-dump.ts";
import { assertNoSecret } from "../support/http/no-secrets.ts";

export const ADMIN = { email: "admin@example.ie", password: "a-long-admin-passphrase" };

/** Starts the built site once, on a data folder of its own with the sample catalogue, and stops it at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await unpackSampleFolder(mkdtempSync(join(tmpdir(), "itsshowtime-e2e-")));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawnServer({
    port,
    env: {
      ORIGIN: origin,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: "warn",
      // Each test has a network of its own (site.ts).
      TRUST_PROXY: "1",
    },
  });
  await server.ready();
  process.env["BASE_URL"] = origin;
  return async () => {
    await server.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
    assertNoSecret(server.output());
  };
}
