import { expect, it } from "vitest";
import { fitText } from "./fit-text.ts";

const tenEach = (text: string) => [...text].length * 10;

it.each([
  ["Theatre", 70, "Theatre"],
  ["Theatre", 69, "Theat…"],
  ["A theatre", 30, "A…"],
  ["Theatre", 20, "T…"],
  ["Theatre", 19, ""],
  ["Theatre", -4, ""],
  ["", 0, ""],
  ["🎭🎭🎭", 20, "🎭…"],
])("%s in %d px is written as %s", (text, width, written) => {
  expect(fitText(text, width, tenEach)).toBe(written);
});
