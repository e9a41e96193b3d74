import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as d from "#app/i18n/messages/site/enquiry-details.ts";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { FormName } from "./enquiries.ts";
import { WARRANTY_ANSWERS } from "./enums.ts";
import { type KitLine, MAX_KIT_LINES, parseKitList } from "./kit/kit-list.ts";

/** The optional fields of a form, checked; kit lines still without what the catalogue says. */
export interface EnquiryExtras {
  readonly details: StoredEnquiryDetails;
  readonly kit: readonly KitLine[];
}

type Fields = Readonly<Record<string, unknown>>;

const SHORT = 100;
const PLACE = 200;
const FAULT = 1000;
const KIT = 5000;

/** Checks the optional fields of a form. What is empty is left out; nothing here is ever required. */
export function parseExtras(
  form: FormName,
  fields: Fields,
  locale: Locale,
): { readonly extras: EnquiryExtras; readonly faults: readonly FaultText[] } {
  const faults: FaultText[] = [];
  const refuse = (field: string, message: string) => faults.push({ field, message });
  if (form === "dry-hire") return { extras: readHire(fields, locale, refuse), faults };
  if (form === "equipment-servicing")
    return { extras: { details: readService(fields, locale, refuse), kit: [] }, faults };
  return { extras: { details: {}, kit: [] }, faults };
}

type Refuse = (field: string, message: string) => void;

function textOf(fields: Fields, name: string, lines = false): string {
  const value = fields[name];
  return typeof value === "string" ? cleanText(value, lines) : "";
}

function readHire(fields: Fields, locale: Locale, refuse: Refuse): EnquiryExtras {
  const [from, to] = [readDay(fields, "from"), readDay(fields, "to")];
  if (from === null) refuse("from", format(locale, d.dateInvalid));
  if (to === null) refuse("to", format(locale, d.dateInvalid));
  else if (from && to && to < from) refuse("to", format(locale, d.hireDatesOrder));
  const place = textOf(fields, "place");
  if (place.length > PLACE) refuse("place", format(locale, d.placeMax));
  const list = textOf(fields, "kit", true);
  const kit = list.length > KIT ? [] : parseKitList(list);
  if (list.length > KIT || kit.length > MAX_KIT_LINES) refuse("kit", format(locale, d.kitListMax));
  return { details: { ...(from && { from }), ...(to && { to }), ...(place && { place }) }, kit };
}

/** YYYY-MM-DD, as date fields send it, or a day as people here write it; "" when empty, null when it is no date. */
function readDay(fields: Fields, name: string): string | null {
  const text = textOf(fields, name);
  if (text === "") return "";
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!/^20\d\d-\d\d-\d\d$/.test(iso)) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

function readService(fields: Fields, locale: Locale, refuse: Refuse): StoredEnquiryDetails {
  const limited = (name: string, label: Message, max: number): string => {
    const text = textOf(fields, name, max === FAULT);
    if (text.length > max)
      refuse(name, format(locale, d.fieldMax, { field: format(locale, label), max: String(max) }));
    return text;
  };
  const make = limited("make", d.make, SHORT);
  const model = limited("model", d.model, SHORT);
  const serial = limited("serial", d.serial, SHORT);
  const fault = limited("fault", d.fault, FAULT);
  const warranty = WARRANTY_ANSWERS.find((choice) => choice === fields["warranty"]);
  const collection = fields["collection"] === "yes";
  return {
    ...(make && { make }),
    ...(model && { model }),
    ...(serial && { serial }),
    ...(fault && { fault }),
    ...(warranty && { warranty }),
    ...(collection && { collection }),
  };
}

/** The optional fields as they are stored; what the catalogue says of each line comes later. */
export function storedDetails({ details, kit }: EnquiryExtras): StoredEnquiryDetails {
  if (kit.length === 0) return details;
  const unknown = { productId: null, productName: null, sku: null };
  return { ...details, items: kit.map((line) => ({ ...line, ...unknown })) };
}
