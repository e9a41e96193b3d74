import type { StaffMember } from "#app/features/identity/identity.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney, orderName } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as fulfilment from "#app/i18n/messages/orders-admin/fulfilment.ts";
import * as ordersAdmin from "#app/i18n/messages/orders-admin/orders-admin.ts";
import * as transfers from "#app/i18n/messages/orders-admin/refund-transfers.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { FilterDate, FilterSelect, ListFilter, SortSelect } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import { FULFILMENT_STATES, ORDER_KINDS, ORDER_STATES } from "../enums.ts";
import type { ListedOrder } from "../orders.ts";
import {
  FILTER_PROVIDERS,
  FROM_THE_FIRST,
  ORDER_COLUMNS,
  ORDER_SORTS,
  type OrderColumn,
  type OrderSort,
  type OrdersQuery,
  ordersList,
} from "../schema.ts";
import { FulfilmentWord } from "./fulfilment/fulfilment-word.tsx";
import { PartlyRefunded } from "./order-marks.tsx";
import { ORDER_STATE_MESSAGES, OrderStateWord } from "./order-state-word.tsx";
import { providerMessages } from "./trail-messages.ts";

const SORT_MESSAGES: Readonly<Record<OrderSort, Message>> = {
  latest: lists.newestFirst,
  oldest: lists.oldestFirst,
  total: ordersAdmin.dearestFirst,
};

const COLUMNS: Readonly<Record<OrderColumn, ListColumn<ListedOrder>>> = {
  state: { label: messages.status, cell: (order) => <StateCell order={order} /> },
  fulfilment: {
    label: fulfilment.title,
    cell: (order) => order.paidAt && order.kind === "sale" && <GoodsCell order={order} />,
  },
  customer: { label: messages.customer, cell: ({ name }) => <bdi>{name}</bdi> },
  email: { label: messages.email, cell: ({ email }) => email },
  placed: { label: ordersAdmin.placed, cell: ({ placedAt }) => <When at={placedAt} /> },
  paid: { label: messages.paid, cell: ({ paidAt }) => paidAt && <When at={paidAt} /> },
  total: { label: messages.total, numeric: true, cell: ({ total }) => formatMoney(total) },
  toTransfer: {
    label: transfers.toTransfer,
    numeric: true,
    cell: ({ toTransfer }) => toTransfer > 0 && formatMoney(toTransfer),
  },
  transferSince: {
    label: transfers.since,
    cell: ({ transferSince }) => transferSince && <When at={transferSince} day />,
  },
};

interface OrdersFilterProps {
  readonly query: OrdersQuery;
  readonly staff: readonly StaffMember[];
  readonly count: React.ReactNode;
}

/** Search and states of the back office's list; all of it is in the address. */
export function OrdersFilter({ query, staff, count }: OrdersFilterProps) {
  const t = useT();
  const states = [null, "attention", "to-transfer", ...ORDER_STATES] as const;
  const tabs = choiceTabs(states, query.state, (state) => ({
    name: t(stateWord(state)),
    to: ordersList.href({ ...query, state, ...FROM_THE_FIRST }),
  }));
  return (
    <ListFilter
      key={ordersList.href(query)}
      hidden={query.state && <input type="hidden" name="state" value={query.state} />}
      tabs={{ label: t(messages.status), tabs }}
      sort={<SortSelect sorts={ORDER_SORTS} value={query.sort} labels={SORT_MESSAGES} />}
      columns={<ColumnChoice all={ORDER_COLUMNS} chosen={query.columns} labels={columnMessages(COLUMNS)} />}
      count={count}
    >
      <SearchField label={t(ordersAdmin.searchOrders)} name="search" defaultValue={query.search} />
      <FilterSelect name="fulfilment" label={fulfilment.title} any={fulfilment.any} value={query.fulfilment}>
        {FULFILMENT_STATES.map((state) => [state, t(fulfilment.states[state])])}
      </FilterSelect>
      <FilterSelect
        name="assignee"
        label={orderAdmin.assignee}
        any={orderAdmin.anyAssignee}
        value={query.assignee}
      >
        {[
          ["me", t(orderAdmin.assignedToMe)] as const,
          ["none", t(orderAdmin.noOne)] as const,
          ...staff.map(({ id, name }) => [id, name] as const),
        ]}
      </FilterSelect>
      <FilterSelect
        name="provider"
        label={ordersAdmin.payments}
        any={ordersAdmin.anyPayment}
        value={query.provider}
      >
        {FILTER_PROVIDERS.map((provider) => [
          provider,
          t(providerMessages(provider) ?? ordersAdmin.payments),
        ])}
      </FilterSelect>
      <FilterSelect name="kind" label={orderAdmin.kind} any={orderAdmin.anyKind} value={query.kind}>
        {ORDER_KINDS.map((kind) => [kind, t(orderAdmin.kinds[kind])])}
      </FilterSelect>
      <FilterDate name="from" label={ordersAdmin.placedFrom} value={query.from} />
      <FilterDate name="until" label={ordersAdmin.placedUntil} value={query.until} />
    </ListFilter>
  );
}

function stateWord(state: OrdersQuery["state"]): Message {
  if (state === null) return ordersAdmin.anyState;
  if (state === "to-transfer") return transfers.title;
  return state === "attention" ? ordersAdmin.needsAttention : ORDER_STATE_MESSAGES[state];
}

interface OrdersTableProps {
  readonly orders: readonly ListedOrder[];
  readonly columns: readonly OrderColumn[];
  /** The form that the ticks belong to. */
  readonly form: string;
}

export function OrdersTable({ orders, columns, form }: OrdersTableProps) {
  return (
    <ListTable
      caption={ordersAdmin.orders}
      rows={orders}
      keyOf={({ id }) => id}
      head={{ label: messages.orderNumber, cell: ({ id, number }) => <NumberLink id={id} number={number} /> }}
      columns={COLUMNS}
      chosen={columns}
      ticks={{ form, nameOf: ({ number }) => orderName(number) }}
    />
  );
}

function NumberLink({ id, number }: { id: string; number: number }) {
  return (
    <Link className="link link-block" to={adminPath(`/admin/orders/${id}`)}>
      {orderName(number)}
    </Link>
  );
}

function StateCell({ order }: { order: ListedOrder }) {
  const t = useT();
  return (
    <>
      <OrderStateWord state={order.state} /> {order.partlyRefunded && <PartlyRefunded />}{" "}
      {order.kind !== "sale" && <Tag variant="plain">{t(orderAdmin.kinds[order.kind])}</Tag>}{" "}
      {order.toTransfer > 0 && <Tag variant="warn">{t(transfers.toTransfer)}</Tag>}{" "}
      {order.attention.length > 0 && <Tag variant="fault">{t(ordersAdmin.needsAttention)}</Tag>}
    </>
  );
}

function GoodsCell({ order: { fulfilment: state, onHold } }: { order: ListedOrder }) {
  return <FulfilmentWord state={state} onHold={onHold} />;
}
