import { OrderStateWord } from "#app/features/orders/components/order-state-word.tsx";
import type { OrderSummary } from "#app/features/orders/orders.ts";
import type { WithdrawalReceipt } from "#app/features/withdrawals/withdrawals.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import { documents as documentsWord } from "#app/i18n/messages/shop/invoices.ts";
import { statedOn, withdrawHere } from "#app/i18n/messages/shop/withdrawal.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import type { InvoiceSummary } from "../invoices.ts";
import { DocumentLinks } from "./document-links.tsx";

interface OrdersTableProps {
  readonly orders: readonly OrderSummary[];
  /** The tokens of those that can be withdrawn from. */
  readonly withdrawable: readonly string[];
  /** Documents by the order's token. */
  readonly documents: Readonly<Record<string, readonly InvoiceSummary[]>>;
  readonly statements: Readonly<Record<string, readonly WithdrawalReceipt[]>>;
}

/** A customer's orders with what belongs to each; a card for each on a phone. */
export function AccountOrdersTable({ orders, withdrawable, documents, statements }: OrdersTableProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t(account.yourOrders)} quietCaption className="list-table">
      <thead>
        <tr>
          <th scope="col">{t(account.orderNumber)}</th>
          <th scope="col">{t(account.placed)}</th>
          <th scope="col">{t(account.state)}</th>
          <NumericHead>{t(account.total)}</NumericHead>
          <th scope="col">{t(documentsWord)}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <a className="link link-block" href={localeHref(locale, `/shop/orders/${order.token}`)}>
                {order.number}
              </a>
              {withdrawable.includes(order.token) && (
                <a
                  className="link link-line"
                  href={localeHref(locale, `/shop/orders/${order.token}/withdraw`)}
                >
                  {t(withdrawHere)}
                </a>
              )}
              {(statements[order.token] ?? []).map((statement) => (
                <a
                  key={statement.token}
                  className="link link-line"
                  href={localeHref(locale, `/withdraw/${statement.token}`)}
                >
                  {t(statedOn, { date: formatDate(locale, statement.receivedAt) })}
                </a>
              ))}
            </th>
            <td data-label={t(account.placed)}>{formatDate(locale, order.placedAt)}</td>
            <td data-label={t(account.state)}>
              <OrderStateWord state={order.state} />
            </td>
            <td className="numeric" data-label={t(account.total)}>
              {formatMoney(order.total)}
            </td>
            <td data-label={t(documentsWord)}>
              <div>
                <DocumentLinks documents={documents[order.token] ?? []} token={order.token} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
