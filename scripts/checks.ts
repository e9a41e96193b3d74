import { readdirSync } from "node:fs";
import { join } from "node:path";
import { runStep, type StepOutcome } from "./run-step.ts";
import type { SuiteOutcome } from "./suites.ts";

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

/** All static checks, each counted as one test. The build is one: only it notices server code in the browser. */
export async function runChecks(): Promise<SuiteOutcome> {
  const steps: StepOutcome[] = [
    await runStep("types", ["npx", "--no-install", "react-router", "typegen"]),
    await runStep("types (tsc)", ["npx", "--no-install", "tsc", "--noEmit"]),
    await runStep("lint", ["npx", "--no-install", "biome", "check", "--error-on-warnings"]),
    await runStep(
      "architecture",
      ["npx", "--no-install", "depcruise", "app", "server", "--config"],
      cruisedEverything,
    ),
    await runStep("unused code", ["npx", "--no-install", "knip"]),
    await runStep("build", ["npx", "--no-install", "react-router", "build"]),
  ];
  const failures = steps.filter((step) => !step.ok).map(({ name }) => name);
  return {
    passed: steps.length - failures.length,
    failed: failures.length,
    skipped: 0,
    failures,
    second: [],
  };
}
