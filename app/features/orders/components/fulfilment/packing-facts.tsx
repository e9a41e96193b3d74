import type { LineRest } from "#app/features/orders/fulfilment/fulfilment.ts";
import type { PackingOrder } from "#app/features/orders/fulfilment/packing.ts";
import { addressText } from "#app/features/orders/orders.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as packing from "#app/i18n/messages/admin/packing.ts";
import * as fulfilment from "#app/i18n/messages/orders-admin/fulfilment.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { PhoneLink } from "#app/ui/admin/contact-links.tsx";
import { Facts, NumericHead, Table } from "#app/ui/tables/table.tsx";
import { LineProgress } from "./line-progress.tsx";
import "../order.css";

/** The addressee of the parcel, and the address. */
export function PackingFacts({ order }: { order: PackingOrder }) {
  const t = useT();
  const locale = useLocale();
  const rows: [React.ReactNode, React.ReactNode][] = [
    [t(messages.customer), <bdi key="name">{order.name}</bdi>],
  ];
  if (order.company) rows.push([t(messages.company), <bdi key="company">{order.company}</bdi>]);
  rows.push(
    order.address
      ? [t(messages.deliveryAddress), addressText(locale, order.address)]
      : [t(messages.delivery), t(messages.collection)],
  );
  if (order.phone) rows.push([t(packing.phone), <PhoneLink key="phone" phone={order.phone} />]);
  if (order.paidAt) rows.push([t(messages.paidAt), formatDateTime(locale, order.paidAt)]);
  if (order.notes) rows.push([t(messages.notes), order.notes]);
  return <Facts rows={rows} />;
}

interface LinesProps {
  readonly order: PackingOrder;
  readonly rest: readonly LineRest[];
}

/** What was ordered, what of it has left and what goes into the next parcel. */
export function PackingLines({ order, rest }: LinesProps) {
  const t = useT();
  return (
    <Table caption={t(messages.items)} quietCaption className="order-table">
      <thead>
        <tr>
          <th scope="col">{t(messages.product)}</th>
          <th scope="col">{t(packing.sku)}</th>
          <NumericHead>{t(messages.quantity)}</NumericHead>
          <NumericHead>{t(fulfilment.leftColumn)}</NumericHead>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line, position) => (
          <tr key={`${line.sku} ${line.name} ${line.options}`}>
            <th scope="row">
              {line.name}
              {line.options && <small>{line.options}</small>}
              <LineProgress rest={rest[position]} />
            </th>
            <td>{line.sku}</td>
            <td className="numeric">{line.quantity}</td>
            <td className="numeric">
              <b>{rest[position]?.left}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
