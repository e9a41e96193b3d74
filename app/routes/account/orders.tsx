import { AccountOrdersTable } from "#app/features/invoices/components/orders-table.tsx";
import { listInvoicesOfOrders } from "#app/features/invoices/queries.server.ts";
import { listOrdersOfCustomer } from "#app/features/orders/list/list-orders.server.ts";
import { listStatementsOfOrders, listWithdrawable } from "#app/features/withdrawals/queries.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { listQuery, numberField } from "#app/lib/list-query.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import type { Route } from "./+types/orders.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta = titleMeta(account.yourOrders);

const ownOrders = listQuery(localeHref("en", "/account/orders"), {
  /** The number of the last order already shown. */
  before: numberField,
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, actorId: userId } = await requireActor(context);
  const { before } = ownOrders.parse(new URL(request.url).searchParams);
  const { orders, older } = await listOrdersOfCustomer(db, userId, before);
  const ids = orders.map(({ id }) => id);
  const [withdrawable, documents, statements] = await Promise.all([
    listWithdrawable(db, ids, clock.now()),
    listInvoicesOfOrders(db, ids),
    listStatementsOfOrders(db, ids),
  ]);
  return { orders, older, before, withdrawable, documents, statements };
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const { before, older } = loaderData;
  const here = localeHref(locale, "/account/orders");
  return (
    <section className="stack-5">
      <CompanionHeading level={1} of={account.yourOrders} className="step-2" />
      {loaderData.orders.length === 0 && before === null ? (
        <EmptyState
          title={t(account.noOrders)}
          action={<ButtonLink href={localeHref(locale, "/shop/browse")}>{t(account.browse)}</ButtonLink>}
        >
          {t(account.noOrdersText)}
        </EmptyState>
      ) : (
        <AccountOrdersTable {...loaderData} />
      )}
      <ListPages
        first={before === null ? null : here}
        next={older === null ? null : ownOrders.href({ before: older }, here)}
      />
    </section>
  );
}
