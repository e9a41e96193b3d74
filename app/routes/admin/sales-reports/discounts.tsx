import { DiscountsReportTable } from "#app/features/reports/components/discounts-report-table.tsx";
import { RangeFilter } from "#app/features/reports/components/range-filter.tsx";
import { ReportsFrame } from "#app/features/reports/components/reports-frame.tsx";
import { getDiscountsReport } from "#app/features/reports/discounts-report.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/discounts-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/discounts.ts";
import { ExportLink } from "./export-link.tsx";
import { reportRequest } from "./report-request.server.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.report);

export async function loader(args: Route.LoaderArgs) {
  const { db, today, query } = reportRequest(args);
  return { today, query, rows: query.range && (await getDiscountsReport(db, query.range)) };
}

export default function DiscountsReportPage({ loaderData: { today, query, rows } }: Route.ComponentProps) {
  const t = useT();
  return (
    <ReportsFrame current={messages.report} lead={messages.reportLead}>
      <RangeFilter query={query} today={today} />
      {rows?.length === 0 && <EmptyState title={t(messages.noReport)} />}
      {rows && rows.length > 0 && (
        <>
          <DiscountsReportTable rows={rows} />
          <ExportLink path={adminPath("/admin/reports/export/discounts")} query={query} />
        </>
      )}
    </ReportsFrame>
  );
}
