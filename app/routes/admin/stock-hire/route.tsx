import { Outlet } from "react-router";
import { COUNT_REASONS } from "#app/features/fleet/fleet.ts";
import { CountFrame } from "#app/features/stock-count/components/count-frame.tsx";
import { CountRows } from "#app/features/stock-count/components/count-rows.tsx";
import { listCountedItems } from "#app/features/stock-count/list-counted-items.server.ts";
import { hireStockList, type ReturnedCount } from "#app/features/stock-count/stock-count.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/stock-count.ts";
import * as stockMessages from "#app/i18n/messages/fleet-admin/fleet-stock.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export const shouldRevalidate = readAgainAfterConflict;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const query = hireStockList.parse(new URL(request.url).searchParams);
  return { query, ...(await listCountedItems(db, query, clock.now())) };
}

const REASONS = COUNT_REASONS.map((reason) => [reason, stockMessages.reasons[reason]] as const);

/** Counts the pieces of the hire stock that have no number, without prices. */
export default function HireStockPage({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, all, page, pages } = loaderData;
  const t = useT();
  const refused = useActionResult<ReturnedCount>();
  return (
    <CountFrame
      of="hire"
      search={query.search}
      total={total}
      all={all}
      results={{
        "hire-shortages-opened": { kind: "info", role: "status", text: t(stockMessages.shortOpened) },
      }}
      isEmpty={rows.length === 0}
    >
      <CountRows
        rows={rows}
        refused={refused}
        actionOf={({ id }) => hireStockList.href(query, adminPath(`/admin/stock/hire/${id}/counts`))}
        names={{ count: messages.onShelf, besides: messages.away }}
        reasons={REASONS}
      />
      <Pagination page={page} pages={pages} hrefOf={(n) => hireStockList.href({ ...query, page: n })} />
      <Outlet />
    </CountFrame>
  );
}
