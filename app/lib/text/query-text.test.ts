import { expect, it } from "vitest";
import { queryText } from "./query-text.ts";

it("is what the address says, on one line, without what a database refuses", () => {
  const params = new URLSearchParams({
    search: "  Áine\u0000\tNí\r\nBhriain\u009F ",
    long: `${"x".repeat(199)}🎭`,
  });
  expect(queryText(params)).toBe("Áine Ní Bhriain");
  expect(queryText(params, "long")).toBe(`${"x".repeat(199)}\uFFFD`);
  expect(queryText(params, "nothing")).toBe("");
});
