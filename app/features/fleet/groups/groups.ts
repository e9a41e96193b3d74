import { readSteps, type StepFault } from "#app/features/settings/hire-form.ts";
import type { FactorStep } from "#app/features/settings/hire-settings.ts";
import type { FormFault } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { parseThousandths, parseWhole } from "#app/lib/numbers.ts";
import { MAX_BUFFER_MINUTES, MAX_NAME_LENGTH } from "../fleet.ts";

/** Fields of a group's form; the steps are `steps.<row>.from|thousandths|further`. */
const GROUP_FIELDS = [
  "name",
  "name_ga",
  "prep",
  "turnaround",
  "half_day",
  "live",
  "withdrawal",
  "own_steps",
] as const;

/** Rows of steps that a form has. */
export const MAX_STEPS = 8;

export type GroupValues = Readonly<Record<string, string>>;

export type GroupFault = FormFault<"required" | "too-long" | "half-day" | "name-taken" | StepFault["kind"]>;

/** A group out of its form. */
export interface GroupColumns {
  readonly name: string;
  readonly nameGa: string;
  readonly prepMinutes: number;
  readonly turnaroundMinutes: number;
  /** The factor of a half-day in thousandths; null where the group has no half-days. */
  readonly halfDayThousandths: number | null;
  /** The factor steps; null for those of the settings. */
  readonly factorSteps: readonly FactorStep[] | null;
  readonly live: boolean;
  /** Whether a consumer may withdraw from its hire. */
  readonly withdrawal: boolean;
}

/** The fields of a posted form. */
export function readGroupForm(form: FormFields): GroupValues {
  const steps = form.keys().filter((name) => /^steps\.\d+\.(from|thousandths|further)$/.test(name));
  return Object.fromEntries([...GROUP_FIELDS, ...new Set(steps)].map((name) => [name, form.text(name)]));
}

/** The columns of a group, and what is wrong with its form. */
export function readGroup(values: GroupValues): {
  readonly columns: GroupColumns;
  readonly faults: readonly GroupFault[];
} {
  const faults: GroupFault[] = [];
  const at = (field: string) => values[field] ?? "";
  for (const field of ["name", "name_ga"]) {
    if (at(field) === "") faults.push({ field, kind: "required" });
    if (at(field).length > MAX_NAME_LENGTH) faults.push({ field, kind: "too-long", max: MAX_NAME_LENGTH });
  }
  const minutes = (field: string): number => {
    const value = at(field) === "" ? 0 : parseWhole(at(field), MAX_BUFFER_MINUTES);
    if (value === null) faults.push({ field, kind: "whole" });
    return value ?? 0;
  };
  const half = at("half_day") === "" ? null : parseThousandths(at("half_day"));
  if (at("half_day") !== "" && (half === null || half < 1 || half > 1000))
    faults.push({ field: "half_day", kind: "half-day" });
  const read = at("own_steps") === "yes" ? readSteps(values, "steps") : { steps: null, faults: [] };
  // Their limits are not those of a text.
  faults.push(...read.faults.map(({ field, kind }) => ({ field, kind })));
  const columns = {
    name: at("name"),
    nameGa: at("name_ga"),
    prepMinutes: minutes("prep"),
    turnaroundMinutes: minutes("turnaround"),
    halfDayThousandths: half,
    factorSteps: read.steps,
    live: at("live") === "yes",
    withdrawal: at("withdrawal") === "yes",
  };
  return { columns, faults };
}
