import { Form } from "react-router";
import { ReportsFrame } from "#app/features/reports/components/reports-frame.tsx";
import { PeriodOptions, VatBoxes, VatTable } from "#app/features/reports/components/vat-table.tsx";
import {
  listVatPeriods,
  parseVatPeriod,
  vatPeriodRange,
  vatPeriodText,
} from "#app/features/reports/vat-period.ts";
import { getVatReport } from "#app/features/reports/vat-report.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isoDay } from "#app/lib/time/irish-time.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/vat.ts";
import { ExportLink } from "./export-link.tsx";
import { reportRequest } from "./report-request.server.ts";

/** Three years: a return can be amended for four. */
const PERIODS = 24;

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.vat);

export async function loader(args: Route.LoaderArgs) {
  const { db, today, searchParams } = reportRequest(args);
  const period = parseVatPeriod(searchParams.get("period") ?? "", today);
  const range = vatPeriodRange(period);
  return {
    current: vatPeriodText(period),
    periods: listVatPeriods(today, PERIODS),
    days: { from: isoDay(range.first), until: isoDay(range.last), step: "month" as const },
    rows: await getVatReport(db, range),
  };
}

export default function VatPage({ loaderData: { current, periods, days, rows } }: Route.ComponentProps) {
  const t = useT();
  return (
    <ReportsFrame current={messages.vat} lead={messages.vatLead}>
      <Form method="get" className="report-dates" key={current}>
        <Select name="period" label={messages.period} defaultValue={current}>
          <PeriodOptions periods={periods} />
        </Select>
        <SubmitButton variant="outline" small>
          {t(messages.show)}
        </SubmitButton>
      </Form>
      <VatBoxes rows={rows} />
      {rows.length === 0 ? (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      ) : (
        <>
          <ExportLink path={adminPath("/admin/reports/export/vat")} query={days} />
          <VatTable rows={rows} />
        </>
      )}
    </ReportsFrame>
  );
}
