/** `npm run check`: types, lint, architecture, unused code and a build. Prints one line per step. */
import { runChecks } from "./checks.ts";

const { failed } = await runChecks();
process.exitCode = failed > 0 ? 1 : 0;
