import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Commands } from "./commands.ts";
import type { PeerOptions } from "./peer-process.ts";

/** A local stand-in for Stripe, in a process of its own. Every command of `Commands` is a method. */
export interface StripePeer extends Commands {
  /** The origin of the API and the payment pages; never the shop's own. */
  readonly origin: string;
  readonly secretKey: string;
  /** Ends the process; its books are gone then. */
  close(): Promise<void>;
}

const TEST_KEY = "sk_test_peer0000000000000000";

/** Starts a peer with empty books on a free port. Close it when the tests are over. */
export async function startStripePeer(options: Partial<PeerOptions> = {}): Promise<StripePeer> {
  const given: PeerOptions = { secretKey: TEST_KEY, ...options };
  const script = join(import.meta.dirname, "peer-process.ts");
  const child = spawn(process.execPath, [script, JSON.stringify(given)], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  const ended = once(child, "exit");
  const early = ended.then(() => {
    throw new Error("The Stripe peer ended before it listened");
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(lines, "line"), early]);
  // Its end is no surprise from here on.
  early.catch(() => {});
  const origin = String(line).replace("listening ", "");
  const close = async () => {
    child.kill();
    await ended;
  };
  return Object.assign(remote(origin), { origin, secretKey: given.secretKey, close });
}

const NAMES = [
  "moveClock",
  "buyer",
  "resolveLater",
  "failRefund",
  "emit",
  "tamper",
  "setWebhook",
  "setDelivery",
  "deliver",
  "settled",
  "addFault",
  "clearFaults",
  "reset",
  "sessions",
  "refunds",
  "events",
  "attempts",
  "calls",
] as const satisfies readonly (keyof Commands)[];

/** The peer's commands, sent over HTTP. */
function remote(origin: string): Commands {
  const command = (name: string) => async (args: unknown) => {
    const answer = await fetch(`${origin}/_peer/${name}`, {
      method: "POST",
      body: JSON.stringify(args ?? {}),
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`The Stripe peer refused ${name}: ${body}`);
    return JSON.parse(body) as unknown;
  };
  return Object.fromEntries(NAMES.map((name) => [name, command(name)])) as unknown as Commands;
}
