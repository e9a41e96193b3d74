import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { formatDate } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/enquiries.ts";

/** The optional fields that were filled in, as names and values in a language; the kit list is not among them. */
export function detailRows(locale: Locale, details: StoredEnquiryDetails): [name: string, value: string][] {
  const day = (date: string | undefined) => date && formatDate(locale, new Date(`${date}T12:00:00Z`));
  const warranty = { yes: m.yes, no: m.no, unsure: m.unsure };
  const rows: [string, string | undefined][] = [
    [format(locale, m.hireFrom), day(details.from)],
    [format(locale, m.hireTo), day(details.to)],
    [format(locale, m.hirePlace), details.place],
    [format(locale, m.make), details.make],
    [format(locale, m.model), details.model],
    [format(locale, m.serial), details.serial],
    [format(locale, m.fault), details.fault],
    [format(locale, m.warranty), details.warranty && format(locale, warranty[details.warranty])],
    [format(locale, m.collection), details.collection ? format(locale, m.yes) : undefined],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
