import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import * as importAdmin from "#app/i18n/messages/catalog-admin/import-admin.ts";
import * as pictureMessages from "#app/i18n/messages/catalog-admin/import-pictures.ts";
import * as reportMessages from "#app/i18n/messages/catalog-admin/import-report.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { FileNote } from "../enums.ts";
import type { ImportCounts, RowProblem } from "../report/import-report.ts";
import { noteText, reasonText } from "../report/report-text.ts";
import type { RunState } from "../run/import-step.ts";
import { countedRows, figureRows } from "./counted-rows.ts";

interface Problem extends Pick<RowProblem, "row" | "sku" | "column" | "value"> {
  readonly id: string;
  readonly sourceId: string;
  readonly severity: RowProblem["severity"];
  readonly reason: RowProblem["reason"];
}

interface ReportProps {
  readonly run: {
    readonly id: string;
    readonly fileName: string;
    readonly state: RunState;
    readonly stepped: boolean;
    readonly counts: ImportCounts;
    readonly notes: readonly FileNote[];
    /** Rows that were read so far; absent or 0 where that was not counted. */
    readonly rowsDone?: number;
  };
  /** Pictures that the library lacks at present; left out: as many as at the end of the run. */
  readonly picturesMissing?: number | undefined;
  /** True: the report is of the file alone, before an import. */
  readonly before?: boolean;
  /** The run's own page, which has its pictures, is another one. */
  readonly alone?: boolean;
  readonly problems: {
    readonly problems: readonly Problem[];
    readonly errors: number;
    readonly leftOut: number;
    readonly warnings: number;
    readonly page: number;
    readonly pages: number;
  };
  /** The address of a page of the problems. */
  readonly hrefOf: (page: number) => string;
}

/** The result of one file: the numbers, what was odd about the file, and every row with a problem. */
export function ImportReport({
  run,
  problems,
  hrefOf,
  picturesMissing = run.counts.imagesMissing,
  before = false,
  alone = false,
}: ReportProps) {
  const t = useT();
  const locale = useLocale();
  const { counts } = run;
  return (
    <section aria-labelledby="report-title" className="stack-6">
      <h2 id="report-title" className="step-1">
        {before ? t(importAdmin.foundInFile) : t(messages.reportOf, { file: run.fileName })}
      </h2>
      {run.state === "interrupted" && !run.stepped && (
        <Banner kind="fault">{t(messages.interruptedHint)}</Banner>
      )}
      {run.state === "running" && !run.stepped && <Banner>{t(messages.runningHint)}</Banner>}
      {run.state === "undone" && <p>{t(importAdmin.figuresBeforeUndo)}</p>}
      {!before && (
        <Facts
          rows={[
            ...figureRows([
              [t(messages.rows), rowsReadOf(run)],
              [t(messages.created), counts.created],
              [t(messages.updated), counts.updated],
              [t(messages.unchanged), counts.unchanged],
              [t(messages.skipped), counts.skipped],
            ]),
            ...countedRows([
              [t(messages.newCategories), counts.categories],
              [t(messages.pictures), counts.images],
              [t(messages.picturesMissing), picturesMissing],
            ]),
          ]}
        />
      )}
      {alone && picturesMissing > 0 && (
        <p>
          <Link to={adminPath(`/admin/import/${run.id}#pictures`)} className="link-plain">
            {t(pictureMessages.seePictures)}
          </Link>
        </p>
      )}
      {run.notes.map((note) => (
        <Banner key={JSON.stringify(note)}>{noteText(locale, note)}</Banner>
      ))}
      {problems.errors + problems.warnings === 0 ? (
        (run.state === "finished" || before) && <Banner kind="ok">{t(reportMessages.noProblems)}</Banner>
      ) : (
        <ProblemTable {...problems} hrefOf={hrefOf} />
      )}
    </section>
  );
}

/** The rows of the file, or those that were read before a run was cut. */
function rowsReadOf({ state, counts, rowsDone = 0 }: ReportProps["run"]): number {
  const isCut = state === "stopped" || state === "interrupted";
  return isCut || rowsDone > 0 ? rowsDone : counts.rows;
}

const PROBLEM_COLUMNS = {
  severity: {
    label: reportMessages.columnSeverity,
    cell: ({ severity }) => <Severity severity={severity} />,
  },
  id: { label: reportMessages.columnId, cell: ({ sourceId }) => sourceId },
  sku: { label: reportMessages.columnSku, cell: ({ sku }) => sku },
  column: { label: reportMessages.columnColumn, cell: ({ column }) => column },
  value: {
    label: reportMessages.columnValue,
    cell: ({ value }) => value && <span className="break-anywhere">{value}</span>,
  },
  reason: { label: reportMessages.columnReason, cell: (problem) => <Reason problem={problem} /> },
} as const satisfies Readonly<Record<string, ListColumn<Problem>>>;

function Severity({ severity }: Pick<Problem, "severity">) {
  const t = useT();
  return severity === "error" ? (
    <Tag variant="fault">{t(reportMessages.severityError)}</Tag>
  ) : (
    <Tag variant="warn">{t(reportMessages.severityWarning)}</Tag>
  );
}

function Reason({ problem }: { readonly problem: Problem }) {
  return reasonText(useLocale(), problem);
}

function ProblemTable({
  problems,
  leftOut,
  warnings,
  page,
  pages,
  hrefOf,
}: ReportProps["problems"] & Pick<ReportProps, "hrefOf">) {
  const t = useT();
  const counted = [
    ...(leftOut > 0 ? [t(reportMessages.errorCount, { n: leftOut })] : []),
    ...(warnings > 0 ? [t(reportMessages.warningCount, { n: warnings })] : []),
  ].join(", ");
  return (
    <>
      <p>{`${t(messages.report)}: ${counted}`}</p>
      <ListTable
        caption={messages.report}
        rows={problems}
        keyOf={({ id }) => id}
        head={{ label: reportMessages.columnRow, cell: ({ row }) => row }}
        columns={PROBLEM_COLUMNS}
        chosen={["severity", "id", "sku", "column", "value", "reason"]}
      />
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}
