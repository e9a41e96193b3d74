import { Form, Outlet } from "react-router";
import { ADJUST_REASONS } from "#app/features/inventory/enums.ts";
import { CountFrame } from "#app/features/stock-count/components/count-frame.tsx";
import { CountRows } from "#app/features/stock-count/components/count-rows.tsx";
import { listCountedProducts } from "#app/features/stock-count/list-counted-products.server.ts";
import { type CountedRow, type ReturnedCount, stockList } from "#app/features/stock-count/stock-count.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/stock-count.ts";
import * as products from "#app/i18n/messages/catalog-admin/product-form.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export const shouldRevalidate = readAgainAfterConflict;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = stockList.parse(new URL(request.url).searchParams);
  return { query, ...(await listCountedProducts(db, query)) };
}

const REASONS = ADJUST_REASONS.map((reason) => [reason, products.reasons[reason]] as const);

const RESULTS = {
  "stock-undone": products.stockUndone,
  "stock-undo-not-found": { fault: products.stockUndoRefused.gone },
  "stock-undo-not-staff": { fault: products.stockUndoRefused["not-staff"] },
  "stock-undo-not-counted": { fault: products.stockUndoRefused["not-counted"] },
  "stock-undo-undone-already": { fault: products.stockUndoRefused["undone-already"] },
  "stock-undo-below-zero": { fault: products.stockUndoRefused["below-zero"] },
};

/** Counts the stock of the shop, without prices. */
export default function StockPage({ loaderData: { query, rows, total, all, next } }: Route.ComponentProps) {
  const refused = useActionResult<ReturnedCount>();
  const hrefOf = (path: string) => stockList.href(query, path);
  return (
    <CountFrame
      of="shop"
      search={query.search}
      total={total}
      all={all}
      results={RESULTS}
      isEmpty={rows.length === 0}
    >
      <CountRows
        rows={rows}
        refused={refused}
        actionOf={({ id }) => hrefOf(adminPath(`/admin/stock/${id}/counts`))}
        names={{ count: messages.forSale, besides: messages.inOrders }}
        reasons={REASONS}
        undo={(row) => (
          <UndoForm row={row} action={hrefOf(adminPath(`/admin/stock/${row.id}/counts/reversal`))} />
        )}
      />
      <ListPages
        first={query.after === null ? null : stockList.href({ ...query, after: null })}
        next={next && stockList.href(next)}
      />
      <Outlet />
    </CountFrame>
  );
}

function UndoForm({ row, action }: { readonly row: CountedRow; readonly action: string }) {
  const t = useT();
  return (
    <Form method="post" action={action}>
      <SubmitButton variant="quiet" small data-key="z" aria-label={`${t(ui.undo)}: ${row.name}`}>
        {t(ui.undo)}
      </SubmitButton>
    </Form>
  );
}
