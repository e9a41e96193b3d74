import type { ListedPacking } from "#app/features/orders/fulfilment/packing.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { orderName } from "#app/i18n/formats.ts";
import * as packing from "#app/i18n/messages/admin/packing.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { Link } from "#app/ui/link.tsx";
import { type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { When } from "#app/ui/when.tsx";
import { FulfilmentWord } from "./fulfilment-word.tsx";

type Column = "state" | "customer" | "pieces" | "paid";

const CHOSEN: readonly Column[] = ["state", "customer", "pieces", "paid"];

const COLUMNS: Readonly<Record<Column, ListColumn<ListedPacking>>> = {
  state: {
    label: messages.status,
    cell: (order) => <FulfilmentWord state={order.fulfilment} onHold={order.onHold} />,
  },
  customer: { label: messages.customer, cell: ({ name }) => <bdi>{name}</bdi> },
  pieces: { label: packing.pieces, numeric: true, cell: ({ pieces }) => pieces },
  paid: { label: messages.paid, cell: ({ paidAt }) => paidAt && <When at={paidAt} /> },
};

interface PackingTableProps {
  readonly orders: readonly ListedPacking[];
  /** The form that the ticks belong to. */
  readonly form: string;
}

/** Orders whose goods are to leave. */
export function PackingTable({ orders, form }: PackingTableProps) {
  return (
    <ListTable
      caption={packing.title}
      rows={orders}
      keyOf={({ id }) => id}
      head={{ label: messages.orderNumber, cell: (order) => <OrderLink order={order} /> }}
      columns={COLUMNS}
      chosen={CHOSEN}
      ticks={{ form, nameOf: ({ number }) => orderName(number) }}
    />
  );
}

function OrderLink({ order: { id, number } }: { order: ListedPacking }) {
  return (
    <Link className="link link-block" to={adminPath(`/admin/packing/${id}`)}>
      {orderName(number)}
    </Link>
  );
}
