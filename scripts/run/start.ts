/** `npm start`: builds the site when its sources have changed, then runs it in this very process. */
import { buildIfStale } from "./build-if-stale.ts";

process.env["NODE_ENV"] = "production";
try {
  await buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import("../../server/index.ts");
