import type { FormFault, ReturnedForm } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { dayOfIso } from "#app/lib/time/irish-time.ts";
import { INSPECTION_SCHEMES } from "../enums.ts";
import { addMonthsToDate, type InspectionValues } from "./inspections.ts";

/** The field with the report. */
export const REPORT_FIELD = "report";

/** What the file field offers first; what a file is, its bytes decide. */
export const REPORT_TYPES = "application/pdf,image/jpeg,image/png,image/webp,image/avif";

const MAX_SWL_KG = 1_000_000;
const MAX_LENGTH = { person: 80, company: 80, note: 1000 } as const;
/** Days before it are a slip of the keyboard. */
const EARLIEST = "1990-01-01";
/** The longest interval that the settings take: due days after it are one too. */
const MAX_MONTHS = 60;

export type InspectionFaultKind =
  | "scheme"
  | "date"
  | "future"
  | "due-date"
  | "due-before-done"
  | "due-too-late"
  | "result"
  | "swl"
  | "person"
  | "too-long"
  | "file-too-large"
  | "file-unreadable"
  | "file-many"
  | "no-units"
  | "too-many-units"
  | "unknown-unit"
  | "unit-gone"
  | "conflict"
  | "recorded-already";

export interface InspectionFault extends FormFault<InspectionFaultKind, string | null> {
  /** Numbers of the units that it is about. */
  readonly units?: readonly number[];
  /** Characters of a text that is too long, and at most. */
  readonly over?: { readonly length: number; readonly limit: number };
}

/** A form of an inspection that came back. */
export type ReturnedInspection = ReturnedForm<InspectionFault>;

/** An inspection out of a form, or everything that is wrong with it. `today` is the Irish day. */
export function readInspection(
  form: FormFields,
  today: string,
): { readonly values: InspectionValues; readonly faults: readonly InspectionFault[] } {
  const text = (name: string) => form.text(name);
  const faults: InspectionFault[] = [];
  const fault = (field: string, kind: InspectionFaultKind) => faults.push({ field, kind });
  const scheme = INSPECTION_SCHEMES.find((known) => known === text("scheme"));
  const [doneOn, dueOn, swl, result] = [text("doneOn"), text("dueOn"), text("swlKg"), text("result")];
  if (!scheme) fault("scheme", "scheme");
  if (dayOfIso(doneOn) === null || doneOn < EARLIEST) fault("doneOn", "date");
  else if (doneOn > today) fault("doneOn", "future");
  if (dueOn !== "" && dayOfIso(dueOn) === null) fault("dueOn", "due-date");
  else if (dueOn !== "" && dayOfIso(doneOn) !== null && dueOn < doneOn) fault("dueOn", "due-before-done");
  else if (dueOn > (addMonthsToDate(doneOn, MAX_MONTHS) ?? dueOn)) fault("dueOn", "due-too-late");
  if (result !== "passed" && result !== "failed") fault("result", "result");
  const swlKg = parseWhole(swl) ?? 0;
  if (swl !== "" && (swlKg < 1 || swlKg > MAX_SWL_KG)) fault("swlKg", "swl");
  if (text("person") === "") fault("person", "person");
  for (const name of ["person", "company", "note"] as const) {
    const over = { length: text(name).length, limit: MAX_LENGTH[name] };
    if (over.length > over.limit) faults.push({ field: name, kind: "too-long", over });
  }
  const values = {
    scheme: scheme ?? "visual",
    doneOn,
    dueOn: dueOn || null,
    passed: result === "passed",
    swlKg: swl === "" ? null : swlKg,
    person: text("person"),
    company: text("company"),
    note: text("note"),
  };
  return { values, faults };
}
