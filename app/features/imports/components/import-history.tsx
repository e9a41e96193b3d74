import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import * as importAdmin from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { When } from "#app/ui/when.tsx";
import type { ImportRunView, RunState } from "../run/import-step.ts";
import { summaryText } from "../run/summary-text.ts";

type PastRun = Omit<ImportRunView, "notes" | "finishedAt">;

const STATES = {
  running: messages.running,
  finished: messages.finished,
  interrupted: messages.interrupted,
  draft: importAdmin.stateDraft,
  checking: importAdmin.checkingTitle,
  checked: importAdmin.stateChecked,
  stopped: importAdmin.stoppedTitle,
  undoing: importAdmin.undoingTitle,
  undone: importAdmin.undoneTitle,
  "undo-interrupted": importAdmin.undoCutTitle,
} as const satisfies Record<RunState, unknown>;

const COLUMNS = {
  when: { label: messages.when, cell: (run: PastRun) => <When at={run.createdAt} /> },
  state: { label: messages.state, cell: (run: PastRun) => <State run={run} /> },
  report: { label: messages.report, cell: (run: PastRun) => <Summary run={run} /> },
};

/**
 * The list of uploaded files that were not imported, each leading to its next step. Renders nothing when there are
 * none.
 */
export function DryRuns({ runs }: { runs: readonly PastRun[] }) {
  const t = useT();
  if (runs.length === 0) return null;
  return (
    <section className="stack-3">
      <h2 className="step-1">{t(messages.dryRuns)}</h2>
      <ListTable
        caption={messages.dryRuns}
        rows={runs}
        keyOf={({ id }) => id}
        head={{ label: messages.file, cell: (run) => <FileLink run={run} /> }}
        columns={COLUMNS}
        chosen={["when", "state"]}
      />
    </section>
  );
}

/** Imports, each leading to its report. */
export function ImportHistory({ runs }: { runs: readonly PastRun[] }) {
  const t = useT();
  if (runs.length === 0) return <p>{t(messages.noImports)}</p>;
  return (
    <section className="stack-3">
      <h2 className="step-1">{t(messages.history)}</h2>
      <ListTable
        caption={messages.history}
        rows={runs}
        keyOf={({ id }) => id}
        head={{ label: messages.file, cell: (run) => <FileLink run={run} /> }}
        columns={COLUMNS}
        chosen={["when", "state", "report"]}
      />
    </section>
  );
}

function FileLink({ run: { id, stepped, fileName } }: { run: PastRun }) {
  return (
    <Link className="link link-block" to={stepped ? adminPath(`/admin/import/${id}`) : `?run=${id}`}>
      {fileName}
    </Link>
  );
}

function State({ run }: { run: PastRun }) {
  return useT()(STATES[run.state]);
}

function Summary({ run }: { run: PastRun }) {
  return summaryText(useLocale(), run.counts);
}
