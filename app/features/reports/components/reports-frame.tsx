import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import * as hire from "#app/i18n/messages/hire-admin/reports-hire.ts";
import * as discounts from "#app/i18n/messages/orders-admin/discounts-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { ListTabs } from "#app/ui/tables/list-tabs.tsx";
import "./reports.css";

/** The reports in the order of their menu, by their path under /admin/reports. */
const REPORTS = [
  { href: adminPath("/admin/reports"), label: messages.sales },
  { href: adminPath("/admin/reports/best-sellers"), label: messages.sellers },
  { href: adminPath("/admin/reports/hire"), label: hire.title },
  { href: adminPath("/admin/reports/vat"), label: messages.vat },
  { href: adminPath("/admin/reports/accounting"), label: messages.accounting },
  { href: adminPath("/admin/reports/stock"), label: messages.stock },
  { href: adminPath("/admin/reports/activity"), label: messages.activity },
  { href: adminPath("/admin/reports/discounts"), label: discounts.report },
] as const;

interface ReportsFrameProps {
  readonly current: Message;
  readonly lead: Message;
  readonly children: React.ReactNode;
}

/** A page of the reports with the way to the others. */
export function ReportsFrame({ current, lead, children }: ReportsFrameProps) {
  const t = useT();
  const tabs = REPORTS.map(({ href, label }) => ({
    key: href,
    name: t(label),
    to: href,
    isOn: label === current,
  }));
  return (
    <AdminPage title={messages.title}>
      <ListTabs own={{ label: t(messages.title), tabs }} />
      <p className="muted report-lead">{t(lead)}</p>
      {children}
    </AdminPage>
  );
}
