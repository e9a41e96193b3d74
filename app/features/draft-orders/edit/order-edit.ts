import { isPaid } from "#app/features/orders/order-states.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import type { Cents } from "#app/lib/money.ts";
import type { DraftFault, DraftFigures } from "../editor/draft-figures.ts";
import { DRAFT_HEAD_FIELDS, type DraftForm, readDraftForm } from "../editor/draft-form.ts";

/** What the page *Edit order* sends: texts as typed. */
export interface EditForm {
  /** Pieces that each line of the order is to have, by its position. */
  readonly kept: Readonly<Record<string, string>>;
  /** Lines that are added. */
  readonly added: Pick<DraftForm, "lines" | "add">;
  /** The price of delivery of what is added; blank for none. */
  readonly delivery: string;
  /** The delivery that was paid is refunded. */
  readonly refundDelivery: boolean;
  readonly reason: string;
}

export interface EditFault extends Pick<DraftFault, "field" | "over"> {
  readonly kind:
    | DraftFault["kind"]
    /** Fewer pieces than have left. */
    | "dispatched"
    /** The number of pieces is not one that a line can have. */
    | "pieces"
    /** More would come off than is left of what was paid. */
    | "more-than-paid"
    | "no-change";
}

/** Why an edit was not done. */
export type EditRefusal =
  | "conflict"
  | "discount-changed"
  /** The fields say it. */
  | "faults"
  | "no-account"
  | "no-payment"
  | "not-editable"
  | "not-paid"
  | "nothing-chosen"
  | "out-of-stock"
  | "over-limit"
  | "price-changed"
  | "to-confirm"
  | "too-cheap"
  | "too-expensive"
  | "too-many-orders"
  | "too-many-pieces"
  | "too-many-refunded"
  | "too-much"
  | "not-found";

/** A line of the order as the page offers it. */
export interface EditableLine {
  readonly position: number;
  /** Pieces that the customer has or gets: ordered less refunded. */
  readonly current: number;
  /** Pieces that have left: the line keeps at least these. */
  readonly least: number;
  readonly unitPrice: Cents;
}

/** What an edit comes to. Sums include VAT. */
export interface EditFigures {
  /** The figures of the lines that are typed. */
  readonly draft: DraftFigures;
  readonly added: Cents;
  readonly removed: Cents;
  /** The difference: above zero the customer pays it, below zero it is refunded. */
  readonly net: number;
  /** What of `removed` pays for `added`. */
  readonly applied: Cents;
}

/** Characters of the reason for an edit at most. */
export const MAX_REASON_LENGTH = 300;

/** Lines of an edited order: more pieces than any customer orders of one thing. */
export const MAX_PIECES = 9_999;

/**
 * A paid sale. One that was partly paid with a credit has its lines refunded, and is added to, without a netted sum.
 */
export function isEditable({ kind, state, credit }: Pick<OrderView, "kind" | "state" | "credit">): boolean {
  return kind === "sale" && isPaid(state) && credit === 0;
}

export function readEditForm(form: FormFields): EditForm {
  const { lines, add } = readDraftForm(form);
  const kept = form.keys().flatMap((name) => {
    const [, position] = /^keep\.(\d{1,4})$/.exec(name) ?? [];
    return position === undefined ? [] : [[position, form.text(name, 20)] as const];
  });
  return {
    kept: Object.fromEntries(kept),
    added: { lines, add },
    delivery: form.text("delivery_price", 20),
    refundDelivery: form.ticked("refund_delivery"),
    reason: form.text("edit_reason"),
  };
}

/** The form of an order that nothing was changed of. */
export function unchangedForm(lines: readonly EditableLine[]): EditForm {
  return {
    kept: Object.fromEntries(lines.map(({ position, current }) => [String(position), String(current)])),
    added: { lines: [], add: "" },
    delivery: "",
    refundDelivery: false,
    reason: "",
  };
}

/** Added lines as the form of a draft, so that they are priced and checked as its lines are. */
export function draftFormOf(
  { added }: EditForm,
  { locale, userId }: Pick<OrderView, "locale" | "userId">,
): DraftForm {
  const blank = Object.fromEntries(DRAFT_HEAD_FIELDS.map((field) => [field, ""]));
  return { head: { ...blank, locale, user: userId ?? "", delivery: "collection" }, ...added };
}
