import { expect, it } from "vitest";
import { excludedFrom, formatPostcode, reaches } from "./addresses.ts";

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

it("gives a postcode to the zone with its longest beginning", () => {
  const zones = [[], ["BT"], ["BT1", "BT2"], ["BT15"]].map((postcodePrefixes) => ({
    country: "GB",
    postcodePrefixes,
  }));
  const other = { country: "FR", postcodePrefixes: ["BT48"] };
  const reaching = (postcode: string) =>
    zones.filter((zone) => reaches({ ...zone, excluded: excludedFrom(zone, [other, ...zones]) }, postcode));
  for (const [postcode, zone] of [
    ["SW1A 1AA", zones[0]],
    ["BT48 6HJ", zones[1]],
    ["BT1 5GS", zones[2]],
    ["BT15GS", zones[2]],
    ["BT16 1AA", zones[2]],
    ["BT15 1AA", zones[3]],
  ] as const)
    expect(reaching(postcode), postcode).toEqual([zone]);
});
