import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { assertNoSecret } from "../http/no-secrets.ts";
import type { StripePeer } from "../peers/stripe-peer/stripe-peer.ts";

const ROOT = join(import.meta.dirname, "../../..");
const START_LIMIT_MS = 180_000;
const IMPATIENT = "tests/support/children/impatient-shop.ts";

/** The built site in a process of its own, paid through a Stripe peer. */
export interface ShopProcess {
  readonly origin: string;
  /** The log of the process so far. */
  output(): string;
  /** SIGKILL: no handler runs, nothing is finished. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ShopOptions {
  readonly peer: StripePeer;
  readonly dataDir: string;
  readonly port: number;
  readonly env?: Record<string, string>;
  /** How long the site waits for Stripe, other than usually, in milliseconds. */
  readonly patience?: { readonly silenceMs: number; readonly deadlineMs: number };
}

export const WEBHOOK_SECRET = "whsec_shop0000000000000000";

/** Starts the built site, tells the peer where its events go, and resolves when the site answers. */
export async function startShop({ peer, dataDir, port, env, patience }: ShopOptions): Promise<ShopProcess> {
  const origin = `http://localhost:${port}`;
  const script = patience
    ? [IMPATIENT, String(patience.silenceMs), String(patience.deadlineMs)]
    : ["server/index.ts"];
  const child = spawn(process.execPath, script, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: dataDir,
      STRIPE_SECRET_KEY: peer.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: peer.origin,
      LOG_LEVEL: "debug",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  const ended = once(child, "close");
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null) child.kill(signal);
    await ended;
    assertNoSecret(text);
  };
  const shop = { origin, output: () => text, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
  await peer.setWebhook({ url: `${origin}/api/webhooks/stripe`, secret: WEBHOOK_SECRET });
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The shop ended while starting:\n${text}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return shop;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await shop.kill();
  throw new Error(`The shop was not ready in time:\n${text}`);
}
