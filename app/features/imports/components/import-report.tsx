import { Link } from "react-router";
import * as messages from "#app/i18n/messages/import.ts";
import * as words from "#app/i18n/messages/import-desk.ts";
import * as reportWords from "#app/i18n/messages/import-report.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Facts, Table } from "#app/ui/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { FileNote, ImportCounts, RowProblem } from "../import-report.ts";
import type { RunState } from "../import-step.ts";
import { noteText, reasonText } from "../report-text.ts";

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
  };
  /** Only what was found in the file: nothing has been imported yet. */
  readonly before?: boolean;
  /** The run's own page, which has its pictures, is another one. */
  readonly alone?: boolean;
  readonly problems: {
    readonly problems: readonly Problem[];
    readonly errors: number;
    readonly warnings: number;
    readonly page: number;
    readonly pages: number;
  };
}

/** What came of one file: the numbers, what was odd about the file, and every row with a problem. */
export function ImportReport({ run, problems, before = false, alone = false }: ReportProps) {
  const t = useT();
  const locale = useLocale();
  const { counts } = run;
  return (
    <section aria-labelledby="report-title" className="stack-6">
      <h2 id="report-title" className="step-1">
        {before ? t(words.foundInFile) : t(messages.reportOf, { file: run.fileName })}
      </h2>
      {run.state === "interrupted" && !run.stepped && (
        <Notice kind="fault">{t(messages.interruptedHint)}</Notice>
      )}
      {run.state === "running" && !run.stepped && <Notice>{t(messages.runningHint)}</Notice>}
      {!before && (
        <Facts
          rows={[
            [t(messages.rows), counts.rows],
            [t(messages.created), counts.created],
            [t(messages.updated), counts.updated],
            [t(messages.unchanged), counts.unchanged],
            [t(messages.skipped), counts.skipped],
            [t(messages.newCategories), counts.categories],
            [t(messages.pictures), counts.images],
            [t(messages.picturesMissing), counts.imagesMissing],
          ]}
        />
      )}
      {alone && counts.imagesMissing > 0 && (
        <p>
          <Link to={`/admin/import/${run.id}#pictures`} className="link-plain">
            {t(words.seePictures)}
          </Link>
        </p>
      )}
      {run.notes.map((note) => (
        <Notice key={JSON.stringify(note)}>{noteText(locale, note)}</Notice>
      ))}
      {problems.errors + problems.warnings === 0 ? (
        (run.state === "finished" || before) && <Notice kind="ok">{t(reportWords.noProblems)}</Notice>
      ) : (
        <ProblemTable {...problems} runId={run.id} />
      )}
    </section>
  );
}

function ProblemTable({
  problems,
  errors,
  warnings,
  page,
  pages,
  runId,
}: ReportProps["problems"] & { runId: string }) {
  const t = useT();
  const locale = useLocale();
  const counted = [
    ...(errors > 0 ? [t(reportWords.errorCount, { n: errors })] : []),
    ...(warnings > 0 ? [t(reportWords.warningCount, { n: warnings })] : []),
  ].join(", ");
  return (
    <>
      <Table caption={`${t(messages.report)}: ${counted}`}>
        <thead>
          <tr>
            <th scope="col">{t(reportWords.columnSeverity)}</th>
            <th scope="col" className="numeric">
              {t(reportWords.columnRow)}
            </th>
            <th scope="col">{t(reportWords.columnId)}</th>
            <th scope="col">{t(reportWords.columnSku)}</th>
            <th scope="col">{t(reportWords.columnColumn)}</th>
            <th scope="col">{t(reportWords.columnValue)}</th>
            <th scope="col">{t(reportWords.columnReason)}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem) => (
            <tr key={problem.id}>
              <td>
                {problem.severity === "error" ? (
                  <Tag variant="fault">{t(reportWords.severityError)}</Tag>
                ) : (
                  <Tag variant="warn">{t(reportWords.severityWarning)}</Tag>
                )}
              </td>
              <td className="numeric">{problem.row}</td>
              <td>{problem.sourceId}</td>
              <td>{problem.sku}</td>
              <td>{problem.column}</td>
              <td className="break-anywhere">{problem.value}</td>
              <td>{reasonText(locale, problem)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination page={page} pages={pages} hrefOf={(n) => `?run=${runId}&page=${n}`} />
    </>
  );
}
