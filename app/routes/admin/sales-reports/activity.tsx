import { getActivityReport } from "#app/features/reports/activity-report.server.ts";
import { ActivityFacts } from "#app/features/reports/components/activity-facts.tsx";
import { RangeFilter } from "#app/features/reports/components/range-filter.tsx";
import { ReportsFrame } from "#app/features/reports/components/reports-frame.tsx";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/activity.ts";
import { ExportLink } from "./export-link.tsx";
import { reportRequest } from "./report-request.server.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.activity);

export async function loader(args: Route.LoaderArgs) {
  const { db, today, query } = reportRequest(args);
  return { today, query, report: query.range && (await getActivityReport(db, query.range)) };
}

export default function ActivityPage({ loaderData: { today, query, report } }: Route.ComponentProps) {
  return (
    <ReportsFrame current={messages.activity} lead={messages.activityLead}>
      <RangeFilter query={query} today={today} />
      {report && (
        <>
          <ActivityFacts report={report} />
          <ExportLink path={adminPath("/admin/reports/export/activity")} query={query} />
        </>
      )}
    </ReportsFrame>
  );
}
