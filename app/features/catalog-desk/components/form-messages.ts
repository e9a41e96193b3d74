import { DUTY_LABELS } from "#app/features/catalog/components/admin/duties-fieldset.tsx";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import type { ProductFault } from "../product/product-values.ts";

const LABELS: Readonly<Record<string, Message>> = { ...messages.fields, ...DUTY_LABELS };

/** What a field is called: its own name, or for a variation's the name of that column or attribute. */
export function fieldLabel(t: Translate, field: string): string {
  const [, ofVariation] = /^v\.[^.]+\.(.+)$/s.exec(field) ?? [];
  if (ofVariation === undefined) return nameOf(t, field);
  const attribute = ofVariation.startsWith("o.") ? ofVariation.slice(2) : null;
  return `${t(messages.variation)}, ${attribute ?? nameOf(t, ofVariation)}`;
}

function nameOf(t: Translate, field: string): string {
  const label = LABELS[field];
  return label ? t(label) : field;
}

export function productFaultTexts(t: Translate, faults: readonly ProductFault[]): readonly FaultText[] {
  return faults.map(({ field, kind, about = "" }) => {
    const message: Message | Message<Readonly<Record<string, string | number>>> = messages.faults[kind];
    return { field, message: t(message, { label: fieldLabel(t, field), about }) };
  });
}
