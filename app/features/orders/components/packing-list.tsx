import { Link } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as orderAdmin from "#app/i18n/messages/order-admin.ts";
import * as messages from "#app/i18n/messages/orders.ts";
import * as packing from "#app/i18n/messages/packing.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import type { ListedPacking } from "../fulfilment/packing.ts";

type Column = "state" | "customer" | "pieces" | "paid";

const CHOSEN: readonly Column[] = ["state", "customer", "pieces", "paid"];

const COLUMNS: Readonly<Record<Column, ListColumn<ListedPacking>>> = {
  state: { word: messages.status, cell: (order) => <PackingState order={order} /> },
  customer: { word: messages.customer, cell: ({ name }) => <bdi>{name}</bdi> },
  pieces: { word: packing.pieces, numeric: true, cell: ({ pieces }) => pieces },
  paid: { word: messages.paid, cell: ({ paidAt }) => paidAt && <When at={paidAt} /> },
};

/** Orders whose goods are to leave. */
export function PackingTable({ orders }: { orders: readonly ListedPacking[] }) {
  return (
    <ListTable
      caption={packing.title}
      rows={orders}
      keyOf={({ id }) => id}
      head={{ word: messages.orderNumber, cell: (order) => <OrderLink order={order} /> }}
      columns={COLUMNS}
      chosen={CHOSEN}
    />
  );
}

function OrderLink({ order: { id, number } }: { order: ListedPacking }) {
  return (
    <Link className="link link-block" to={adminPath(`/admin/packing/${id}`)}>
      {number}
    </Link>
  );
}

/** What is to be done with the goods, or that they have left. */
export function PackingState({
  order: { state, onHold, deliveryMethod, readyAt, dispatchedAt },
}: {
  order: Pick<ListedPacking, "state" | "onHold" | "deliveryMethod" | "readyAt" | "dispatchedAt">;
}) {
  const t = useT();
  if (onHold) return <StateWord state="fault">{t(orderAdmin.onHold)}</StateWord>;
  if (state === "completed")
    return <StateWord state="ok">{t(dispatchedAt ? packing.dispatched : packing.collected)}</StateWord>;
  if (deliveryMethod === "delivery") return <StateWord state="warn">{t(packing.toSend)}</StateWord>;
  return readyAt ? (
    <StateWord state="ok">{t(packing.ready)}</StateWord>
  ) : (
    <StateWord state="warn">{t(packing.toMakeReady)}</StateWord>
  );
}
