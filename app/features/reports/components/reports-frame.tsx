import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { ListTabs } from "#app/ui/tables/list-tabs.tsx";
import { REPORT_PAGES } from "../report-pages.ts";
import "./reports.css";

interface ReportsFrameProps {
  readonly current: Message;
  readonly lead: Message;
  readonly children: React.ReactNode;
}

/** A page of the reports with the way to the others. */
export function ReportsFrame({ current, lead, children }: ReportsFrameProps) {
  const t = useT();
  const tabs = REPORT_PAGES.map(({ href, label }) => ({
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
