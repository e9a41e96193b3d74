import { readdirSync } from "node:fs";
import { join } from "node:path";
import { runStep, type StepOutcome } from "../run/run-step.ts";
import type { SuiteOutcome } from "./suite-outcome.ts";

/** TypeScript 7, which checks in a third of the time; `typescript` stays 6 for the tools that use its API. */
const NATIVE_COMPILER = "node_modules/typescript-native/bin/tsc";

/** Counts the TypeScript modules that the architecture check must have seen. */
function countModules(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() &&
      /\.tsx?$/.test(entry.name) &&
      !join(entry.parentPath, entry.name).includes("node_modules"),
  ).length;
}

/** The cruiser reads nothing, and only warns, when it does not know the TypeScript in use. */
function cruisedEverything(output: string): boolean {
  const cruised = Number(/\((\d+) modules?/.exec(output)?.[1] ?? 0);
  return cruised >= countModules("app") + countModules("server");
}

async function runOtherChecks(): Promise<StepOutcome[]> {
  return [
    await runStep("lint", ["npx", "--no-install", "biome", "check", "--error-on-warnings"]),
    await runStep(
      "architecture",
      ["npx", "--no-install", "depcruise", "app", "server", "--config"],
      cruisedEverything,
    ),
    await runStep("commit subjects", ["bash", "scripts/check/check-commits.sh"]),
    await runStep("regular expressions", [process.execPath, "scripts/check/regexps.ts"]),
    await runStep("old terms", [process.execPath, "scripts/check/old-terms.ts"]),
    await runStep("unused code", ["npx", "--no-install", "knip"]),
    // Leaves the build that the tests and the journeys use.
    await runStep("build", [process.execPath, "scripts/run/build.ts"]),
  ];
}

/** All static checks, each counted as one test. The build is one: only it notices server code in the browser. */
export async function runChecks(): Promise<SuiteOutcome> {
  const typegen = await runStep("types", ["npx", "--no-install", "react-router", "typegen"]);
  // The compiler takes as long as all the others together.
  const [compiler, others] = await Promise.all([
    runStep("types (tsc)", [process.execPath, NATIVE_COMPILER, "--noEmit"]),
    runOtherChecks(),
  ]);
  const steps = [typegen, compiler, ...others];
  const failures = steps.filter((step) => !step.ok).map(({ name }) => name);
  return {
    passed: steps.length - failures.length,
    failed: failures.length,
    skipped: 0,
    failures,
    retried: [],
  };
}
