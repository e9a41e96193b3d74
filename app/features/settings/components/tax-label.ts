import { formatRate } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/admin/accounting-settings.ts";
import type { Translate } from "#app/i18n/use-t.tsx";

/** The accounting programs, by their names in the settings. */
export const PROGRAMS = { xero: messages.xeroTax, sage: messages.sageTax } as const;

/** What a VAT rate of the accounting settings is called. */
export function taxName(t: Translate, tax: string): string {
  return tax === "reverse" ? t(messages.reverse) : `${formatRate(Number(tax))}%`;
}

/** What the field of a tax code is called: its program and its rate. */
export function taxLabel(t: Translate, tax: string, program: keyof typeof PROGRAMS): string {
  return `${t(PROGRAMS[program])}, ${taxName(t, tax)}`;
}
