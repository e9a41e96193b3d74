import { describe, expect, it } from "vitest";
import { format, msg, plural } from "./message.ts";

const items = plural(
  { one: "{n} item", other: "{n} items" },
  { one: "earra amháin", two: "{n} earra", few: "{n} earra", many: "{n} n-earra", other: "{n} earra" },
);

describe("messages", () => {
  it("fill in their parameters", () => {
    const hello = msg("Hello {name}!", "Dia duit, {name}!");
    expect(format("en", hello, { name: "Aoife" })).toBe("Hello Aoife!");
    expect(format("ga", hello, { name: "Aoife" })).toBe("Dia duit, Aoife!");
  });

  it("never read parameters out of parameters", () => {
    const both = msg("{a} {b}", "{a} {b}");
    expect(format("en", both, { a: "{b}", b: "x" })).toBe("{b} x");
  });

  it("count in the five categories of Irish", () => {
    expect([1, 2, 3, 7, 11, 0].map((n) => format("ga", items, { n }))).toEqual([
      "earra amháin",
      "2 earra",
      "3 earra",
      "7 n-earra",
      "11 earra",
      "0 earra",
    ]);
    expect(format("en", items, { n: 1 })).toBe("1 item");
    expect(format("en", items, { n: 1200 })).toBe("1,200 items");
  });
});

// A wrong message does not compile; tsc checks these lines.
// @ts-expect-error The Irish form lacks {name}.
msg("Hello {name}!", "Dia duit!");
// @ts-expect-error English has no {name}.
msg("Hello!", "Dia duit, {name}!");
// @ts-expect-error The Irish form is missing.
msg("Hello!");
// @ts-expect-error The number of an order is no figure: 1009, not 1,009.
format("en", msg("Order {number}", "Ordú {number}"), { number: 1009 });
