import { expect, it } from "vitest";
import { columnParams, readColumns } from "./column-choice.ts";

const ALL = ["a", "b", "c"] as const;

it.each([
  ["", ["a", "b", "c"]],
  ["col=c&col=a", ["a", "c"]],
  ["col=c,a", ["a", "c"]],
  ["col=nothing", ["a", "b", "c"]],
])("reads the columns of %j", (query, columns) => {
  expect(readColumns(new URLSearchParams(query), ALL)).toEqual(columns);
});

it("says nothing of the usual columns in an address", () => {
  expect(columnParams(ALL, ALL)).toEqual({});
  expect(columnParams(["b"], ALL)).toEqual({ col: "b" });
  expect(readColumns(new URLSearchParams(), ALL, ["a"])).toEqual(["a"]);
});
