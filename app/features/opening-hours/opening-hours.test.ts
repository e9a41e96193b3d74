import { expect, it } from "vitest";
import { daysOffText, readHoursForm } from "./opening-hours.ts";

const read = (daysOff: string) => {
  const form = readHoursForm({ "opens-0": "09:00", "closes-0": "17:00", daysOff });
  return form.ok ? form.value.daysOff : form.error;
};

it("reads closing days and ranges of them, and shows days in a row as a range", () => {
  const typed = "2026-12-28\n2026-08-03 – 2026-08-05, 2026-08-04\n2027-01-02 to 2027-01-02";
  const days = ["2026-08-03", "2026-08-04", "2026-08-05", "2026-12-28", "2027-01-02"];
  expect(read(typed)).toEqual(days);
  expect(daysOffText(days)).toBe("2026-08-03 – 2026-08-05\n2026-12-28\n2027-01-02");
  expect(read(daysOffText(days))).toEqual(days);
  expect(daysOffText(["2026-12-31", "2027-01-01"])).toBe("2026-12-31 – 2027-01-01");
});

it("refuses a range that ends before it begins, and one without an end", () => {
  for (const wrong of ["2026-08-05 – 2026-08-03", "2026-08-05 –", "2020-01-01 – 2026-08-03", "2026-02-30"])
    expect([wrong, read(wrong)]).toEqual([wrong, "daysOff"]);
});
