import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findOldName, findOldPhrases, findOldTerms, REPLACED } from "./find-old-terms.ts";

test("a replaced term is found in a name of any case", () => {
  expect(findOldName("orderDeskAction")).toContain("admin");
  expect(findOldName("product-told")).toBe("result");
  expect(findOldName("ProductGlance")).toBe("cart product");
  expect(findOldName("MOST_LINES")).toBe("MAX_");
  expect(findOldName("SHORTEST_TEXT")).toBe("MIN_");
});

test("words that only contain one are other words, and the kept names are kept", () => {
  for (const name of ["desktop", "warehouse", "housekeeping", "noticed", "catalogDesk", "guaranteeNotice"])
    expect(findOldName(name), name).toBeNull();
});

test("a problem is one of the API or of an import", () => {
  for (const name of ["FieldProblem", "dutyProblems", "entry-problem"])
    expect(findOldName(name), name).toContain("fault");
  for (const name of ["problem", "problemFor", "RowProblem", "listImportProblems", "tooManyProblem"])
    expect(findOldName(name), name).toBeNull();
});

test("members of faults and of returned forms have one name each", () => {
  const membersOf = (source: string) => findOldTerms("app/a.ts", source).map(({ instead }) => instead);
  expect(membersOf("interface EntryFault { readonly path: string }")).toEqual(["field"]);
  expect(membersOf("type RowFault = { readonly column: string } | null")).toEqual(["field"]);
  expect(membersOf("interface ReturnedNote { readonly typed: string }")).toHaveLength(1);
  expect(membersOf("type NoteAnswer = { kind: 1; typed: Readonly<Record<string, string>> }")).toHaveLength(1);
  for (const source of [
    "interface SignAnswer { readonly typed: boolean }",
    "interface SearchMiss { readonly typed: string }",
    "interface Difference { readonly path: string }",
  ])
    expect(membersOf(source), source).toEqual([]);
});

test("one function is called faultsOf", () => {
  const source = "export function faultsOf() {}";
  expect(findOldTerms("app/features/a.ts", source)).toHaveLength(1);
  expect(findOldTerms("app/lib/forms/form-faults.ts", source)).toEqual([]);
});

test("titles of tests, errors and lines of a log are searched", () => {
  const titles = [
    'it("is nobody\'s", run)',
    "test.each([1])(`is told anew`, run)",
    'describe.skip("whoever", run)',
  ];
  const others = [
    'throw new Error("It " + "stands there")',
    'log.warn({ n }, "told anew")',
    'refuse("It must stand.")',
  ];
  for (const source of [...titles, ...others])
    expect(findOldTerms("a.test.ts", source), source).toHaveLength(1);
  for (const source of ['find("nobody")', 'new Map([["nobody", 1]])', 'expect("nobody").toBe("anew")'])
    expect(findOldTerms("a.test.ts", source), source).toEqual([]);
});

test("a stand of equipment is one, and a clock may stand still", () => {
  for (const text of [
    "The microphone stands.",
    "It has a stand.",
    "They stand still.",
    "A stand-in for Stripe.",
  ])
    expect(findOldPhrases(text), text).toEqual([]);
  for (const text of ["Ids stand for rows.", "left standing", "prices for who wants them"])
    expect(findOldPhrases(text), text).toHaveLength(1);
});

test("names and comments of a module are searched, its strings are not", () => {
  const source = `/** Whoever asks. */\nconst told = "the notice of the house"; // told anew\n`;
  expect(findOldTerms("a.ts", source).map(({ found, line }) => [found, line])).toEqual([
    ["told", 2],
    ["whoever", 1],
    ["anew", 2],
  ]);
});

test("a string is searched only for replaced kinds of refusals", () => {
  const source = 'refuse({ kind: "changed-meanwhile" });\nconst flash = "product-draft-changed";\n';
  expect(findOldTerms("a.ts", source)).toEqual([
    { found: "changed-meanwhile", line: 1, instead: "conflict" },
  ]);
});

test("the phrases of a message are found, those of any other string are not", () => {
  const source = 'export const empty = msg(\n  "No address stands in it.",\n  "Níl aon seoladh ann.",\n);\n';
  expect(findOldTerms("app/i18n/messages/site/a.ts", source)).toEqual([
    { found: "stands", line: 2, instead: "is or was" },
  ]);
  expect(findOldTerms("app/features/a.ts", source)).toEqual([]);
});

test("a module of messages is imported under a name that says so", () => {
  const source = 'import * as m from "#app/i18n/messages/hire/quotes.ts";\n';
  expect(findOldTerms("a.ts", source).map(({ found, line }) => [found, line])).toEqual([["m", 1]]);
  expect(findOldTerms("a.ts", source.replace("m from", "messages from"))).toEqual([]);
});

test("phrases of a document are found with their line", () => {
  expect(findOldPhrases("One.\nNobody stands here.").map(({ line }) => line)).toEqual([2, 2]);
  expect(findOldPhrases("What became of it stood there.").map(({ found }) => found)).toEqual([
    "stood",
    "what became of",
  ]);
});

/** The first column of each table of the glossary. */
function glossaryTerms(): string[][] {
  const tables = readFileSync(new URL("../../docs/glossary.md", import.meta.url), "utf8").split(/^\|---.*$/m);
  return tables
    .slice(1)
    .map((table) =>
      [...table.matchAll(/^\| ([^|]+) \|.*\|$/gm)]
        .map(([, term = ""]) => term.replace(/[`*]/g, "").trim().toLowerCase())
        .filter((term) => term !== "replaced"),
    );
}

test("the glossary has each term once, in alphabetical order", () => {
  const [terms = []] = glossaryTerms();
  expect(terms.length).toBeGreaterThan(70);
  expect(terms).toEqual([...new Set(terms)].sort((a, b) => (a < b ? -1 : 1)));
});

test("the glossary lists every replaced term", () => {
  const [, replaced = []] = glossaryTerms();
  const isPlural = (term: string) => term.endsWith("s") && Object.hasOwn(REPLACED, term.slice(0, -1));
  expect(replaced).toEqual(
    Object.keys(REPLACED)
      .filter((term) => !isPlural(term))
      .sort(),
  );
});
