import { runCommand } from "../../scripts/run/run-step.ts";
import type { Verdict } from "./verdict.ts";

/** The tests that kill the site and its embedded database, and how often they do it here. */
const TESTS = [
  {
    statement: "R1",
    file: "tests/http/server/kill.test.ts",
    kills: 20,
    what: "enquiries over kills of the site",
  },
  {
    statement: "R1",
    file: "app/db/embedded/embedded-kill.server.test.ts",
    kills: 100,
    what: "rows over kills of the embedded database",
  },
  {
    statement: "H21",
    file: "tests/hires/killed-acceptance.race.test.ts",
    kills: 100,
    what: "acceptances over kills of their process",
  },
];

/** Runs at length what `npm test` shows with a few kills; takes several minutes. */
export async function killOften(): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { statement, file, kills, what } of TESTS) {
    const command = ["npx", "--no-install", "vitest", "run", file];
    const { code } = await runCommand(command, { show: true, env: { KILLS: String(kills) } });
    const measured = code === 0 ? "all there, once" : "lost or doubled";
    verdicts.push({
      statement,
      what: `${what}, ${kills} times`,
      measured,
      wanted: "all there, once",
      met: code === 0,
    });
  }
  return verdicts;
}
