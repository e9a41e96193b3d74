import type { Address } from "#app/features/orders/orders.ts";
import { euroText } from "#app/lib/euro.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { readLinedForm } from "#app/lib/forms/lined-form.ts";
import { STANDARD_VAT_RATE } from "#app/lib/vat.ts";
import type { DraftView } from "../drafts.ts";

/** Fields of the address that the invoice is made out to. */
export const BILLING_FIELDS = [
  "bill_line1",
  "bill_line2",
  "bill_town",
  "bill_county",
  "bill_postcode",
] as const;

/** Fields of the editor above the lines, as they are typed. */
export const DRAFT_HEAD_FIELDS = [
  ...(["user", "name", "email", "phone", "company", "vat_number", "po_number", "locale"] as const),
  ...(["delivery", "line1", "line2", "town", "county", "postcode"] as const),
  ...BILLING_FIELDS,
  ...(["delivery_price", "discount", "discount_reason", "message", "note"] as const),
] as const;

/** Fields of a line in the order of the page, each called `line.<key>.<field>`. Without a product it is a line that is not in the catalogue. */
export const DRAFT_LINE_FIELDS = [
  ...(["product", "name", "chosen", "quantity", "price", "vat", "discount", "reason"] as const),
] as const;

export type DraftHeadField = (typeof DRAFT_HEAD_FIELDS)[number];
export type DraftLineField = (typeof DRAFT_LINE_FIELDS)[number];
export type DraftHeadValues = Readonly<Record<string, string>>;

/** A line as it is typed. `chosen` holds what is chosen of each open attribute, as JSON. */
export type DraftLineValues = { readonly [Field in DraftLineField]: string } & { readonly key: string };

/** What the editor sends: texts as typed. */
export interface DraftForm {
  readonly head: DraftHeadValues;
  /** The lines in their order. */
  readonly lines: readonly DraftLineValues[];
  /** Lines to add, as "4 x SKU"; the way without scripts. */
  readonly add: string;
}

/** Lines of one draft. */
export const MAX_DRAFT_LINES = 100;

/** Reads the posted editor. */
export function readDraftForm(form: FormFields): DraftForm {
  return readLinedForm(form, {
    head: DRAFT_HEAD_FIELDS,
    line: DRAFT_LINE_FIELDS,
    manyLines: /^(?:message|note|add)$/,
    most: 2 * MAX_DRAFT_LINES,
  });
}

/** The form of what is stored. */
export function formOfDraft(draft: DraftView): DraftForm {
  return { head: headOf(draft), lines: draft.lines.map(lineOf), add: "" };
}

/** An address by the names of the editor's billing fields. */
export function billingFields(address: Address | null): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(address ?? {}).map(([field, text]) => [`bill_${field}`, text]));
}

function headOf(draft: DraftView): DraftHeadValues {
  const { address, billingAddress: billing } = draft;
  return {
    user: draft.userId ?? "",
    name: draft.name,
    email: draft.email,
    phone: draft.phone,
    company: draft.company ?? "",
    vat_number: draft.vatNumber ?? "",
    po_number: draft.poNumber ?? "",
    locale: draft.locale,
    delivery: draft.delivery,
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    town: address?.town ?? "",
    county: address?.county ?? "",
    postcode: address?.postcode ?? "",
    bill_line1: billing?.line1 ?? "",
    bill_line2: billing?.line2 ?? "",
    bill_town: billing?.town ?? "",
    bill_county: billing?.county ?? "",
    bill_postcode: billing?.postcode ?? "",
    delivery_price: euroText(draft.deliveryByHand),
    discount: draft.discountText,
    discount_reason: draft.discountReason,
    message: draft.message,
    note: draft.note,
  };
}

function lineOf(line: DraftView["lines"][number]): DraftLineValues {
  const isByHand = line.unitPrice !== line.listPrice;
  return {
    key: line.key,
    product: line.productId ?? "",
    name: line.productId === null ? line.name : "",
    quantity: String(line.quantity),
    price: isByHand ? euroText(line.unitPrice) : "",
    vat: line.productId === null ? String(line.vatRate) : "",
    discount: line.discountText,
    reason: line.reason,
    chosen: Object.keys(line.chosen).length === 0 ? "" : JSON.stringify(line.chosen),
  };
}

/** A new line with a key of its own; without a product one that is not in the catalogue. */
export function blankDraftLine(key: string, product = ""): DraftLineValues {
  const vat = product === "" ? String(STANDARD_VAT_RATE) : "";
  return { key, product, name: "", quantity: "1", price: "", vat, discount: "", reason: "", chosen: "" };
}

/** What is chosen of the open attributes of a line, by attribute. Nonsense is nothing. */
export function chosenOf({ chosen }: Pick<DraftLineValues, "chosen">): Readonly<Record<string, string>> {
  try {
    const read: unknown = JSON.parse(chosen);
    if (typeof read !== "object" || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
  } catch {
    return {};
  }
}
