import { expect, it } from "vitest";
import { excludedFrom, reaches } from "./addresses.ts";

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
    ["BT16 1AA", zones[1]],
    ["BT15 1AA", zones[3]],
  ] as const)
    expect(reaching(postcode), postcode).toEqual([zone]);
});
