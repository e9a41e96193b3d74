import type { ReportQuery } from "#app/features/reports/range.ts";
import { reportFile } from "#app/features/reports/report-addresses.ts";
import type { SellerGroup } from "#app/features/reports/reports.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";

interface ExportLinkProps {
  readonly path: string;
  readonly query: Pick<ReportQuery, "from" | "until" | "step">;
  /** What the report of what sold best is grouped by. */
  readonly group?: SellerGroup;
}

/** A report as a file for a spreadsheet. */
export function ExportLink({ path, query: { from, until, step }, group = "products" }: ExportLinkProps) {
  const t = useT();
  return (
    <p className="report-file">
      <a className="link" href={reportFile.href({ from, until, step, group }, path)} download>
        {t(lists.exportCsv)}
      </a>
    </p>
  );
}
