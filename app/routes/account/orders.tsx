import { DocumentLinks } from "#app/features/invoices/components/document-links.tsx";
import { listInvoicesOfCustomer } from "#app/features/invoices/queries.server.ts";
import { OrderStateWord } from "#app/features/orders/components/order-state-word.tsx";
import { listOrdersOfCustomer } from "#app/features/orders/queries.server.ts";
import { listStatementsOfCustomer, listWithdrawable } from "#app/features/withdrawals/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { formatDate, formatMoney } from "#app/i18n/formats.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as account from "#app/i18n/messages/account.ts";
import { documents as documentsWord } from "#app/i18n/messages/invoices.ts";
import { statedOn, withdrawHere } from "#app/i18n/messages/withdrawal.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/orders.ts";

export const handle = { lights: "work", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return [{ title: `${format(localeOf(location.pathname), account.yourOrders)} – ItsShowTime` }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const [orders, withdrawable, documents, statements] = await Promise.all([
    listOrdersOfCustomer(db, viewer.id),
    listWithdrawable(db, viewer.id, clock.now()),
    listInvoicesOfCustomer(db, viewer.id),
    listStatementsOfCustomer(db, viewer.id),
  ]);
  return { orders, withdrawable, documents, statements };
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="grid gap-5">
      <h1 className="text-step-2">
        {t(account.yourOrders)} <Companion of={account.yourOrders} />
      </h1>
      {loaderData.orders.length === 0 ? (
        <EmptyState
          title={t(account.noOrders)}
          action={<ButtonLink href={localeHref(locale, "/shop/browse")}>{t(account.browse)}</ButtonLink>}
        >
          {t(account.noOrdersText)}
        </EmptyState>
      ) : (
        <Table caption={t(account.yourOrders)} quietCaption>
          <thead>
            <tr>
              <th scope="col">{t(account.orderNumber)}</th>
              <th scope="col">{t(account.placed)}</th>
              <th scope="col">{t(account.state)}</th>
              <th scope="col">{t(documentsWord)}</th>
              <th scope="col" className="numeric">
                {t(account.total)}
              </th>
            </tr>
          </thead>
          <tbody>
            {loaderData.orders.map((order) => (
              <tr key={order.id}>
                <th scope="row">
                  <a
                    className="link inline-block py-2"
                    href={localeHref(locale, `/shop/orders/${order.token}`)}
                  >
                    {order.number}
                  </a>
                  {loaderData.withdrawable.includes(order.token) && (
                    <a
                      className="link block py-2 font-normal"
                      href={localeHref(locale, `/shop/orders/${order.token}/withdraw`)}
                    >
                      {t(withdrawHere)}
                    </a>
                  )}
                  {(loaderData.statements[order.token] ?? []).map((statement) => (
                    <a
                      key={statement.token}
                      className="link block py-2 font-normal"
                      href={localeHref(locale, `/withdraw/${statement.token}`)}
                    >
                      {t(statedOn, { date: formatDate(locale, statement.receivedAt) })}
                    </a>
                  ))}
                </th>
                <td>{formatDate(locale, order.placedAt)}</td>
                <td>
                  <OrderStateWord state={order.state} />
                </td>
                <td>
                  <DocumentLinks documents={loaderData.documents[order.token] ?? []} token={order.token} />
                </td>
                <td className="numeric">{formatMoney(order.total)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
