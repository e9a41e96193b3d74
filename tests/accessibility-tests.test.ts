import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const PAGE = readFileSync(join(ROOT, "docs/accessibility-tests.md"), "utf8");
const IDS = Array.from({ length: 16 }, (_, index) => `A${index + 1}`);

/** Whether a title of a test in a file names the statement, alone or among others. */
function isTitled(file: string, id: string): boolean {
  const titles = readFileSync(join(ROOT, file), "utf8").matchAll(
    /\b(?:test|it)\(\s*["'`]((?:[A-Z]\d+,? ?)+):/g,
  );
  return [...titles].some(([, ids = ""]) => ids.split(", ").includes(id));
}

test("every statement of accessibility has a test that is named after it", () => {
  const rows = [...PAGE.matchAll(/^\| (A\d+) \| .+ \| (.+) \|$/gm)];
  expect(rows.map(([, id]) => id)).toEqual(IDS);
  const untitled = rows.flatMap(([, id = "", files = ""]) =>
    [...files.matchAll(/`([^`]+)`/g)]
      .filter(([, file = ""]) => !isTitled(file, id))
      .map(([, file]) => `${id} ${file}`),
  );
  expect(untitled).toEqual([]);
});
