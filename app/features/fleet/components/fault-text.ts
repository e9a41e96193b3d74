import type { Message } from "#app/i18n/message.ts";
import { FAULTS, inField, inRow, inWholeRow } from "#app/i18n/messages/fleet-admin/fleet-faults.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FaultText, FormFault } from "#app/lib/forms/form-faults.ts";
import type { FleetFault, FleetFaultKind } from "../csv/columns.ts";
import type { GroupFault } from "../groups/groups.ts";
import type { UnitFormFault } from "../units/units.ts";
import type { LabelOf } from "./field-labels.ts";

type FaultKind = FleetFaultKind | GroupFault["kind"] | UnitFormFault["kind"];

function sentence(t: Translate, kind: FaultKind, value: string): string {
  const message: Message<{ readonly value: string | number } | undefined> = FAULTS[kind];
  return t(message, { value });
}

/** What is wrong with a row of a file: where it is, and what. */
export function rowFault(t: Translate, { row, field, kind, value }: FleetFault): string {
  const fault = sentence(t, kind, value);
  if (field !== null) return t(inRow, { row, column: field, fault });
  return row > 1 ? t(inWholeRow, { row, fault }) : fault;
}

interface FieldFault extends FormFault<FaultKind> {
  /** What was typed, or what the sentence is about instead. */
  readonly value: string;
}

/** What is wrong with the fields of a form, each with its label. */
export function fieldFaultTexts(
  t: Translate,
  faults: readonly FieldFault[],
  labelOf: LabelOf,
): readonly FaultText[] {
  return faults.map(({ field, kind, max, value }) => {
    const label = labelOf(field);
    const fault = sentence(t, kind, max === undefined ? value : formatNumber(max));
    return { field, message: label ? t(inField, { field: t(label), fault }) : fault };
  });
}
