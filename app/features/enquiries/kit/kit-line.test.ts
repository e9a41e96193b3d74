import { expect, it } from "vitest";
import { addKitLine } from "./kit-line.ts";
import { parseKitList } from "./kit-list.ts";

it("adds a product as a line that the list is read by, and counts up one that is there", () => {
  let list = "";
  for (const name of ["ETC Source Four 26°", "10 m DMX cable", "ETC Source Four 26°"])
    list = addKitLine(list, name);
  expect(list).toBe("2 x ETC Source Four 26°\n1 x 10 m DMX cable");
  expect(parseKitList(list)).toEqual([
    { quantity: 2, text: "ETC Source Four 26°" },
    { quantity: 1, text: "10 m DMX cable" },
  ]);
});

it("leaves alone what was typed", () => {
  expect(addKitLine("a small desk\n\n", "PAR 64")).toBe("a small desk\n1 x PAR 64");
  expect(addKitLine("3× par 64\nmore", "PAR 64")).toBe("4 x par 64\nmore");
});
