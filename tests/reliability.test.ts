import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const PROMISES = 18;

interface Promised {
  readonly id: string;
  readonly files: readonly string[];
}

const promised: readonly Promised[] = [
  ...read("docs/reliability.md").matchAll(/^\| (R\d+) \| .+ \| (.+) \|$/gm),
].map(([, id = "", how = ""]) => ({
  id,
  files: [...how.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
}));

test("docs/reliability.md answers every promise once", () => {
  expect(promised.map(({ id }) => id)).toEqual(Array.from({ length: PROMISES }, (_, n) => `R${n + 1}`));
});

test.each(promised)("$id is shown by files that name it", ({ id, files }) => {
  expect(files.length).toBeGreaterThan(0);
  // In a test's title, or in what is said of a figure.
  const named = new RegExp(`["\`](?:R\\d+, )*${id}\\b[^"\`]*["\`]`);
  for (const file of files) expect([file, named.test(read(file))]).toEqual([file, true]);
});
