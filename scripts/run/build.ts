/** `npm run build`: builds the site and notes what it was built from. */
import { build } from "./build-if-stale.ts";

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
