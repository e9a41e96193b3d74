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

it.each(["2026-08-05 – 2026-08-03", "2026-08-05 –", "2020-01-01 – 2026-08-03", "2026-02-30", "3.12.2026"])(
  "refuses %s by its line",
  (text) => {
    expect(read(`2026-12-28\n${text}`)).toEqual([{ field: "daysOff", kind: "line", line: 2, text }]);
  },
);

it("names every day and line that is wrong at once", () => {
  const form = readHoursForm({
    "opens-0": "09:00",
    "closes-0": "17:00",
    "opens-1": "9",
    "closes-1": "17:00",
    "opens-3": "09:00",
    "opens-6": "18:00",
    "closes-6": "09:00",
    daysOff: "soon\n2026-12-28\n\n2026-12-32",
  });
  expect(form).toEqual({
    ok: false,
    error: [
      { field: "opens-1", kind: "times", day: 1 },
      { field: "closes-3", kind: "times", day: 3 },
      { field: "opens-6", kind: "times", day: 6 },
      { field: "daysOff", kind: "line", line: 1, text: "soon" },
      { field: "daysOff", kind: "line", line: 4, text: "2026-12-32" },
    ],
  });
});

it("refuses a week without a working day, and more closing days than are kept", () => {
  expect(readHoursForm({})).toEqual({ ok: false, error: [{ field: "opens-0", kind: "no-day" }] });
  expect(read("2026-01-01 – 2026-12-31\n2027-01-01 – 2027-12-31")).toEqual([
    { field: "daysOff", kind: "too-many", most: 400 },
  ]);
});
