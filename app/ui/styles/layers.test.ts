import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("the layers have the same order, whichever style sheet comes first", () => {
  const sheets = [read("./app.css"), read("../../work.css")];
  const orders = sheets.map((css) => /@layer ([\w, -]+);/.exec(css)?.[1]);
  expect(orders[0]).toContain("components");
  expect(new Set(orders).size).toBe(1);
  for (const css of sheets) expect(css.indexOf("@layer")).toBeLessThan(css.indexOf("@import"));
});
