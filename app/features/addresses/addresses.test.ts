import { expect, it } from "vitest";
import { formatPostcode } from "./addresses.ts";

it.each([
  ["h91rx76", "H91 RX76"],
  ["D02 AF30", "D02 AF30"],
  ["d6wax12", "D6W AX12"],
  ["bt7 1nn", "BT7 1NN"],
  ["bt71nn", "BT71NN"],
  ["", ""],
])("writes the postcode %j as %j", (typed, written) => {
  expect(formatPostcode(typed)).toBe(written);
});
