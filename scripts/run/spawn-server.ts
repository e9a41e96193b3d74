import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "../..");
const START_LIMIT_MS = 180_000;

/** The built site in a process of its own. */
export interface SpawnedServer {
  readonly process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly port: number;
  readonly origin: string;
  /** What it printed to both streams so far. */
  output(): string;
  /** Resolves when it says that it can serve. Rejects with its output when it ends before, or takes too long. */
  ready(): Promise<void>;
  /** Sends a signal unless it has ended, and resolves when all of its output has been read. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Resolves with the exit code, null after a signal, when all of its output has been read. */
  readonly ended: Promise<number | null>;
}

export interface SpawnOptions {
  readonly port: number;
  /** Variables beside those of this process. */
  readonly env: Readonly<Record<string, string>>;
  /** Arguments of Node; without them the server alone. */
  readonly args?: readonly string[];
}

/** Starts the built site as in production. */
export function spawnServer({ port, env, args = ["server/index.ts"] }: SpawnOptions): SpawnedServer {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = once(child, "close").then(([code]) => code as number | null);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;

  const end = async (signal: NodeJS.Signals) => {
    if (!isOver()) child.kill(signal);
    await ended;
  };
  const ready = async () => {
    const giveUpAt = Date.now() + START_LIMIT_MS;
    while (Date.now() < giveUpAt) {
      if (isOver()) throw new Error(`The site ended while starting:\n${output}`);
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await wait(150);
    }
    await end("SIGKILL");
    throw new Error(`The site was not ready in time:\n${output}`);
  };
  return {
    process: child,
    port,
    origin: `http://localhost:${port}`,
    output: () => output,
    ready,
    end,
    ended,
  };
}
