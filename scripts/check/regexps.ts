/** A step of `npm run check`: no regular expression of the application or the server takes more than linear time. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findSlowExpressions } from "./slow-expressions.ts";

const root = join(import.meta.dirname, "../..");
let expressions = 0;
const slow: string[] = [];

for (const folder of ["app", "server"]) {
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const found = findSlowExpressions(path, readFileSync(path, "utf8"));
    expressions += found.expressions;
    for (const { line, text, why } of found.slow)
      slow.push(`${path.slice(root.length + 1)}:${line} ${text}\n  ${why}`);
  }
}

console.log(`${expressions} regular expressions, ${slow.length} of them slow`);
if (slow.length > 0) console.error(slow.join("\n"));
process.exitCode = slow.length > 0 || expressions < 300 ? 1 : 0;
