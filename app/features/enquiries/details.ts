import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { formatIsoDate } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as d from "#app/i18n/messages/site/enquiry-details.ts";

/** The optional fields that were filled in, as names and values in a language; the kit list is not among them. */
export function detailRows(locale: Locale, details: StoredEnquiryDetails): [name: string, value: string][] {
  const day = (date: string | undefined) => date && formatIsoDate(locale, date);
  const warranty = { yes: d.yes, no: d.no, unsure: d.unsure };
  const rows: [string, string | undefined][] = [
    [format(locale, d.hireFrom), day(details.from)],
    [format(locale, d.hireTo), day(details.to)],
    [format(locale, d.hirePlace), details.place],
    [format(locale, d.make), details.make],
    [format(locale, d.model), details.model],
    [format(locale, d.unit), details.unit === undefined ? undefined : String(details.unit)],
    [format(locale, d.serial), details.serial],
    [format(locale, d.fault), details.fault],
    [format(locale, d.warranty), details.warranty && format(locale, warranty[details.warranty])],
    [format(locale, d.collection), details.collection ? format(locale, d.yes) : undefined],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
