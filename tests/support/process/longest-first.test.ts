import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { SLOWEST } from "./longest-first.ts";

it("names files that exist", () => {
  expect(SLOWEST.filter((file) => !existsSync(file))).toEqual([]);
});
