import type { Db } from "#app/db/client.server.ts";
import type { StoredDraftLine } from "#app/db/schema/shop/draft-orders.ts";
import type { Fulfilment } from "#app/features/orders/fulfilment/fulfilment.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import type { OrderLine, OrderView } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { netOfDiscount } from "#app/features/orders/totals.ts";
import { getRefundable } from "#app/features/payments/refunds/list-refunds.server.ts";
import {
  planRefund,
  type Refundable,
  type RefundChoice,
  type RefundPlan,
} from "#app/features/payments/refunds/refunds.ts";
import { parseEuro } from "#app/lib/euro.ts";
import { type Cents, netOfVat, ZERO } from "#app/lib/money.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { type DraftPrice, orderLinesOf, priceDraft } from "../editor/price-draft.ts";
import { prepareDraft } from "../editor/save-draft.server.ts";
import {
  draftFormOf,
  type EditableLine,
  type EditFault,
  type EditFigures,
  type EditForm,
  MAX_PIECES,
  MAX_REASON_LENGTH,
} from "./order-edit.ts";

/** An order with what an edit of it is worked out from. */
export interface EditedOrder {
  readonly order: OrderView;
  readonly fulfilment: Fulfilment;
  readonly left: Refundable;
  readonly lines: readonly EditableLine[];
}

/** The order that is edited; null for an unknown one. */
export async function getEditedOrder(db: Db, orderId: string): Promise<EditedOrder | null> {
  const [order, fulfilment] = [await getOrder(db, orderId), await getFulfilment(db, orderId)];
  if (!order || !fulfilment) return null;
  const left = await getRefundable(db, order);
  const lines = fulfilment.rest.map(({ position, ordered, refunded, left: here }) => {
    const current = Math.max(0, ordered - refunded);
    const least = Math.max(0, current - here);
    return { position, current, least, unitPrice: order.lines[position]?.unitPrice ?? ZERO };
  });
  return { order, fulfilment, left, lines };
}

/** An edit as it would be done, what it comes to, and what is wrong with it. */
export interface BuiltEdit {
  /** The form as it was typed, with lines from the field for several ones. */
  readonly form: EditForm;
  /** Lines of the added order, as its draft keeps them and as they are ordered. */
  readonly draftLines: readonly StoredDraftLine[];
  readonly lines: readonly OrderLine[];
  readonly price: DraftPrice;
  /** What comes off the order; null for nothing. */
  readonly removal: { readonly choice: RefundChoice; readonly plan: RefundPlan } | null;
  readonly figures: EditFigures;
  readonly faults: readonly EditFault[];
}

/**
 * Works an edit out. Pieces that are raised cost what the line cost before its discount; pieces that come off are given
 * back at what was paid for them, their share of the discount included. Lines that are added cost what the customer
 * pays now, by the price list of the order's account.
 */
export async function buildEdit(db: Db, edited: EditedOrder, typed: EditForm): Promise<BuiltEdit> {
  const { order, left } = edited;
  const faults: EditFault[] = [];
  const prepared = await prepareDraft(db, draftFormOf(typed, order));
  faults.push(...prepared.faults);
  const changes = readKept(edited, typed, faults);
  const draftLines = [
    ...changes.raised.map(({ line, pieces }, at) => raisedLine(line, pieces, `raised-${at}`)),
    ...prepared.built.lines.map((line) => (order.reverseCharge ? withoutVat(line) : line)),
  ];
  const price = priceDraft(draftLines, { discount: ZERO, delivery: readDelivery(typed, faults) });
  const removal = planRemoval(left, changes.lowered, typed, faults);
  if (draftLines.length === 0 && price.totals.delivery > 0)
    faults.push({ field: "delivery_price", kind: "no-lines" });
  if (typed.reason === "") faults.push({ field: "edit_reason", kind: "required" });
  if (typed.reason.length > MAX_REASON_LENGTH)
    faults.push({
      field: "edit_reason",
      kind: "too-long",
      over: { length: typed.reason.length, limit: MAX_REASON_LENGTH },
    });
  const added = price.totals.total;
  const removed = removal?.plan.amount ?? ZERO;
  if (draftLines.length === 0 && !removal && faults.every(({ field }) => field === "edit_reason"))
    faults.splice(0, faults.length, { field: "edit_reason", kind: "no-change" });
  return {
    form: { ...typed, added: { lines: prepared.form.lines, add: prepared.form.add } },
    draftLines,
    price,
    removal,
    faults,
    lines: orderLinesOf(draftLines, price),
    figures: {
      draft: prepared.built.figures,
      added,
      removed,
      net: added - removed,
      applied: added < removed ? added : removed,
    },
  };
}

interface Kept {
  readonly raised: readonly { readonly line: OrderLine; readonly pieces: number }[];
  readonly lowered: readonly { readonly position: number; readonly quantity: number }[];
}

function readKept({ order, lines }: EditedOrder, { kept }: EditForm, faults: EditFault[]): Kept {
  const raised: { line: OrderLine; pieces: number }[] = [];
  const lowered: { position: number; quantity: number }[] = [];
  for (const { position, current, least } of lines) {
    const [text, line] = [kept[position], order.lines[position]];
    if (text === undefined || !line) continue;
    const field = `keep.${position}`;
    const wanted = parseWhole(text, MAX_PIECES);
    if (wanted === null) faults.push({ field, kind: "pieces" });
    else if (wanted < least) faults.push({ field, kind: "dispatched" });
    else if (wanted > current) raised.push({ line, pieces: wanted - current });
    else if (wanted < current) lowered.push({ position, quantity: current - wanted });
  }
  return { raised, lowered };
}

function raisedLine(line: OrderLine, quantity: number, key: string): StoredDraftLine {
  const { productId, sku, name, options, chosen, unitPrice, vatRate } = line;
  const { environmentalCost, withdrawalException } = line;
  return {
    key,
    productId,
    sku,
    name,
    options,
    chosen,
    quantity,
    listPrice: productId === null ? null : unitPrice,
    unitPrice,
    vatRate,
    discount: ZERO,
    discountText: "",
    reason: "",
    environmentalCost,
    withdrawalException,
  };
}

/** A line of an order without VAT has the net price. */
function withoutVat(line: StoredDraftLine): StoredDraftLine {
  const unitPrice = netOfVat(line.unitPrice, line.vatRate);
  const listPrice = line.listPrice === null ? null : netOfVat(line.listPrice, line.vatRate);
  return { ...line, unitPrice, listPrice, vatRate: 0, discount: netOfDiscount(line, unitPrice) };
}

function readDelivery({ delivery }: EditForm, faults: EditFault[]): Cents {
  if (delivery === "") return ZERO;
  const sum = parseEuro(delivery);
  if (sum === null) faults.push({ field: "delivery_price", kind: "sum" });
  return sum ?? ZERO;
}

/** Pieces that have not left go back into stock. */
function planRemoval(
  left: Refundable,
  lines: Kept["lowered"],
  { refundDelivery }: EditForm,
  faults: EditFault[],
): BuiltEdit["removal"] {
  const delivery = refundDelivery && left.delivery > 0;
  if (lines.length === 0 && !delivery) return null;
  const restock = lines.map(({ position }) => position);
  const choice = { kind: "lines", lines, restock, delivery, free: true } as const;
  const planned = planRefund(left, choice);
  if (planned.ok) return { choice, plan: planned.value };
  const field = lines[0] ? `keep.${lines[0].position}` : "refund_delivery";
  faults.push({ field, kind: planned.error.kind === "nothing-chosen" ? "no-change" : "more-than-paid" });
  return null;
}
