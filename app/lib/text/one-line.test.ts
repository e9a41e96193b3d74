import { expect, it } from "vitest";
import { oneLine } from "./one-line.ts";

it.each([
  ["5 Dock Road\r\nGalway,\n\n H91 A1B2 \n", "5 Dock Road, Galway, H91 A1B2"],
  ["5 Dock Road, Galway", "5 Dock Road, Galway"],
  ["", ""],
])("puts an address on one line: %j", (text, line) => {
  expect(oneLine(text)).toBe(line);
});
