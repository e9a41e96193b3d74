import fc from "fast-check";
import { expect, it } from "vitest";
import { TextLines } from "./text-lines.ts";

const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "-", "é", "Ω"), maxLength: 8 });

it("finds exactly the texts of which a part is one, however they were added", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { maxLength: 30 }), { maxLength: 4 }),
      text.filter((part) => part !== ""),
      (batches, part) => {
        const lines = new TextLines();
        for (const batch of batches) lines.add(batch);
        const all = batches.flat();
        expect(lines.containing(part)).toEqual(all.flatMap((one, n) => (one.includes(part) ? [n] : [])));
        expect(all.map((_, n) => lines.line(n))).toEqual(all);
      },
    ),
  );
});

it("looks at the few texts with the rarest letters of a part, or at all of them", () => {
  const lines = new TextLines();
  const texts = Array.from({ length: 500 }, (_, n) => `b-${String(n).padStart(4, "0")}`);
  lines.add(texts);
  expect(lines.containing("b-0123")).toEqual([123]);
  expect(lines.containing("b-0")).toHaveLength(500);
  expect(lines.containing("12")).toEqual(texts.flatMap((one, n) => (one.includes("12") ? [n] : [])));
  expect(lines.containing("xyz")).toEqual([]);
  expect(lines.containing("-b")).toEqual([]);
});
