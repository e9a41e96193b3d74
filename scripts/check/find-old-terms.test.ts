import { expect, test } from "vitest";
import { findOldName, findOldPhrases, findOldTerms } from "./find-old-terms.ts";

test("a replaced term is found in a name of any case", () => {
  expect(findOldName("orderDeskAction")).toContain("admin");
  expect(findOldName("product-told")).toBe("result");
  expect(findOldName("ProductGlance")).toBe("cart product");
});

test("words that only contain one are other words, and the kept names are kept", () => {
  for (const name of ["desktop", "warehouse", "housekeeping", "noticed", "catalogDesk", "guaranteeNotice"])
    expect(findOldName(name), name).toBeNull();
});

test("names and comments of a module are searched, its strings are not", () => {
  const source = `/** Whoever asks. */\nconst told = "the notice of the house"; // told anew\n`;
  expect(findOldTerms("a.ts", source).map(({ found, line }) => [found, line])).toEqual([
    ["told", 2],
    ["whoever", 1],
    ["anew", 2],
  ]);
});

test("phrases of a document are found with their line", () => {
  expect(findOldPhrases("One.\nNobody stands here.").map(({ line }) => line)).toEqual([2, 2]);
});
