/**
 * Makes the empty database that a new site begins with (ADR 34): the last step of a build, in a process of its own. What
 * Node compiles of the site meanwhile is kept for its starts.
 */
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import type * as App from "./app.ts";

enableCompileCache(fileURLToPath(new URL("../build/compiled", import.meta.url)));

const app = (await import(new URL("../build/server/index.js", import.meta.url).href)) as typeof App;
await app.makeTemplate();
process.exit(0);
