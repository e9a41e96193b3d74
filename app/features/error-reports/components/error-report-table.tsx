import { formatDateTime } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/error-reports.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Table } from "#app/ui/table.tsx";
import type { ErrorColumn, ErrorReport } from "../error-report.ts";

/** What the columns are called. */
export const ERROR_COLUMN_WORDS: Readonly<Record<ErrorColumn, Message>> = {
  when: words.when,
  where: words.where,
  what: words.what,
};

interface ErrorReportTableProps {
  readonly reports: readonly ErrorReport[];
  readonly columns: readonly ErrorColumn[];
}

/** Errors, newest first; what only a developer can read is folded away. */
export function ErrorReportTable({ reports, columns }: ErrorReportTableProps) {
  const t = useT();
  return (
    <Table caption={t(words.title)} quietCaption>
      <thead>
        <tr>
          <th scope="col">{t(words.number)}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(ERROR_COLUMN_WORDS[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr key={report.requestId} data-desk-row="">
            <th scope="row">
              <code>{report.requestId}</code>
            </th>
            {columns.map((column) => (
              <td key={column}>
                <ErrorCell report={report} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ErrorCell({ report, column }: { report: ErrorReport; column: ErrorColumn }) {
  const t = useT();
  const locale = useLocale();
  switch (column) {
    case "when":
      return (
        <time dateTime={report.happenedAt.toISOString()}>{formatDateTime(locale, report.happenedAt)}</time>
      );
    case "where":
      return (
        <>
          {report.method} <code>{report.path}</code>
        </>
      );
    case "what":
      return (
        <>
          {report.type}: {report.message}
          {report.detail && (
            <details className="mt-2">
              <summary>{t(words.detail)}</summary>
              <pre className="overflow-x-auto text-[0.85rem] whitespace-pre-wrap">{report.detail}</pre>
            </details>
          )}
        </>
      );
  }
}
