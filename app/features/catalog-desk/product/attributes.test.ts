import fc from "fast-check";
import { expect, test } from "vitest";
import { attributesText, readAttributes } from "./attributes.ts";

const words = fc
  .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(..."aB 1:*|\\/.,(é") })
  .map((text) => text.trim())
  .filter(Boolean);
const attribute = fc.record({
  name: words,
  values: fc.uniqueArray(words, { minLength: 1, maxLength: 4 }),
  visible: fc.boolean(),
  variation: fc.boolean(),
});
const attributes = fc.uniqueArray(attribute, { maxLength: 5, selector: ({ name }) => name.toLowerCase() });

test("what the back office writes of attributes reads as the same attributes", () => {
  fc.assert(
    fc.property(attributes, (list) => {
      expect(readAttributes(attributesText(list))).toEqual(list);
    }),
  );
});

test.each([
  ["Length*: 5 m | 10 m", [{ name: "Length", values: ["5 m", "10 m"], visible: true, variation: true }]],
  [
    "Colour*: red, blue,green",
    [{ name: "Colour", values: ["red", "blue", "green"], visible: true, variation: true }],
  ],
  ["Length*: 2,5 m, 10 m", [{ name: "Length", values: ["2,5 m", "10 m"], visible: true, variation: true }]],
  [
    "Finish*: black, matt | white",
    [{ name: "Finish", values: ["black, matt", "white"], visible: true, variation: true }],
  ],
  ["Finish*: black\\, matt", [{ name: "Finish", values: ["black, matt"], visible: true, variation: true }]],
  ["Power: 230 V, 50 Hz", [{ name: "Power", values: ["230 V, 50 Hz"], visible: true, variation: false }]],
  ["Bin (hidden): A4 | A4", [{ name: "Bin", values: ["A4"], visible: false, variation: false }]],
  ["Ratio 4\\:3: yes", [{ name: "Ratio 4:3", values: ["yes"], visible: true, variation: false }]],
  ["Time: 10:30", [{ name: "Time", values: ["10:30"], visible: true, variation: false }]],
  ["Range: a::b", [{ name: "Range", values: ["a::b"], visible: true, variation: false }]],
  ["", []],
  ["no colon", null],
  [": nothing", null],
  ["Colour:  | ", null],
  ["Colour: a\ncolour: b", null],
])("%j is read so", (text, expected) => {
  expect(readAttributes(text)).toEqual(expected);
});
