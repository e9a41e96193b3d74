import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the command line runs without a build, and says how it is used", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "admin.ts")], {
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^Usage: npm run admin -- create <email>/);
  expect(status).toBe(2);
});
