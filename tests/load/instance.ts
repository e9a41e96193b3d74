import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const START_LIMIT_MS = 120_000;

/** One process of the built site, which can be started again and again on its port. */
export class Instance {
  readonly port: number;
  /** Lines of its log that tell of a fault (level 50 and more). */
  readonly faults: string[] = [];
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.env = env;
  }

  /** Starts the process and resolves when it says that it is ready, with the milliseconds that took. */
  async start(): Promise<number> {
    const begun = performance.now();
    const child = spawn(process.execPath, ["server/index.ts"], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "", PORT: String(this.port), ...this.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-10_000);
        for (const line of chunk.toString().split("\n"))
          if (/"level":[56]0/.test(line)) this.faults.push(line);
      });
    while (performance.now() - begun < START_LIMIT_MS) {
      if (child.exitCode !== null) throw new Error(`The site ended while starting:\n${output}`);
      const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return performance.now() - begun;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    throw new Error(`The site was not ready in time:\n${output}`);
  }

  /** Sends a signal and resolves with the exit code, or the signal's name, and the milliseconds until the end. */
  async end(signal: "SIGTERM" | "SIGKILL"): Promise<{ readonly code: number | string; readonly ms: number }> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return { code: "ended before", ms: 0 };
    const begun = performance.now();
    const ended = once(child, "exit");
    child.kill(signal);
    const [code, name] = (await ended) as [number | null, NodeJS.Signals | null];
    return { code: code ?? name ?? "?", ms: performance.now() - begun };
  }

  /** Resident memory in megabytes, now and at its highest; null where the system does not tell. */
  memory(): { readonly now: number; readonly peak: number } | null {
    try {
      const status = readFileSync(`/proc/${this.child?.pid}/status`, "utf8");
      const figure = (name: string) =>
        Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
      return { now: figure("VmRSS"), peak: figure("VmHWM") };
    } catch {
      return null;
    }
  }
}
