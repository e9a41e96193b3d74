import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The elements of a component that take a number, each with its properties. */
const NUMERIC = /<[A-Za-z]+\b(?=[^<>]*\binputMode="numeric")(?:[^<>]|=>)*>/g;

it("no field of a number cuts what is pasted: a number that is too long is refused", () => {
  const cut = globSync("app/**/*.tsx").flatMap((path) =>
    (readFileSync(path, "utf8").match(NUMERIC) ?? [])
      .filter((element) => element.includes("maxLength"))
      .map(() => path),
  );
  expect(cut).toEqual([]);
});
