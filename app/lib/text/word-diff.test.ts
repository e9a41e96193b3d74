import { expect, test } from "vitest";
import { diffWords } from "./word-diff.ts";

test("kept, removed and added words are in reading order", () => {
  expect(diffWords("Lighting for every stage", "Sound for every stage in Ireland")).toEqual([
    { kind: "gone", text: "Lighting " },
    { kind: "new", text: "Sound " },
    { kind: "same", text: "for every stage " },
    { kind: "new", text: "in Ireland" },
  ]);
});

test("an empty side is all gone or all new", () => {
  expect(diffWords("", "New words")).toEqual([{ kind: "new", text: "New words" }]);
  expect(diffWords("Old words", "")).toEqual([{ kind: "gone", text: "Old words" }]);
  expect(diffWords("Same", "Same")).toEqual([{ kind: "same", text: "Same" }]);
});

test("texts too long to compare are shown whole", () => {
  const long = "word ".repeat(700).trim();
  expect(diffWords(long, "short").map(({ kind }) => kind)).toEqual(["gone", "new"]);
});
