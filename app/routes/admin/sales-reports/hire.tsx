import { RangeFilter } from "#app/features/reports/components/range-filter.tsx";
import { ReportsFrame } from "#app/features/reports/components/reports-frame.tsx";
import { HireChart, HireChoices } from "#app/features/reports/hire/components/hire-chart.tsx";
import { HireFigures } from "#app/features/reports/hire/components/hire-figures.tsx";
import { HireExtremes, HireLoss, HireTable } from "#app/features/reports/hire/components/hire-tables.tsx";
import { getHireReport } from "#app/features/reports/hire/get-hire-report.server.ts";
import { hireReport } from "#app/features/reports/report-addresses.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/reports-hire.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/hire.ts";
import { ExportLink } from "./export-link.tsx";
import { reportRequest } from "./report-request.server.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader(args: Route.LoaderArgs) {
  const { db, today, query, searchParams } = reportRequest(args);
  const { range, step } = query;
  const now = args.context.get(appContext).clock.now();
  const report = range && (await getHireReport(db, { range, step, now }));
  const { order, rows } = hireReport.parse(searchParams);
  return { today, query, report, table: { order, rows } };
}

export default function HireReportPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { today, query, report, table } = loaderData;
  const { from, until, step } = query;
  return (
    <ReportsFrame current={messages.title} lead={messages.lead}>
      <RangeFilter query={query} today={today} withStep hidden={table} />
      {report && report.items.length === 0 && (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      )}
      {report && report.items.length > 0 && (
        <>
          <HireFigures {...report} />
          <HireChart steps={report.steps} />
          <HireExtremes items={report.items} />
          <HireChoices {...table} hrefOf={(choice) => hireReport.href({ from, until, step, ...choice })} />
          <ExportLink path={adminPath("/admin/reports/export/hire")} query={query} />
          <HireTable {...report} {...table} />
          <HireLoss loss={report.loss} />
        </>
      )}
    </ReportsFrame>
  );
}
