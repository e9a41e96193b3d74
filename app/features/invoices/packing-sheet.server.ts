import type { Hold, LineRest } from "#app/features/orders/fulfilment/fulfilment.ts";
import {
  addressText,
  lineIn,
  lineText,
  type OrderLine,
  type OrderView,
} from "#app/features/orders/orders.ts";
import { decorate, heightOf, INK, PAPER, put, rule, type Struct } from "#app/features/paper/paper.server.ts";
import { add, closeTagged, LABEL, openTagged, placeFor } from "#app/features/paper/paper-parts.server.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as packing from "#app/i18n/messages/admin/packing.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";

/** An order with what of its lines is left to leave. */
export interface SheetOrder {
  readonly order: OrderView;
  readonly rest: readonly LineRest[];
  /** Why its goods leave only with a reason; null where they may leave. */
  readonly hold: Hold | null;
}

type Doc = PDFKit.PDFDocument;

/** Staff read English. */
const LOCALE = "en";

/** Points. */
const LABEL_WIDTH = 110;

const WHOLE = { x: PAPER.left, width: PAPER.width };

/** What goes into the parcels of one or more orders, each on a page of its own: no prices, a box to tick per line. */
export function renderPackingSheets(sheets: readonly SheetOrder[]): Promise<Buffer> {
  const numbers = sheets.map(({ order }) => order.number).join(", ");
  const paper = openTagged(LOCALE, `${format(LOCALE, orderAdmin.packingTitle)} ${numbers}`);
  const { doc, root } = paper;
  for (const [at, sheet] of sheets.entries()) {
    if (at > 0) doc.addPage();
    drawLines(doc, root, sheet, drawHead(doc, root, sheet));
  }
  const [first] = sheets;
  const foot =
    first && sheets.length === 1
      ? `${format(LOCALE, messages.order, { number: String(first.order.number) })} · ${first.order.name}`
      : format(LOCALE, orderAdmin.packingTitle);
  return closeTagged(paper, foot);
}

/** What keeps the goods back, in the words of the first line of a sheet. */
const HOLDS: Readonly<Record<Hold, Message>> = {
  refunded: packing.sheetRefunded,
  withdrawn: packing.sheetWithdrawn,
  attention: packing.sheetAttention,
};

/** A refund in full that its provider has not taken on leaves the order paid. */
function holdText({ order, hold }: SheetOrder): Message | null {
  if (hold === "refunded" && order.state === "paid") return packing.sheetBeingRefunded;
  return hold && HOLDS[hold];
}

/** Number, what keeps the goods back, customer, where they go, date and notes. Returns where the lines begin. */
function drawHead(doc: Doc, root: Struct, sheet: SheetOrder): number {
  const { order } = sheet;
  const hold = holdText(sheet);
  let y = 50;
  const title = `${format(LOCALE, orderAdmin.packingTitle)} ${order.number}`;
  add(doc, root, "H1", () => {
    y = put(doc, title, { ...WHOLE, y }, { face: "display", size: 22 });
  });
  y += 8;
  if (hold) {
    add(doc, root, "P", () => {
      y = put(doc, format(LOCALE, hold), { ...WHOLE, y }, { face: "bold", size: 16 });
    });
    y += 8;
  }
  for (const [label, value] of factsOf(order)) y = drawFact(doc, root, { label, value, top: y });
  y += 14;
  rule(doc, y, INK.text, 1);
  return y + 10;
}

type Fact = readonly [label: string, value: string];

function factsOf(order: OrderView): readonly Fact[] {
  const named = (message: Message, value: string): Fact => [format(LOCALE, message), value];
  const isDelivered = order.deliveryMethod === "delivery";
  const facts = [
    named(messages.customer, order.name),
    named(messages.company, order.company ?? ""),
    order.address
      ? named(messages.deliveryAddress, addressText(LOCALE, order.address))
      : named(messages.delivery, format(LOCALE, messages.collection)),
    named(packing.phone, isDelivered ? order.phone : ""),
    named(messages.orderDate, formatDateTime(LOCALE, order.placedAt)),
    named(messages.notes, order.notes ?? ""),
  ];
  return facts.filter(([, value]) => value !== "");
}

/** Puts a label and, beside it, its value. Returns where the next one begins; `top` is in points. */
function drawFact(
  doc: Doc,
  root: Struct,
  { label, value, top }: { readonly label: string; readonly value: string; readonly top: number },
): number {
  let end = top;
  add(doc, root, "P", () => {
    put(doc, label, { x: PAPER.left, y: top + 2.5, width: LABEL_WIDTH - 8 }, LABEL);
    const x = PAPER.left + LABEL_WIDTH;
    end = put(doc, value, { x, y: top, width: PAPER.width - LABEL_WIDTH }, { size: 11 });
  });
  return end;
}

function drawLines(doc: Doc, root: Struct, sheet: SheetOrder, top: number): void {
  let y = top;
  for (const { line, quantity } of linesToPack(sheet)) {
    const name = lineText(lineIn(LOCALE, line));
    const width = PAPER.width - 110;
    const height = heightOf(doc, name, width, { face: "bold", size: 12 }) + (line.sku ? 14 : 0) + 12;
    y = placeFor(doc, y, height);
    drawLine(doc, root, { line, quantity, name, width, top: y });
    y += height;
    rule(doc, y - 5);
  }
}

interface DrawnLine {
  readonly line: OrderLine;
  readonly quantity: number;
  readonly name: string;
  readonly width: number;
  readonly top: number;
}

function drawLine(doc: Doc, root: Struct, { line, quantity, name, width, top }: DrawnLine): void {
  decorate(doc, () => {
    doc.rect(PAPER.left, top, 12, 12).lineWidth(1).strokeColor(INK.text).stroke();
  });
  add(doc, root, "P", () => {
    put(doc, `${quantity} ×`, { x: PAPER.left + 24, y: top, width: 60 }, { face: "bold", size: 12 });
    const next = put(doc, name, { x: PAPER.left + 90, y: top, width }, { face: "bold", size: 12 });
    if (line.sku) put(doc, line.sku, { x: PAPER.left + 90, y: next, width }, { color: INK.soft });
  });
}

/** Lines with what is left of them; the whole order once nothing is. */
function linesToPack({ order, rest }: SheetOrder) {
  const left = order.lines.flatMap((line, position) => {
    const quantity = rest[position]?.left ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  return left.length > 0 ? left : order.lines.map((line) => ({ line, quantity: line.quantity }));
}
