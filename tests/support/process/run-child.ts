import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

/** A script of this project in a process of its own. */
export interface Child {
  readonly process: ChildProcess;
  /** What it printed to both streams so far. */
  output(): string;
  /** Resolves once the output matches. Rejects when the process ends before. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code, or the signal's name, when all output has been read. */
  readonly ended: Promise<number | string>;
}

/** Starts a script under the running Node, which takes TypeScript as it is. `script` is relative to the project. */
export function startChild(script: string, ...args: readonly string[]): Child {
  return startChildWith({}, script, ...args);
}

/** Starts a script with environment variables of its own. */
export function startChildWith(
  env: Readonly<Record<string, string>>,
  script: string,
  ...args: readonly string[]
): Child {
  const child = spawn(process.execPath, [resolve(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "", ...env },
  });
  let output = "";
  let notify: () => void = () => {};
  const take = (chunk: Buffer) => {
    output += chunk.toString();
    notify();
  };
  child.stdout.on("data", take);
  child.stderr.on("data", take);
  const ended = new Promise<number | string>((resolveEnd, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolveEnd(code ?? signal ?? "unknown"));
  });
  const waitFor = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolveMatch, reject) => {
      const look = () => {
        const match = pattern.exec(output);
        if (match) resolveMatch(match);
      };
      notify = look;
      look();
      ended.then(
        (code) => reject(new Error(`Ended with ${code} before printing ${pattern}:\n${output}`)),
        reject,
      );
    });
  return { process: child, output: () => output, waitFor, ended };
}
