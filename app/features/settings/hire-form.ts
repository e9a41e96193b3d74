import type { z } from "zod";
import { parseEuro } from "#app/lib/euro.ts";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { parsePercent, parseThousandths, parseWhole } from "#app/lib/numbers.ts";
import { recordOf } from "#app/lib/records.ts";
import type { Result } from "#app/lib/result.ts";
import { type CancellationStep, type FactorStep, type HireSettings, stepsFault } from "./hire-settings.ts";
import { finishForm, type SettingFault } from "./settings-form.ts";

/** Opening and closing of each weekday as minutes after midnight; null on a day that no one works. */
export type OpenWeek = readonly (readonly [opens: number, closes: number] | null)[];

/** Fields of the hire section that are times of day on quarter-hours. */
export const HIRE_TIMES = ["collectionTime", "returnTime", "freeFrom", "freeUntil"] as const;
type HireTime = (typeof HIRE_TIMES)[number];

/** Whole numbers, each with its limits. */
export const HIRE_NUMBERS = {
  closedDaysTogether: [1, 14],
  halfDayMinutes: [15, 1439],
  graceMinutes: [0, 1440],
  quoteDays: [1, 90],
  depositHours: [1, 336],
  instantHoldHours: [1, 72],
  ga1AccessoryMonths: [1, 60],
  ga1LiftingMonths: [1, 60],
  ga1PersonsMonths: [1, 60],
  reg81Months: [1, 60],
  inspectionReminderDays: [1, 180],
} as const;
export const HIRE_PERCENTS = ["waiver", "deposit", "security"] as const;
export const HIRE_SUMS = ["minimumNet", "securityStep", "instantMostNet"] as const;

/** Rows of steps that the form has. */
export const MAX_HIRE_STEPS = 10;

/** Rows of the cancellation scale that the form has. */
export const MAX_CANCELLATION_STEPS = 5;

const MAX_HOURS = 8_784;

/**
 * The hire settings of a form. Its fields are called `hire.<setting>`, `hire.steps.<row>.from|thousandths|further`,
 * `hire.cancellation.<row>.hours|share`. `week` is the working hours, in which collections and returns are.
 */
export function readHire(
  schema: z.ZodType<HireSettings>,
  values: FormValues,
  week: OpenWeek,
): Result<HireSettings, readonly SettingFault[]> {
  const faults: SettingFault[] = [];
  const at = (name: string) => values[`hire.${name}`] ?? "";
  const times = recordOf(HIRE_TIMES, (name) => readClock(at(name)));
  const value: Record<string, unknown> = { ...times };
  for (const name of HIRE_TIMES)
    if (times[name] === null) faults.push({ field: `hire.${name}`, kind: "clock" });
  faults.push(...timeFaults(times, week));
  for (const [name, [least, most]] of Object.entries(HIRE_NUMBERS)) {
    const number = parseWhole(at(name)) ?? -1;
    value[name] = number;
    if (number < least || number > most)
      faults.push({ field: `hire.${name}`, kind: "whole", least, max: most });
  }
  for (const name of HIRE_PERCENTS) {
    value[name] = parsePercent(at(name));
    if (value[name] === null) faults.push({ field: `hire.${name}`, kind: "percent" });
  }
  for (const name of HIRE_SUMS) {
    value[name] = parseEuro(at(name));
    if (value[name] === null) faults.push({ field: `hire.${name}`, kind: "price" });
  }
  const steps = readSteps(values, "hire.steps");
  value["steps"] = steps.steps;
  value["instantQuotes"] = at("instantQuotes") === "yes";
  const cancellation = readCancellation(values);
  value["cancellation"] = cancellation.steps;
  faults.push(...steps.faults, ...cancellation.faults);
  return finishForm(schema, faults.length > 0 ? {} : value, faults, (path) => `hire.${path}`);
}

/**
 * What is wrong with times that can be read. Collection and return are in the hours of a weekday. Free times are outside
 * of the ordinary hire, or every hire of whole days would lose a day; and a day that is free at its beginning is not also
 * free at its end, or a hire of 48 hours would be charged as one day.
 */
function timeFaults(
  { collectionTime, returnTime, freeFrom, freeUntil }: Readonly<Record<HireTime, number | null>>,
  week: OpenWeek,
): readonly SettingFault[] {
  const faults: SettingFault[] = [];
  const isOpen = (time: number) =>
    week.every((day) => day === null) || week.some((day) => day !== null && day[0] <= time && time <= day[1]);
  if (collectionTime !== null && !isOpen(collectionTime))
    faults.push({ field: "hire.collectionTime", kind: "outside-hours" });
  if (returnTime !== null && !isOpen(returnTime))
    faults.push({ field: "hire.returnTime", kind: "outside-hours" });
  if (freeFrom !== null && collectionTime !== null && freeFrom <= collectionTime)
    faults.push({ field: "hire.freeFrom", kind: "free-from-early" });
  if (freeUntil !== null && returnTime !== null && freeUntil >= returnTime)
    faults.push({ field: "hire.freeUntil", kind: "free-until-late" });
  if (faults.length === 0 && freeFrom !== null && freeUntil !== null && freeFrom <= freeUntil)
    faults.push({ field: "hire.freeFrom", kind: "free-overlap" });
  return faults;
}

/** "09:00" or "9:00" on a quarter-hour as minutes after midnight; null when it is none. */
function readClock(text: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return hour !== undefined && Number(minute) % 15 === 0 && minutes < 24 * 60 && Number(minute) < 60
    ? minutes
    : null;
}

/** What is wrong with a row of factor steps. */
type StepFaultKind = "whole" | "factor" | "steps-none" | "steps-first" | "steps-order" | "steps-falls";

export type StepFault = SettingFault & { readonly kind: StepFaultKind };

/** The factor steps of a form with rows `<name>.<row>.from|thousandths|further`; rows without any text are none. */
export function readSteps(
  values: FormValues,
  name: string,
): { readonly steps: readonly FactorStep[]; readonly faults: readonly StepFault[] } {
  const faults: StepFault[] = [];
  const rows = Array.from({ length: 20 }, (_, row) => `${name}.${row}`).filter((row) =>
    ["from", "thousandths", "further"].some((part) => values[`${row}.${part}`]),
  );
  const steps = rows.map((row) => {
    const from = parseWhole(values[`${row}.from`]) ?? 0;
    const thousandths = parseThousandths(values[`${row}.thousandths`] ?? "") ?? 0;
    const further = parseThousandths(values[`${row}.further`] || "0");
    if (from < 1 || from > 366) faults.push({ field: `${row}.from`, kind: "whole", least: 1, max: 366 });
    if (thousandths < 1 || thousandths > 1_000_000)
      faults.push({ field: `${row}.thousandths`, kind: "factor" });
    if (further === null || further > 100_000) faults.push({ field: `${row}.further`, kind: "factor" });
    return { from, thousandths, further: further ?? 0 };
  });
  if (faults.length > 0) return { steps, faults };
  if (steps.length === 0) return { steps, faults: [{ field: `${name}.0.from`, kind: "steps-none" }] };
  const fault = stepsFault(steps);
  if (!fault) return { steps, faults: [] };
  const part = fault.kind === "falls" ? "thousandths" : "from";
  return { steps, faults: [{ field: `${rows[fault.at]}.${part}`, kind: `steps-${fault.kind}` }] };
}

/**
 * The cancellation scale of a form with rows `hire.cancellation.<row>.hours|share`; rows without any text are none. Hours
 * fall and shares never do from row to row.
 */
function readCancellation(values: FormValues): {
  readonly steps: readonly CancellationStep[];
  readonly faults: readonly SettingFault[];
} {
  const faults: SettingFault[] = [];
  const rows = Array.from({ length: MAX_CANCELLATION_STEPS }, (_, row) => `hire.cancellation.${row}`).filter(
    (row) => values[`${row}.hours`] || values[`${row}.share`],
  );
  const steps = rows.map((row) => {
    const hours = parseWhole(values[`${row}.hours`]) ?? 0;
    const share = parsePercent(values[`${row}.share`] ?? "");
    if (hours < 1 || hours > MAX_HOURS)
      faults.push({ field: `${row}.hours`, kind: "whole", least: 1, max: MAX_HOURS });
    if (share === null) faults.push({ field: `${row}.share`, kind: "percent" });
    return { hours, share: share ?? 0 };
  });
  if (faults.length > 0) return { steps, faults };
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    if (!before) continue;
    if (step.hours >= before.hours) faults.push({ field: `${rows[at]}.hours`, kind: "cancellation-order" });
    else if (step.share < before.share)
      faults.push({ field: `${rows[at]}.share`, kind: "cancellation-falls" });
  }
  return { steps, faults };
}
