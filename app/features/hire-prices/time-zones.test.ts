import { expect, it } from "vitest";
import { startChildWith } from "#tests/support/process/run-child.ts";

async function printedIn(zone: string): Promise<string> {
  const child = startChildWith({ TZ: zone }, "tests/support/children/hire-times.ts");
  expect(await child.ended, child.output()).toBe(0);
  return child.output();
}

it("H9, H10: in whatever zone the server is, times, buffers and days are the same bytes", async () => {
  const [utc, ...others] = await Promise.all(
    ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"].map(printedIn),
  );
  expect(utc).toContain("2027-03-28T01:30 2027-03-30T10:30 from-skipped");
  expect(utc).toContain("2027-10-31T01:30 2027-11-30T10:30 from-repeated");
  expect(utc).toContain("2027-03-26T15:00:00.000Z 2027-03-26T15:00");
  expect(utc).toContain("2027-03-30T09:30:00.000Z 2027-03-30T10:30");
  expect(utc?.trim().split("\n")).toHaveLength(6);
  for (const other of others) expect(other).toBe(utc);
}, 30_000);
