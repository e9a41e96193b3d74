import { afterEach, expect, it, vi } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { runMain } from "./run-main.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  process.exitCode = 0;
});

it("a command reads the settings that `npm start` reads: a live key, and no NODE_ENV", async () => {
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_live_1");
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", "whsec_1");
  for (const unset of [undefined, ""]) {
    vi.stubEnv("NODE_ENV", unset);
    let production: boolean | undefined;
    await runMain(async () => {
      ({ production } = readConfig());
      return 0;
    });
    expect(production).toBe(true);
  }
});

it("keeps a NODE_ENV that is set", async () => {
  vi.stubEnv("NODE_ENV", "development");
  await runMain(async () => (readConfig().production ? 1 : 0));
  expect(process.exitCode).toBe(0);
});
