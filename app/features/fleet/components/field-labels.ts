import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as groupMessages from "#app/i18n/messages/fleet-admin/fleet-groups.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import * as hire from "#app/i18n/messages/hire-admin/hire-settings.ts";
import type { Translate } from "#app/i18n/use-t.tsx";

/** The label of a field of one form; undefined for a name that is none of its fields. */
export type LabelOf = (field: string) => Message | undefined;

type Labels = Readonly<Record<string, Message>>;
const ITEM: Labels = messages.fields;
const UNIT: Labels = unitMessages.unitFields;
const GROUP: Labels = groupMessages.groupFields;
const STEP: Labels = {
  from: hire.stepFrom,
  thousandths: hire.stepFactor,
  further: hire.stepFurther,
};

export const itemLabel: LabelOf = (field) => ITEM[field];

export const unitLabel: LabelOf = (field) => UNIT[field];

/** The label of a field of a group's form. Factor steps are called `steps.<row>.from|thousandths|further`. */
export const groupLabel: LabelOf = (field) =>
  field.startsWith("steps.") ? STEP[field.split(".").at(-1) ?? ""] : GROUP[field];

/** Labels of fields as a list, each once. */
export function namedFields(t: Translate, fields: readonly string[], labelOf: LabelOf): string {
  const names = fields.map((field) => {
    const label = labelOf(field);
    return label ? t(label) : field;
  });
  return [...new Set(names)].join(", ");
}
