import { addressText, lineText, type OrderView } from "#app/features/orders/orders.ts";
import { formatDateTime } from "#app/i18n/formats.ts";
import { format } from "#app/i18n/message.ts";
import * as orderAdmin from "#app/i18n/messages/order-admin.ts";
import * as messages from "#app/i18n/messages/orders.ts";
import { closePaper, decorate, heightOf, INK, isFull, openPaper, PAPER, put, rule } from "./paper.server.ts";

/** What goes into the parcel: no prices, a box to tick per line. Staff read English. */
export function renderPackingSheet(order: OrderView): Promise<Buffer> {
  const locale = "en";
  const number = String(order.number);
  const doc = openPaper(locale, `${format(locale, orderAdmin.packingTitle)} ${number}`);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const add = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw));
  const whole = { x: PAPER.left, width: PAPER.width };
  let y = 50;
  add("H1", () => {
    y = put(
      doc,
      `${format(locale, orderAdmin.packingTitle)} ${number}`,
      { ...whole, y },
      { face: "display", size: 22 },
    );
  });
  const facts = [
    order.name,
    order.company ?? "",
    order.address ? addressText(order.address) : format(locale, messages.collection),
    // For the carrier.
    order.deliveryMethod === "delivery" ? order.phone : "",
    formatDateTime(locale, order.placedAt),
    order.notes ?? "",
  ];
  y += 8;
  for (const fact of facts.filter((line) => line !== ""))
    add("P", () => {
      y = put(doc, fact, { ...whole, y }, { size: 11 });
    });
  y += 14;
  rule(doc, y, INK.text, 1);
  y += 10;
  for (const line of order.lines) {
    const name = lineText(line);
    const width = PAPER.width - 110;
    const height = heightOf(doc, name, width, { face: "bold", size: 12 }) + (line.sku ? 14 : 0) + 12;
    if (isFull(doc, y, height)) {
      doc.addPage();
      y = 60;
    }
    const top = y;
    decorate(doc, () => {
      doc.rect(PAPER.left, top, 12, 12).lineWidth(1).strokeColor(INK.text).stroke();
    });
    add("P", () => {
      put(doc, `${line.quantity} ×`, { x: PAPER.left + 24, y: top, width: 60 }, { face: "bold", size: 12 });
      const next = put(doc, name, { x: PAPER.left + 90, y: top, width }, { face: "bold", size: 12 });
      if (line.sku) put(doc, line.sku, { x: PAPER.left + 90, y: next, width }, { color: INK.soft });
    });
    y += height;
    rule(doc, y - 5);
  }
  root.end();
  return closePaper(
    doc,
    `${format(locale, messages.order, { number })} · ${order.name}`,
    (page, pages) => `${page} / ${pages}`,
  );
}
