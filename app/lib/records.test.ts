import { expect, expectTypeOf, it } from "vitest";
import { isKeyOf, keysOf, propertiesOf, recordOf } from "./records.ts";

it("keeps the keys of a constant in their order and their types", () => {
  const keys = keysOf({ b: 1, a: 2 });
  expect(keys).toEqual(["b", "a"]);
  expectTypeOf(keys).toEqualTypeOf<readonly ("a" | "b")[]>();
});

it("tells a key of a constant from an inherited one", () => {
  expect(isKeyOf({ a: 1 }, "a")).toBe(true);
  expect(isKeyOf({ a: 1 }, "toString")).toBe(false);
});

it("makes a record with a value for each key", () => {
  expect(recordOf(["en", "ga"], (key) => key.length)).toEqual({ en: 2, ga: 2 });
});

it.each([null, undefined, "text", 5, true])("finds no properties in %s", (value) => {
  expect(propertiesOf(value)).toEqual({});
});

it("finds the properties of an object", () => {
  expect(propertiesOf(JSON.parse('{"a":1,"b":{"c":2}}'))).toEqual({ a: 1, b: { c: 2 } });
});
