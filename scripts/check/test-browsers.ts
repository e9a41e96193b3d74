/** `npm run test:browsers`: the journeys in Firefox and WebKit. Its last line is `N passed, N failed`. */
import { mkdirSync } from "node:fs";
import { browsers, RESULTS } from "./suites.ts";

mkdirSync(RESULTS, { recursive: true });
const { passed, failed, failures } = await browsers();
for (const name of failures) console.log(`FAILED: ${name}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
