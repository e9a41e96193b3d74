import { describe, expect, it } from "vitest";
import { checkRedirect, cleanFrom, cleanTarget, readRedirectLines } from "./redirects.ts";

describe("addresses", () => {
  it.each([
    ["/product/par-can/", "/product/par-can"],
    ["https://old.example.ie/shop/?p=4#top", "/shop?p=4"],
    ["/soilsiú", "/soilsi%C3%BA"],
    ["/", null],
    ["product", null],
    ["//elsewhere.example", null],
    ["/\\elsewhere.example", null],
  ])("%s is looked up as %s", (typed, from) => {
    expect(cleanFrom(typed)).toBe(from);
  });

  it.each([
    ["/hire#categories", "/hire#categories"],
    ["https://example.ie/a?b=1", "https://example.ie/a?b=1"],
    ["http://example.ie/", null],
    ["//example.ie", null],
    ["/..//example.ie", null],
    ["/\t/example.ie", null],
    ["javascript:alert(1)", null],
    ["https://user@example.ie/", null],
    ["https://localhost/", null],
  ])("%s leads to %s", (typed, target) => {
    expect(cleanTarget(typed)).toBe(target);
  });

  it.each([
    ["/admin/x", "/hire", "reserved"],
    ["/hire-old", "/hire-old/", "self"],
    ["/hire-old", "hire", "target"],
  ])("%s to %s is refused", (from, target, fault) => {
    expect(checkRedirect({ from, target, status: "" })).toEqual({ ok: false, error: fault });
  });
});

it("reads what is pasted from a file or a spreadsheet", () => {
  const text = 'Old,New\n/a,/b\r\n/c\thttps://example.ie/x\t308\n"/d";"/e"\n\n/f,nowhere\n/g,/h,302';
  const { redirects, refused } = readRedirectLines(text);
  expect(redirects).toEqual([
    { from: "/a", target: "/b", status: 301 },
    { from: "/c", target: "https://example.ie/x", status: 308 },
    { from: "/d", target: "/e", status: 301 },
  ]);
  expect(refused.map(({ line }) => line)).toEqual([6, 7]);
});

it("refuses a line that leads an address elsewhere than a line before it", () => {
  const { redirects, refused } = readRedirectLines("/a,/b\n/a/,/b\n/a,/c\n/d,/c");
  expect(redirects.map(({ from, target }) => [from, target])).toEqual([
    ["/a", "/b"],
    ["/d", "/c"],
  ]);
  expect(refused).toEqual([{ line: 3, text: "/a,/c", fault: "twice" }]);
});

it("says of an address of more than 500 characters that it is too long, and gives its line back", () => {
  const longest = `/${"x".repeat(499)}`;
  expect(readRedirectLines(`${longest},/a\n/b,${longest}`).refused).toEqual([]);
  const lines = [`${longest}x,/a`, `/b,${longest}x`];
  expect(readRedirectLines(lines.join("\n")).refused).toEqual(
    lines.map((text, at) => ({ line: at + 1, text, fault: "too-long" })),
  );
});

it("gives a refused line back whole, however long", () => {
  const line = `/${"old/".repeat(60)},/shop/${"new-".repeat(60)},302`;
  expect(readRedirectLines(line).refused).toEqual([{ line: 1, text: line, fault: "status" }]);
});
