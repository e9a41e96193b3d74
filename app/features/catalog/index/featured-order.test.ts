import fc from "fast-check";
import { expect, test } from "vitest";
import { interleave } from "./featured-order.ts";

const DEPARTMENTS = [0, 0, 2, 2, 2, 4, 3];
const interleaved = (order: readonly number[]) => [
  ...interleave(Int32Array.from(order), (product) => DEPARTMENTS[product] ?? 0),
];

test("every department shows its first product before any shows its second", () => {
  expect(interleaved([4, 1, 5, 3, 0, 6, 2])).toEqual([1, 4, 6, 5, 0, 3, 2]);
});

test("no product is lost or comes twice, and a department keeps its own order", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(DEPARTMENTS.map((_, product) => product)), (order) => {
      const found = interleaved(order);
      expect([...found].sort()).toEqual([...order].sort());
      for (const department of DEPARTMENTS) {
        const own = (products: readonly number[]) =>
          products.filter((product) => DEPARTMENTS[product] === department);
        expect(own(found)).toEqual(own(order));
      }
    }),
  );
});
