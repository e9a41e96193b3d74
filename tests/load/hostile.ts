import { runCommand } from "../../scripts/run/run-step.ts";
import type { Verdict } from "./verdict.ts";

/** Requests against each route; `npm test` sends three. */
const RUNS = 60;

/** Runs at length what `npm test` shows with a few hostile requests against each route; takes several minutes. */
export async function attackOften(): Promise<Verdict[]> {
  const command = ["npx", "--no-install", "vitest", "run", "tests/http/routes/fuzz.test.ts"];
  const { code } = await runCommand(command, { show: true, env: { FUZZ_RUNS: String(RUNS) } });
  const measured = code === 0 ? "none gives way" : "one gave way";
  const what = `routes under hostile requests, ${RUNS} each`;
  return [{ statement: "F-11, F-21", what, measured, wanted: "none gives way", met: code === 0 }];
}
