import { Link } from "react-router";
import { formatDateTime } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/import.ts";
import * as words from "#app/i18n/messages/import-desk.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Table } from "#app/ui/table.tsx";
import type { ImportCounts } from "../import-report.ts";
import type { RunState } from "../import-step.ts";
import { summaryText } from "../summary-text.ts";

interface PastRun {
  readonly id: string;
  readonly fileName: string;
  readonly state: RunState;
  readonly stepped: boolean;
  readonly counts: ImportCounts;
  readonly createdAt: Date;
}

const STATES = {
  running: messages.running,
  finished: messages.finished,
  interrupted: messages.interrupted,
  draft: words.stateDraft,
  checking: words.checkingTitle,
  checked: words.stateChecked,
  stopped: words.stoppedTitle,
  undoing: words.undoingTitle,
  undone: words.undoneTitle,
} as const satisfies Record<RunState, unknown>;

/** The latest imports, each leading to its report. */
export function ImportHistory({ runs }: { runs: readonly PastRun[] }) {
  const t = useT();
  const locale = useLocale();
  if (runs.length === 0) return <p>{t(messages.noImports)}</p>;
  return (
    <Table caption={t(messages.history)}>
      <thead>
        <tr>
          <th scope="col">{t(messages.file)}</th>
          <th scope="col">{t(messages.when)}</th>
          <th scope="col">{t(messages.state)}</th>
          <th scope="col">{t(messages.report)}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id}>
            <td>
              <Link to={run.stepped ? `/admin/import/${run.id}` : `?run=${run.id}`}>{run.fileName}</Link>
            </td>
            <td>
              <time dateTime={run.createdAt.toISOString()}>{formatDateTime(locale, run.createdAt)}</time>
            </td>
            <td>{t(STATES[run.state])}</td>
            <td>{summaryText(locale, run.counts)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
