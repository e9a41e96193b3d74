import { Link } from "react-router";
import { formatDateTime, formatMoney } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { SearchIcon } from "#app/ui/icons.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { ORDER_STATES } from "../order-states.ts";
import type { OrderSummary } from "../orders.ts";
import { FROM_THE_LATEST, type OrdersQuery, ordersHref, PROVIDERS } from "../schema.ts";
import { OrderStateWord, STATE_WORDS } from "./order-state-word.tsx";
import { providerWords } from "./trail-words.ts";

/** Search and states of the back office's list; all of it is in the address. */
export function OrdersFilter({ query }: { query: OrdersQuery }) {
  const t = useT();
  const states = [null, "attention", ...ORDER_STATES] as const;
  return (
    <>
      <form method="get" className="admin-orders-search">
        {query.state && <input type="hidden" name="state" value={query.state} />}
        <label className="search">
          <span className="hidden-visually">{t(words.search)}</span>
          <SearchIcon />
          <input
            className="input input-small"
            type="search"
            name="search"
            defaultValue={query.search}
            placeholder={t(words.searchOrders)}
            data-search=""
          />
        </label>
        <select
          className="input input-small"
          name="provider"
          defaultValue={query.provider ?? ""}
          aria-label={t(words.payments)}
        >
          <option value="">{t(words.anyPayment)}</option>
          {PROVIDERS.map((provider) => (
            <option key={provider} value={provider}>
              {t(providerWords(provider) ?? words.payments)}
            </option>
          ))}
        </select>
        {(["from", "until"] as const).map((name) => (
          <label key={name} className="admin-orders-day">
            <span>{t(name === "from" ? words.placedFrom : words.placedUntil)}</span>
            <input className="input input-small" type="date" name={name} defaultValue={query[name] ?? ""} />
          </label>
        ))}
        <Button type="submit" look="solid" small>
          {t(words.search)}
        </Button>
      </form>
      <nav className="chips" aria-label={t(words.status)}>
        {states.map((state) => (
          <Link
            key={state}
            className="chip"
            to={ordersHref({ ...query, state, ...FROM_THE_LATEST })}
            {...(query.state === state && { "aria-current": "true" as const })}
          >
            {state === null
              ? t(words.anyState)
              : t(state === "attention" ? words.needsAttention : STATE_WORDS[state])}
          </Link>
        ))}
      </nav>
    </>
  );
}

export function OrdersTable({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t(words.orders)} quietCaption>
      <thead>
        <tr>
          <th scope="col">{t(words.orderNumber)}</th>
          <th scope="col">{t(words.status)}</th>
          <th scope="col">{t(words.customer)}</th>
          <th scope="col">{t(words.placed)}</th>
          <th scope="col" className="numeric">
            {t(words.total)}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} data-desk-row="">
            <th scope="row">
              <Link className="link" to={`/admin/orders/${order.id}`} data-row-link="">
                {order.number}
              </Link>
            </th>
            <td>
              <OrderStateWord state={order.state} />{" "}
              {order.attention && <Tag look="fault">{t(words.needsAttention)}</Tag>}
            </td>
            <td>
              {order.name}
              <br />
              <small>{order.email}</small>
            </td>
            <td>
              <time dateTime={order.placedAt.toISOString()}>{formatDateTime(locale, order.placedAt)}</time>
            </td>
            <td className="numeric">{formatMoney(order.total)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
