import { formatDateTime } from "#app/i18n/formats.ts";
import * as invoices from "#app/i18n/messages/invoices.ts";
import * as words from "#app/i18n/messages/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Facts } from "#app/ui/table.tsx";
import { addressText, type OrderView } from "../orders.ts";
import { OrderStateWord } from "./order-state-word.tsx";

/** Number, state, dates, customer and delivery of an order; without the first three where they stand above it. */
export function OrderFacts({ order, headed = false }: { order: OrderView; headed?: boolean }) {
  const t = useT();
  const locale = useLocale();
  const rows: [React.ReactNode, React.ReactNode][] = headed
    ? []
    : [
        [t(words.orderNumber), String(order.number)],
        [t(words.status), <OrderStateWord key="state" state={order.state} />],
        [t(words.orderDate), formatDateTime(locale, order.placedAt)],
      ];
  if (order.paidAt) rows.push([t(words.paidAt), formatDateTime(locale, order.paidAt)]);
  rows.push([t(words.customer), order.name]);
  rows.push([
    t(words.contact),
    <>
      {order.email}
      <br />
      {order.phone}
    </>,
  ]);
  if (order.company) rows.push([t(words.company), order.company]);
  if (order.vatNumber) rows.push([t(words.vatNumber), order.vatNumber]);
  rows.push(
    order.address
      ? [t(words.deliveryAddress), addressText(order.address)]
      : [t(words.delivery), t(words.collection)],
  );
  if (order.billingAddress) rows.push([t(words.billingAddress), addressText(order.billingAddress)]);
  if (order.reverseCharge) rows.push([t(invoices.vatTotal), t(invoices.reverseCharge)]);
  if (order.notes) rows.push([t(words.notes), order.notes]);
  return <Facts rows={rows} />;
}
