import { expect, it } from "vitest";
import { findSlowExpressions, whySlow } from "./slow-expressions.ts";

it.each([
  "/(a+)+b/",
  "/^(\\d+,?)*x/",
  "/<p>(?:\\s|&nbsp;|\\u00A0)*<\\/p>/g",
  "/^(a|ab)*c$/",
  "/[ \\t]*(?:<br \\/>)?[ \\t]*\\n/g",
  "/\\s*(?:EUR|€)$/u",
  "/-+$/",
  "/<[^>]*>/g",
])("%s is slow", (literal) => {
  expect(whySlow(literal)).not.toEqual([]);
});

it.each(["/^\\s+/", "/<[^<>]*>/g", "/^(?:a|b)*c$/", "/\\d{1,5}$/", "/^[a-z]+(?:-[a-z]+)*$/"])(
  "%s is not",
  (literal) => {
    expect(whySlow(literal)).toEqual([]);
  },
);

it("names the line of an expression in a file", () => {
  const source = `const a = 1 / 2;\nexport const b = <T,>(text: T) => /\\s+$/.test(String(text));\n`;
  expect(findSlowExpressions("a.ts", source)).toMatchObject({
    expressions: 1,
    slow: [{ line: 2, text: "/\\s+$/" }],
  });
});
