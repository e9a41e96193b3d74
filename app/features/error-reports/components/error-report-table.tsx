import { formatDateTime } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/error-reports.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Table } from "#app/ui/table.tsx";
import type { ErrorReport } from "../error-report.ts";

/** Errors, newest first; what only a developer can read is folded away. */
export function ErrorReportTable({ reports }: { reports: readonly ErrorReport[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t(words.title)} quietCaption>
      <thead>
        <tr>
          {[words.number, words.when, words.where, words.what].map((head) => (
            <th key={String(head.en)} scope="col">
              {t(head)}
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
            <td>
              <time dateTime={report.happenedAt.toISOString()}>
                {formatDateTime(locale, report.happenedAt)}
              </time>
            </td>
            <td>
              {report.method} <code>{report.path}</code>
            </td>
            <td>
              {report.type}: {report.message}
              {report.detail && (
                <details className="mt-2">
                  <summary>{t(words.detail)}</summary>
                  <pre className="overflow-x-auto text-[0.85rem] whitespace-pre-wrap">{report.detail}</pre>
                </details>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
