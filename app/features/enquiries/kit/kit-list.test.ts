import fc from "fast-check";
import { expect, it } from "vitest";
import { kitText, parseKitList } from "./kit-list.ts";

it.each([
  ["4 x ETC Source Four", 4, "ETC Source Four"],
  ["4× Robe Spiider", 4, "Robe Spiider"],
  ["4x Robe Spiider", 4, "Robe Spiider"],
  ["12 PAR 64", 12, "PAR 64"],
  ["- 2 pcs DI box", 2, "DI box"],
  ["1. 3 x Hazer", 3, "Hazer"],
  ["Hazer x 2", 2, "Hazer"],
  ["Hazer (2)", 2, "Hazer"],
  ["Hazer\t2", 2, "Hazer"],
  ["2\tHazer", 2, "Hazer"],
  ["PAR 64", 1, "PAR 64"],
  ["4x4 stage deck", 1, "4x4 stage deck"],
  ["0 x Nothing", 1, "0 x Nothing"],
  ["7", 1, "7"],
])("%s", (line, quantity, text) => {
  expect(parseKitList(line)).toEqual([{ quantity, text }]);
});

it("leaves out empty lines and keeps the order", () => {
  expect(parseKitList("\n2 A\n\n  \nB\n")).toEqual([
    { quantity: 2, text: "A" },
    { quantity: 1, text: "B" },
  ]);
});

it("takes any text, and never invents an empty item", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      for (const { quantity, text: item } of parseKitList(text)) {
        expect(quantity).toBeGreaterThan(0);
        expect(item.trim()).not.toBe("");
      }
    }),
  );
});

it("H35: of 200 lines each is read once and in order, and a cell that begins with = stays text", () => {
  const texts = Array.from({ length: 200 }, (_, n) => (n % 7 === 0 ? `=SUM(A${n};B1)` : `Spot ${n} W`));
  const lines = parseKitList(texts.map((text, n) => `${n + 1} x ${text}`).join("\n"));
  expect(lines).toEqual(texts.map((text, n) => ({ quantity: n + 1, text })));
});

it("says no number of a line that had none", () => {
  expect(parseKitList("whatever else\n3 x Haze machine").map(kitText)).toEqual([
    "whatever else",
    "3 × Haze machine",
  ]);
});
