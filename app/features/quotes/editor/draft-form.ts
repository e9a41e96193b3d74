import { formatRate } from "#app/i18n/formats.ts";
import { euroText } from "#app/lib/euro.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { readLinedForm } from "#app/lib/forms/lined-form.ts";
import type { Cents } from "#app/lib/money.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import type { QuoteLineKind } from "../content/quote-content.ts";
import { QUOTE_LINE_KINDS } from "../enums.ts";
import type { QuoteDraftView, QuoteLineView, QuoteView } from "../quotes.ts";

/** Prices and costs of a whole quote that most quotes leave empty. */
const COST_FIELDS = [
  "order_discount",
  "transport_net",
  "crew_net",
  "consumables_net",
  "own_cost_net",
] as const;

/** Fields that are shown where they are not empty. */
export const QUOTE_RARE_FIELDS = [...COST_FIELDS, "insured_until"] as const;

/** Fields of the editor above the lines, as they are typed. Ticked boxes are "yes". */
export const QUOTE_HEAD_FIELDS = [
  ...["name", "email", "phone", "company", "vat_number", "trade", "locale"],
  ...["from", "to", "transport", "place", "waiver", "insured_until"],
  ...COST_FIELDS,
  ...["deposit", "valid_days", "hold", "message"],
] as const;

/** Fields of a line, each called `line.<key>.<field>`; the key is the line's id, or one of a new line. */
export const QUOTE_LINE_FIELDS = [
  ...(["kind", "item", "text", "text_ga", "quantity", "optional", "chosen", "rate"] as const),
  ...(["vat", "discount", "cost", "supplier", "unit", "source", "service"] as const),
  // "yes" where the words of the customer's list are to be another name of the item that was chosen for them.
  "learn",
] as const;

export type QuoteLineField = (typeof QUOTE_LINE_FIELDS)[number];
export type QuoteHeadValues = Readonly<Record<string, string>>;

/** A line as it is typed. */
export type QuoteLineValues = { readonly [Field in QuoteLineField]: string } & { readonly key: string };

/** What the editor sends: texts as typed. */
export interface QuoteDraftForm {
  readonly head: QuoteHeadValues;
  /** The lines in their order. */
  readonly lines: readonly QuoteLineValues[];
  /** Lines to add, as "4 x CODE"; the way without scripts. */
  readonly add: string;
}

/** Reads the posted editor. */
export function readQuoteDraftForm(form: FormFields): QuoteDraftForm {
  return readLinedForm(form, {
    head: QUOTE_HEAD_FIELDS,
    line: QUOTE_LINE_FIELDS,
    manyLines: /^(?:message|add|line\..*\.text(?:_ga)?)$/,
  });
}

/** The form of what is stored. */
export function formOfQuote(quote: QuoteView, draft: QuoteDraftView): QuoteDraftForm {
  return { head: headOf(quote, draft), lines: draft.lines.map(lineOf), add: "" };
}

function headOf(quote: QuoteView, draft: QuoteDraftView): QuoteHeadValues {
  return {
    name: quote.name,
    email: quote.email,
    phone: quote.phone,
    company: quote.company ?? "",
    vat_number: quote.vatNumber ?? "",
    trade: yes(quote.trade),
    locale: quote.locale,
    from: toIrishInput(draft.startsAt),
    to: toIrishInput(draft.endsAt),
    transport: draft.transport,
    place: draft.place,
    message: draft.message,
    waiver: yes(draft.waiver),
    hold: yes(draft.hold),
    insured_until: draft.insuredUntil ?? "",
    order_discount: draft.orderDiscount === 0 ? "" : formatRate(draft.orderDiscount),
    transport_net: sumText(draft.transportNet),
    crew_net: sumText(draft.crewNet),
    consumables_net: sumText(draft.consumablesNet),
    own_cost_net: sumText(draft.ownCostNet),
    deposit: formatRate(draft.deposit),
    valid_days: String(draft.validDays),
  };
}

function lineOf(line: QuoteLineView): QuoteLineValues {
  return {
    key: line.id,
    kind: line.kind,
    item: line.itemId ?? "",
    text: line.text,
    text_ga: line.textGa,
    quantity: String(line.quantity),
    optional: yes(line.optional),
    chosen: yes(line.chosen),
    rate: euroText(line.dayRateNet),
    vat: line.vatRate === null ? "" : formatRate(line.vatRate),
    discount: line.discount === 0 ? "" : formatRate(line.discount),
    cost: euroText(line.costNet),
    supplier: line.supplierId ?? "",
    unit: line.unitNumber === null ? "" : String(line.unitNumber),
    source: line.source,
    service: yes(line.service),
    learn: "",
  };
}

/** A new line of a kind, with a key of its own. */
export function blankQuoteLine(key: string, kind: QuoteLineKind, item = ""): QuoteLineValues {
  return {
    key,
    kind,
    item,
    quantity: "1",
    optional: "",
    chosen: "yes",
    text: "",
    text_ga: "",
    rate: "",
    vat: "",
    discount: "",
    cost: "",
    supplier: "",
    unit: "",
    source: "",
    service: "",
    learn: "",
  };
}

export function lineKindOf({ kind }: Pick<QuoteLineValues, "kind">): QuoteLineKind {
  return QUOTE_LINE_KINDS.find((one) => one === kind) ?? "text";
}

function yes(value: boolean): string {
  return value ? "yes" : "";
}

function sumText(sum: Cents): string {
  return sum === 0 ? "" : euroText(sum);
}
