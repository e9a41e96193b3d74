import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const layersOf = (css: string) => /@layer ([\w, -]+);/.exec(css)?.[1]?.split(", ");

test("whichever style sheet comes first, the layers stand in the same order", () => {
  const whole = layersOf(read("../../../node_modules/tailwindcss/index.css"));
  expect(whole).toContain("utilities");
  const work = read("../../work.css");
  expect(layersOf(work)?.filter((name) => name !== "properties")).toEqual(whole);
  expect(work.indexOf("@layer")).toBeLessThan(work.indexOf("@import"));
});
