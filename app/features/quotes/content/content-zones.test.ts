import { expect, it } from "vitest";
import { startChildWith } from "#tests/support/process/run-child.ts";

async function printedIn(zone: string): Promise<string> {
  const child = startChildWith({ TZ: zone }, "tests/support/children/quote-times.ts");
  expect(await child.ended, child.output()).toBe(0);
  return child.output();
}

it("H9, H10: a quote over both change days has the same bytes in whatever zone the server is", async () => {
  const [utc, ...others] = await Promise.all(
    ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"].map(printedIn),
  );
  // Summer time begins in the night of 28 March; the quote was sent on the 20th, Irish day, and is valid for five days.
  expect(utc).toContain("2027-03-27T15:00:00.000Z 2027-03-28T01:00:00.000Z 2027-03-26T00:00:00.000Z");
  // Sent on 25 October, Irish day; it ends with the collection, a day before its five days are over.
  expect(utc).toContain("2027-10-30T08:00:00.000Z 2027-10-31T17:00:00.000Z 2027-10-30T08:00:00.000Z");
  expect(utc?.trim().split("\n")).toHaveLength(2);
  for (const other of others) expect(other).toBe(utc);
});
