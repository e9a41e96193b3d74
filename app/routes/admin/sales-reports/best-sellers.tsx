import { getSellersReport } from "#app/features/reports/best-sellers.server.ts";
import { RangeFilter } from "#app/features/reports/components/range-filter.tsx";
import { ReportsFrame } from "#app/features/reports/components/reports-frame.tsx";
import { GroupLinks, SellersTable } from "#app/features/reports/components/sellers-table.tsx";
import { sellersReport } from "#app/features/reports/report-addresses.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/best-sellers.ts";
import { ExportLink } from "./export-link.tsx";
import { reportRequest } from "./report-request.server.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.sellers);

export async function loader(args: Route.LoaderArgs) {
  const { db, today, query, searchParams } = reportRequest(args);
  const { group } = sellersReport.parse(searchParams);
  return { today, query, group, report: query.range && (await getSellersReport(db, query.range, group)) };
}

export default function BestSellersPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { today, query, group, report } = loaderData;
  const { from, until } = query;
  return (
    <ReportsFrame current={messages.sellers} lead={messages.sellersLead}>
      <GroupLinks
        current={group}
        hrefOf={(grouping) => sellersReport.href({ from, until, group: grouping })}
      />
      <RangeFilter query={query} today={today} hidden={{ group }} />
      {report && report.rows.length + report.rest.length === 0 && (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      )}
      {report && report.rows.length + report.rest.length > 0 && (
        <>
          <ExportLink path={adminPath("/admin/reports/export/best-sellers")} query={query} group={group} />
          <SellersTable group={group} report={report} />
        </>
      )}
    </ReportsFrame>
  );
}
