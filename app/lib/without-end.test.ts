import { expect, it } from "vitest";
import { withoutEnd } from "./without-end.ts";

it.each([
  ["/shop//", "/", "/shop"],
  ["//", "/", ""],
  ["", "/", ""],
  ["a/b", "/", "a/b"],
  ["a),'", ")',", "a"],
])("%j without %j is %j", (text, characters, expected) => {
  expect(withoutEnd(text, characters)).toBe(expected);
});
