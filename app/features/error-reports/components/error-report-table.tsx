import * as messages from "#app/i18n/messages/admin/error-reports.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { When } from "#app/ui/when.tsx";
import type { ErrorColumn, ErrorReport } from "../error-report.ts";

export const ERROR_LIST_COLUMNS: Readonly<Record<ErrorColumn, ListColumn<ErrorReport>>> = {
  when: { label: messages.when, cell: ({ happenedAt }) => <When at={happenedAt} /> },
  where: {
    label: messages.where,
    cell: ({ method, path }) => (
      <>
        {method} <code>{path}</code>
      </>
    ),
  },
  what: { label: messages.what, cell: (report) => <What report={report} /> },
};

interface ErrorReportTableProps {
  readonly reports: readonly ErrorReport[];
  readonly columns: readonly ErrorColumn[];
}

/** Errors, newest first; what only a developer can read is folded away. */
export function ErrorReportTable({ reports, columns }: ErrorReportTableProps) {
  return (
    <ListTable
      caption={messages.title}
      rows={reports}
      keyOf={({ requestId }) => requestId}
      head={{ label: messages.number, cell: ({ requestId }) => <code>{requestId}</code> }}
      columns={ERROR_LIST_COLUMNS}
      chosen={columns}
    />
  );
}

function What({ report }: { report: ErrorReport }) {
  const t = useT();
  return (
    <>
      {report.type}: {report.message}
      {report.detail && (
        <details className="error-detail">
          <summary>{t(messages.detail)}</summary>
          <pre>{report.detail}</pre>
        </details>
      )}
    </>
  );
}
