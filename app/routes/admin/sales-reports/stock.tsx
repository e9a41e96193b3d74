import { ReportsFrame } from "#app/features/reports/components/reports-frame.tsx";
import { StockTable } from "#app/features/reports/components/stock-table.tsx";
import { countStockedSamples, getStockReport } from "#app/features/reports/stock-report.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/stock.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.stock);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  return { rows: await getStockReport(db), samples: await countStockedSamples(db) };
}

export default function StockPage({ loaderData: { rows, samples } }: Route.ComponentProps) {
  const t = useT();
  return (
    <ReportsFrame current={messages.stock} lead={messages.stockLead}>
      {samples > 0 && <p>{t(messages.stockSamples, { n: samples })}</p>}
      {rows.length === 0 ? (
        <EmptyState title={t(samples > 0 ? messages.noOwnStock : messages.noStock)}>
          {t(messages.noStockText)}
        </EmptyState>
      ) : (
        <>
          <p>
            <a className="link" href={adminPath("/admin/reports/export/stock")} download>
              {t(lists.exportCsv)}
            </a>
          </p>
          <StockTable rows={rows} />
        </>
      )}
    </ReportsFrame>
  );
}
