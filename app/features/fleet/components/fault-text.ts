import { type Message, msg } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/fleet.ts";
import { FAULTS, inField, inRow, inWholeRow } from "#app/i18n/messages/fleet-faults.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FieldProblem } from "#app/ui/forms/error-summary.tsx";
import type { FleetFault } from "../csv/columns.ts";

const UNKNOWN = msg("This cannot be read.", "Ní féidir é seo a léamh.");

type WithValue = Message<{ readonly value: string | number }>;

function sentence(t: Translate, kind: string, value = ""): string {
  const message = (FAULTS as Readonly<Record<string, Message | WithValue>>)[kind];
  return message ? t(message as WithValue, { value }) : t(UNKNOWN);
}

/** What is wrong with a row of a file: where it is, and what. */
export function rowFault(t: Translate, { row, column, kind, value }: FleetFault): string {
  const fault = sentence(t, kind, value);
  if (column !== null) return t(inRow, { row, column, fault });
  return row > 1 ? t(inWholeRow, { row, fault }) : fault;
}

/** What is wrong with the fields of a form, each with its label. */
export function fieldProblems(
  t: Translate,
  faults: readonly { readonly field: string; readonly kind: string; readonly value?: string }[],
  labelOf: (field: string) => Message | undefined,
): readonly FieldProblem[] {
  return faults.map(({ field, kind, value }) => {
    const label = labelOf(field);
    const fault = sentence(t, kind, value);
    return { field, message: label ? t(inField, { field: t(label), fault }) : fault };
  });
}

/** The label of an item's field. */
export function itemLabel(field: string): Message | undefined {
  return (messages.fields as Readonly<Record<string, Message>>)[field];
}
