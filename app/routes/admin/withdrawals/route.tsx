import { Outlet } from "react-router";
import { listWithdrawals } from "#app/features/withdrawals/admin-queries.server.ts";
import { withdrawalsList } from "#app/features/withdrawals/admin-query.ts";
import { type ReturnedSettlement, WithdrawalList } from "#app/features/withdrawals/components/admin-list.tsx";
import { useActionResult } from "#app/http/action-route.tsx";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/withdrawals-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListFilter } from "#app/ui/tables/list-filter.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.admin);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const query = withdrawalsList.parse(new URL(request.url).searchParams);
  return { ...(await listWithdrawals(db, query)), query, now: clock.now().toISOString() };
}

export const shouldRevalidate = readAgainAfterConflict;

export default function WithdrawalsPage({ loaderData }: Route.ComponentProps) {
  const { withdrawals, total, all, next, query, now } = loaderData;
  const t = useT();
  const refused = useActionResult<ReturnedSettlement>();
  const first = { ...query, after: null };
  const tabs = [true, false].map((open) => ({
    key: String(open),
    name: t(open ? messages.open : messages.closed),
    to: withdrawalsList.href({ ...first, open }),
    isOn: open === query.open,
  }));
  const none = query.open ? messages.noneOpen : messages.noneClosed;
  return (
    <AdminPage title={messages.admin} lead={messages.adminLede}>
      <FlashMessage
        results={{
          "withdrawal-linked": messages.linked,
          "withdrawal-refunded": messages.refunded,
          "withdrawal-refused": messages.refused,
        }}
      />
      <ListFilter
        key={withdrawalsList.href(query)}
        hidden={!query.open && <input type="hidden" name="closed" value="" />}
        tabs={{ label: t(messages.admin), tabs }}
        count={
          <ListCount
            n={total}
            all={all}
            csv={withdrawalsList.href(first, adminPath("/admin/withdrawals/export"))}
          />
        }
      >
        <SearchField label={t(messages.searchAdmin)} name="search" defaultValue={query.search} />
      </ListFilter>
      {refused?.kind === "conflict" && <AlertBanner>{t(messages.settledMeanwhile)}</AlertBanner>}
      <ListRows
        isEmpty={withdrawals.length === 0}
        empty={{ title: query.search ? messages.noneFound : none, text: messages.noneText }}
      >
        <WithdrawalList withdrawals={withdrawals} now={now} query={query} refused={refused} />
      </ListRows>
      <ListPages
        first={query.after ? withdrawalsList.href(first) : null}
        next={next && withdrawalsList.href({ ...query, after: next })}
      />
      <Outlet />
    </AdminPage>
  );
}
