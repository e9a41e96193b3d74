import { describe, expect, it } from "vitest";
import { type OpenWeek, readHire } from "./hire-form.ts";
import { hireSettingsSchema } from "./hire-settings.ts";
import { settingSchemas } from "./schema.ts";

const DEFAULTS = {
  "hire.collectionTime": "09:00",
  "hire.returnTime": "17:00",
  "hire.freeFrom": "15:00",
  "hire.freeUntil": "10:30",
  "hire.closedDaysTogether": "4",
  "hire.halfDayMinutes": "300",
  "hire.graceMinutes": "60",
  "hire.minimumNet": "50.00",
  "hire.waiver": "10",
  "hire.deposit": "30 %",
  "hire.security": "10",
  "hire.securityStep": "10",
  "hire.quoteDays": "14",
  "hire.depositHours": "48",
  "hire.instantQuotes": "yes",
  "hire.instantMostNet": "1500",
  "hire.instantHoldHours": "24",
  "hire.ga1AccessoryMonths": "6",
  "hire.ga1LiftingMonths": "12",
  "hire.ga1PersonsMonths": "6",
  "hire.reg81Months": "12",
  "hire.inspectionReminderDays": "30",
  "hire.cancellation.0.hours": "336",
  "hire.cancellation.0.share": "25",
  "hire.cancellation.1.hours": "168",
  "hire.cancellation.1.share": "50 %",
  "hire.cancellation.3.hours": "72",
  "hire.cancellation.3.share": "75",
  "hire.steps.0.from": "1",
  "hire.steps.0.thousandths": "1",
  "hire.steps.0.further": "0.5",
  "hire.steps.1.from": "5",
  "hire.steps.1.thousandths": "3",
  "hire.steps.1.further": "",
  "hire.steps.3.from": "8",
  "hire.steps.3.thousandths": "3,3",
  "hire.steps.3.further": "0.3",
  "hire.steps.4.from": "14",
  "hire.steps.4.thousandths": "5",
  "hire.steps.4.further": "0.2",
};

const OFFICE = [540, 1050] as const;
const WEEK = [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, [600, 840], null] as const;

const read = (changed: Readonly<Record<string, string>> = {}, week: OpenWeek = WEEK) =>
  readHire(settingSchemas.hire, { ...DEFAULTS, ...changed }, week);

describe("the settings of hire", () => {
  it("are read as typed: times, sums, percentages and factors", () => {
    expect(read()).toEqual({ ok: true, value: hireSettingsSchema.parse({}) });
    expect(read({ "hire.waiver": "12,5", "hire.minimumNet": "€ 75" })).toMatchObject({
      value: { waiver: 1250, minimumNet: 7500 },
    });
  });

  it.each([
    ["hire.collectionTime", "09:10", "clock"],
    ["hire.returnTime", "24:00", "clock"],
    ["hire.collectionTime", "08:45", "outside-hours"],
    ["hire.returnTime", "17:45", "outside-hours"],
    ["hire.freeFrom", "09:00", "free-from-early"],
    ["hire.freeUntil", "17:00", "free-until-late"],
    ["hire.freeFrom", "10:30", "free-overlap"],
    ["hire.closedDaysTogether", "0", "whole"],
    ["hire.halfDayMinutes", "abc", "whole"],
    ["hire.minimumNet", "-1", "price"],
    ["hire.deposit", "101", "percent"],
    ["hire.steps.0.from", "2", "steps-first"],
    ["hire.steps.1.from", "1", "steps-order"],
    ["hire.steps.1.thousandths", "2.4", "steps-falls"],
    ["hire.steps.3.from", "5", "steps-order"],
    ["hire.steps.3.thousandths", "2.9", "steps-falls"],
    ["hire.steps.4.further", "x", "factor"],
    ["hire.quoteDays", "0", "whole"],
    ["hire.instantMostNet", "much", "price"],
    ["hire.cancellation.1.hours", "400", "cancellation-order"],
    ["hire.cancellation.3.share", "49", "cancellation-falls"],
    ["hire.cancellation.3.share", "", "percent"],
    ["hire.cancellation.0.hours", "9000", "whole"],
  ])("name %s %j as the fault", (field, value, kind) => {
    expect(read({ [field]: value })).toMatchObject({ ok: false, error: [{ field, kind }] });
  });

  it("name every time that makes whole days free, and take those at the edges of the working hours", () => {
    const free = { "hire.freeFrom": "08:00", "hire.freeUntil": "18:00" };
    expect(read({ ...free, "hire.collectionTime": "18:30", "hire.returnTime": "07:00" })).toMatchObject({
      error: [
        { field: "hire.collectionTime", kind: "outside-hours" },
        { field: "hire.returnTime", kind: "outside-hours" },
        { field: "hire.freeFrom", kind: "free-from-early" },
        { field: "hire.freeUntil", kind: "free-until-late" },
      ],
    });
    expect(read({ "hire.collectionTime": "09:00", "hire.returnTime": "17:30" })).toMatchObject({ ok: true });
    expect(read({ "hire.collectionTime": "07:00" }, [null])).toMatchObject({ ok: true });
  });

  it("need at least one step", () => {
    const none = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, ""]));
    expect(
      read({ ...Object.fromEntries(Object.entries(none).filter(([name]) => name.includes("steps"))) }),
    ).toMatchObject({
      error: [{ field: "hire.steps.0.from", kind: "steps-none" }],
    });
  });
});
