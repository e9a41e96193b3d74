/**
 * Makes the database of a new site in a process of its own, so that the memory for it ends with the process (ADR 34).
 * `index.ts` forks it and is told what was made, or the one sentence that says why nothing was.
 */
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import type * as App from "./app.ts";

enableCompileCache(fileURLToPath(new URL("../build/compiled", import.meta.url)));

// The process that asked for the database has ended.
process.on("disconnect", () => process.exit(1));

const app = (await import(new URL("../build/server/index.js", import.meta.url).href)) as typeof App;

try {
  tell({ made: await app.makeFirstDatabase(app.readConfig()) });
} catch (error) {
  if (!(error instanceof app.PlainError)) throw error;
  tell({ refusal: error.message });
}

function tell(outcome: App.DatabaseOutcome): void {
  process.send?.(outcome, undefined, undefined, () => process.exit(0));
}
