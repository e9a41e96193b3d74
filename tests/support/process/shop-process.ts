import { spawnServer } from "../../../scripts/run/spawn-server.ts";
import { assertNoSecret } from "../http/no-secrets.ts";
import type { StripePeer } from "../peers/stripe-peer/stripe-peer.ts";

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

const WEBHOOK_SECRET = "whsec_shop0000000000000000";

/** Starts the built site, tells the peer where its events go, and resolves when the site answers. */
export async function startShop({ peer, dataDir, port, env, patience }: ShopOptions): Promise<ShopProcess> {
  const origin = `http://localhost:${port}`;
  const server = spawnServer({
    port,
    env: {
      ORIGIN: origin,
      DATA_DIR: dataDir,
      STRIPE_SECRET_KEY: peer.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: peer.origin,
      LOG_LEVEL: "debug",
      ...env,
    },
    ...(patience && { args: [IMPATIENT, String(patience.silenceMs), String(patience.deadlineMs)] }),
  });
  const end = async (signal: NodeJS.Signals) => {
    await server.end(signal);
    assertNoSecret(server.output());
  };
  await peer.setWebhook({ url: `${origin}/api/webhooks/stripe`, secret: WEBHOOK_SECRET });
  await server.ready();
  return { origin, output: server.output, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}
