import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { isKeyOf } from "#app/lib/records.ts";
import type { ProductFault } from "../product/product-values.ts";

/** What a field is called: its own name, or for a variation's the name of that column. */
export function fieldLabel(t: Translate, field: string): string {
  const name = field.startsWith("v.") ? (field.split(".")[2] ?? "") : field;
  const label = isKeyOf(messages.fields, name) ? t(messages.fields[name]) : name;
  return `${field.startsWith("v.") ? `${t(messages.variation)}, ` : ""}${label}`;
}

export function productFaultTexts(t: Translate, faults: readonly ProductFault[]): readonly FaultText[] {
  return faults.map(({ field, kind, about = "" }) => {
    const message: Message | Message<Readonly<Record<string, string | number>>> = messages.faults[kind];
    return { field, message: t(message, { label: fieldLabel(t, field), about }) };
  });
}
