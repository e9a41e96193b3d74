import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { HIRE_STATES } from "#app/features/hires/enums.ts";

const root = join(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");
const tour = /<!-- tour:start[^>]*-->([\s\S]*?)<!-- tour:end -->/.exec(readme)?.[1] ?? "";
const ways = tour
  .split(/^\*\*/m)
  .slice(1)
  .map((text) => ({
    title: text.slice(0, text.indexOf("**")),
    files: [...text.matchAll(/`((?:app|server)\/[^`]+)`/g)].map(([, file = ""]) => file),
  }));

/** A request or a job starts here; nothing before it on the way needs to import it. */
const isEntry = (file: string) =>
  (file.startsWith("app/routes/") && !file.includes(".server.")) || file === "server/worker.ts";

function importsOf(file: string): readonly string[] {
  return [...sourceOf(file).matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(([, name = ""]) => {
    const path = name.replace(/\?\w+$/, "");
    return path.startsWith("#") ? path.slice(1) : normalize(join(dirname(file), path));
  });
}

/** The modules of the product, without tests. */
const modules = readdirSync(join(root, "app"), { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  .sort();
const sourceOf = (file: string) => readFileSync(join(root, file), "utf8");

/** Folders of routes that a way names without exception, and the table whose every writer it names. */
const COMPLETE: Readonly<Record<string, { folders: readonly string[]; table: string }>> = {
  "One sale, from the list to the parcel.": {
    folders: ["app/routes/shop/cart/", "app/routes/shop/checkout/"],
    table: "payments",
  },
  "One import, from the file to the pictures.": {
    folders: ["app/routes/admin/import-run/"],
    table: "importPictures",
  },
};

/** The states that a way leads through: a file of it writes each of them. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  "One sale, from the list to the parcel.": [
    "pending",
    "paid",
    "ready",
    "dispatched",
    "collected",
    "expired",
    "refunded",
  ],
  "One import, from the file to the pictures.": ["checked", "running", "finished", "undone"],
  "One enquiry, from the form to the answer.": ["spam", "answered"],
  "One password reset.": [],
  "One hire, from the list to the gear back on the shelf.": HIRE_STATES.filter(
    (state) => state !== "cancelled",
  ),
};

test("the README leads through a sale, an import, an enquiry, a password reset and a hire", () => {
  expect(ways.map(({ title }) => title)).toEqual(Object.keys(STATES));
  for (const { files } of ways) expect(files.length).toBeGreaterThan(3);
});

describe.each(ways)("$title", ({ title, files }) => {
  test.each(files)("%s exists", (file) => {
    expect(existsSync(join(root, file))).toBe(true);
  });

  test.each(files.filter((file) => !isEntry(file)))("%s is imported by a file before it", (file) => {
    const before = files.slice(0, files.indexOf(file));
    expect(before.filter((one) => importsOf(one).includes(file))).not.toEqual([]);
  });

  test.each(files.filter((file) => file.startsWith("app/routes/api/")))(
    "a file before %s calls it",
    (file) => {
      const address = file.slice("app/routes".length, -".ts".length);
      const call = new RegExp(`(?:fetch\\(|\\w=)["\`]${address}["\`?]`);
      const callers = modules.filter((one) => call.test(sourceOf(one)));
      const before = files.slice(0, files.indexOf(file));
      if (callers.length > 0) expect(before.filter((one) => callers.includes(one))).not.toEqual([]);
    },
  );

  const complete = COMPLETE[title];
  if (complete)
    test("no route of its folders is left out", () => {
      const routes = modules.filter(
        (file) => complete.folders.some((one) => file.startsWith(one)) && isEntry(file),
      );
      expect(routes.length).toBeGreaterThan(complete.folders.length);
      expect(routes.filter((file) => !files.includes(file))).toEqual([]);
    });

  if (complete)
    test("no writer of its table is left out", () => {
      const { table } = complete;
      const write = new RegExp(
        `(?:insert|update|delete)\\(${table}\\)|(?:into|update|delete from) \\$\\{${table}\\}`,
      );
      const writers = modules.filter(
        (file) => file.startsWith("app/features/") && write.test(sourceOf(file)),
      );
      expect(writers.length).toBeGreaterThan(1);
      expect(writers.filter((file) => !files.includes(file))).toEqual([]);
    });

  test.each(STATES[title] ?? [])("it comes to the state “%s”", (state) => {
    const sources = files.map(sourceOf);
    expect(sources.filter((source) => source.includes(`"${state}"`))).not.toEqual([]);
  });
});
