import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_HIRE_LINES } from "#app/features/claims/hire-period.ts";
import {
  EMPTY_BASKET,
  isSameBasket,
  itemsParam,
  mergeLines,
  parseHireBasket,
  readItemsText,
  subtractLines,
  toHireBasket,
  toHireQuantity,
} from "./hire-basket.ts";

describe("a stored hire basket", () => {
  it("is read as it was written", () => {
    const basket = {
      from: "2027-08-05T09:00",
      to: "2027-08-06T17:00",
      lines: [
        { item: "SPOT-300", quantity: 4 },
        { item: "fog-machine", quantity: 1 },
      ],
      waiver: true,
    };
    expect(parseHireBasket(JSON.stringify(basket))).toEqual(basket);
  });

  it.each([
    null,
    "",
    "not JSON",
    "[]",
    "7",
    '{"lines":{}}',
    '{"from":5,"to":"tomorrow","lines":[null,{"item":"","quantity":1},{"item":"a b","quantity":1}]}',
    '{"lines":[{"item":"A","quantity":0},{"item":"A","quantity":10000},{"item":"A","quantity":1.5}]}',
    `{"lines":[{"item":"${"x".repeat(121)}","quantity":1},{"item":"a|b","quantity":1}]}`,
  ])("is empty out of %s", (text) => {
    expect(parseHireBasket(text)).toEqual(EMPTY_BASKET);
  });

  it("never throws, and keeps within its limits", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { lines } = parseHireBasket(text);
        expect(lines.length).toBeLessThanOrEqual(MAX_HIRE_LINES);
      }),
    );
  });
});

describe("lines", () => {
  it("of one item become one, whatever the case of its code", () => {
    const lines = mergeLines([{ item: "SPOT", quantity: 2 }], [{ item: "spot", quantity: 3 }]);
    expect(lines).toEqual([{ item: "SPOT", quantity: 5 }]);
  });

  it("stop at 200, and a line at 9,999", () => {
    const many = Array.from({ length: MAX_HIRE_LINES + 1 }, (_, n) => ({ item: `I${n}`, quantity: 9_000 }));
    const { lines } = toHireBasket({ lines: [...many, ...many] });
    expect([lines.length, lines[0]?.quantity]).toEqual([MAX_HIRE_LINES, 9_999]);
  });

  it("travel in an address", () => {
    const lines = [
      { item: "SPOT-300", quantity: 4 },
      { item: "CABLE+5", quantity: 1 },
    ];
    expect(itemsParam(lines)).toBe("SPOT-300*4|CABLE+5*1");
    expect(readItemsText(itemsParam(lines))).toEqual([
      { item: "SPOT-300", quantity: "4" },
      { item: "CABLE+5", quantity: "1" },
    ]);
    expect(readItemsText("|A||B*x|*3")).toEqual([
      { item: "A", quantity: "1" },
      { item: "B", quantity: "x" },
    ]);
  });

  it("lose what is taken off, whatever the case of its code", () => {
    const lines = [
      { item: "SPOT", quantity: 5 },
      { item: "FOG", quantity: 1 },
      { item: "BOND", quantity: 2 },
    ];
    const gone = [
      { item: "spot", quantity: 2 },
      { item: "FOG", quantity: 4 },
      { item: "ELSE", quantity: 1 },
    ];
    expect(subtractLines(lines, gone)).toEqual([
      { item: "SPOT", quantity: 3 },
      { item: "BOND", quantity: 2 },
    ]);
  });

  it("ask for the same in another order", () => {
    const [one, two] = [
      { item: "A", quantity: 1 },
      { item: "B", quantity: 2 },
    ];
    const basket = { ...EMPTY_BASKET, lines: [one, two] };
    expect(isSameBasket(basket, { ...basket, lines: [two, { item: "a", quantity: 1 }] })).toBe(true);
    expect(isSameBasket(basket, { ...basket, from: "2027-08-05T09:00" })).toBe(false);
  });
});

it.each([
  ["1", 1],
  [" 12 ", 12],
  [9_999, 9_999],
  ["0", null],
  ["10000", null],
  ["1.5", null],
  ["", null],
  ["two", null],
  [-1, null],
  [null, null],
])("the quantity %j is %j", (typed, expected) => {
  expect(toHireQuantity(typed)).toBe(expected);
});
