import { expect, it } from "vitest";
import { formatPostcode, hasPrefix, isPrefixOf, readPrefixes } from "./postcodes.ts";

it.each([
  ["h91rx76", "H91 RX76"],
  ["D02 AF30", "D02 AF30"],
  ["d6wax12", "D6W AX12"],
  ["bt7 1nn", "BT7 1NN"],
  ["bt71nn", "BT7 1NN"],
  ["bt151aa", "BT15 1AA"],
  ["sw1a1aa", "SW1A 1AA"],
  ["75001", "75001"],
  ["", ""],
])("writes the postcode %j as %j", (typed, written) => {
  expect(formatPostcode(typed)).toBe(written);
});

it.each([
  ["IE", "h91, H62;d6w", ["H91", "H62", "D6W"]],
  ["IE", "H91 H62\nD", ["H91", "H62", "D"]],
  ["IE", "h91x, H91 E2K3 D02 X285", ["H91 X", "H91 E2K3", "D02 X285"]],
  ["GB", "bt", ["BT"]],
  ["GB", "BT1 BT15, EC1A", ["BT1", "BT15", "EC1A"]],
  ["GB", "BT1 1AA, bt11aa bt111a bt1 1", ["BT1 1AA", "BT1 1AA", "BT11 1A", "BT1 1"]],
  ["FR", "75 20", ["75", "20"]],
  ["IE", " , ", []],
])("reads the beginnings of postcodes in %s of %j", (country, typed, prefixes) => {
  expect(readPrefixes(country, typed)).toEqual(prefixes);
});

it("knows what no postcode of a country begins with", () => {
  const none = { IE: ["B", "BT1", "H9X", "E2K3", "H91 E2K33"], GB: ["1AA", "BTX", "BT1234", "H91 E2K3"] };
  for (const [country, prefixes] of Object.entries(none))
    expect(prefixes.filter((prefix) => isPrefixOf(country, prefix))).toEqual([]);
  for (const prefix of ["75", "2A", "00-9"]) expect(isPrefixOf("PL", prefix)).toBe(true);
});

it.each([
  ["IE", "H91X", "H91 X285", true],
  ["IE", "H91 X", "H91 X285", true],
  ["IE", "H91X", "H91 E2K3", false],
  ["IE", "H91X285", "H91 X285", true],
  ["IE", "D0", "D02 AF30", true],
  ["GB", "BT1", "BT1 5GS", true],
  ["GB", "BT1", "BT16 1AA", false],
  ["GB", "BT1 5", "BT1 5GS", true],
  ["GB", "BT1 5", "BT15 1AA", false],
  ["GB", "BT15GS", "BT1 5GS", true],
  ["GB", "BT", "BT16 1AA", true],
  ["GB", "B", "BT16 1AA", false],
  ["GB", "B", "B1 1AA", true],
  ["GB", "SW1", "SW1A 1AA", true],
  ["GB", "SW1A", "SW1A 1AA", true],
  ["GB", "SW1A", "SW1B 1AA", false],
  ["FR", "75", "75001", true],
  ["SE", "1112", "111 22", true],
])("in %s, %j covers %j: %s", (country, prefix, postcode, covered) => {
  expect(hasPrefix(country, postcode, prefix)).toBe(covered);
});
