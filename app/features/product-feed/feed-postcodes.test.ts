import { expect, it } from "vitest";
import { hasPrefix } from "#app/lib/postcodes.ts";
import { feedPostcodes } from "./feed-postcodes.ts";

/** Whether a postcode is in a range of the feed: a code, a beginning with `*`, or two of equal length and what is between. */
function isIn(range: string, postcode: string): boolean {
  const [first = "", last = first] = range.split("-");
  const length = first.endsWith("*") ? first.length - 1 : postcode.length;
  const part = postcode.slice(0, length);
  return part >= first.slice(0, length) && part <= last.slice(0, length);
}

const BRITISH = [
  ...["B1 1AA", "B10 0AA", "BT1 5GS", "BT1 0AA", "BT1 9ZZ", "BT10 0AA", "BT16 1AA", "BT17 9AA", "BT28 1AA"],
  ...["E1 6AN", "E1W 1AA", "E10 5AA", "EC1A 1BB", "EC1V 9LB", "EC2A 1AA", "SW1A 1AA", "SW11 1AA", "W1A 1AA"],
];

it.each([
  "BT",
  "B",
  "BT1",
  "BT10",
  "BT1 5",
  "BT1 5G",
  "BT1 5GS",
  "E",
  "E1",
  "E1W",
  "E10",
  "EC1",
  "EC1A",
  "SW1",
  "W1",
])("of the British beginning %s are those that the shop delivers to", (prefix) => {
  const ranges = feedPostcodes("GB", prefix);
  const meant = BRITISH.filter((postcode) => ranges.some((range) => isIn(range, postcode)));
  expect(meant).toEqual(BRITISH.filter((postcode) => hasPrefix("GB", postcode, prefix)));
  expect(meant).not.toEqual([]);
  // The two ends of a range are of equal length.
  for (const [first, last = first] of ranges.map((range) => range.split("-")))
    expect(last?.length).toBe(first?.length);
});

it("of other countries are those that begin so", () => {
  expect(feedPostcodes("IE", "H91")).toEqual(["H91*"]);
  expect(feedPostcodes("FR", "75")).toEqual(["75*"]);
});

it("names a British district by its sectors, so that BT1 is not BT10", () => {
  expect(feedPostcodes("GB", "BT")).toEqual(["BT*"]);
  expect(feedPostcodes("GB", "BT1")).toEqual(["BT1 0*-BT1 9*"]);
  expect(feedPostcodes("GB", "BT1 5GS")).toEqual(["BT1 5GS"]);
  expect(feedPostcodes("GB", "SW1")).toEqual(["SW1 0*-SW1 9*", "SW1A*-SW1Z*"]);
});
