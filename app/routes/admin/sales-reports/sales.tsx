import { RangeFilter } from "#app/features/reports/components/range-filter.tsx";
import { ReportsFrame } from "#app/features/reports/components/reports-frame.tsx";
import { SalesChart, SalesTable } from "#app/features/reports/components/sales-chart.tsx";
import { Figures } from "#app/features/reports/components/sales-figures.tsx";
import { totalOf } from "#app/features/reports/reports.ts";
import { getSalesReport } from "#app/features/reports/sales-report.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/sales.ts";
import { ExportLink } from "./export-link.tsx";
import { reportRequest } from "./report-request.server.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader(args: Route.LoaderArgs) {
  const { db, today, query } = reportRequest(args);
  return { today, query, report: query.range && (await getSalesReport(db, query.range, query.step)) };
}

export default function SalesPage({ loaderData: { today, query, report } }: Route.ComponentProps) {
  const t = useT();
  const isEmpty = report?.total.invoiced === 0 && report.total.credited === 0;
  return (
    <ReportsFrame current={messages.sales} lead={messages.salesLead}>
      <RangeFilter query={query} today={today} withStep />
      {report && (
        <Figures
          total={report.total}
          before={report.before}
          beforeRange={report.beforeRange}
          hire={totalOf(report.hire)}
        />
      )}
      {report && isEmpty && <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>}
      {report && !isEmpty && (
        <>
          <SalesChart steps={report.steps} />
          <ExportLink path={adminPath("/admin/reports/export/sales")} query={query} />
          <SalesTable steps={report.steps} />
        </>
      )}
    </ReportsFrame>
  );
}
