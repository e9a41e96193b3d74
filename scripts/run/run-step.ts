import { spawn } from "node:child_process";

export interface StepOutcome {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a command of this project and keeps what it printed. `show` passes the output on as it comes. */
export function runCommand(
  command: readonly string[],
  options: { env?: Readonly<Record<string, string>>; show?: boolean } = {},
): Promise<{ code: number; output: string }> {
  const [program = "", ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs one named step, prints a line about it, and its output when it failed. */
export async function runStep(
  name: string,
  command: readonly string[],
  accept: (output: string) => boolean = () => true,
): Promise<StepOutcome> {
  const started = Date.now();
  const { code, output } = await runCommand(command);
  const ok = code === 0 && accept(output);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? "ok    " : "FAILED"}  ${name} (${seconds} s)`);
  if (!ok) console.log(output);
  return { name, ok, output };
}
