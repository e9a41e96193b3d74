import type { ReportQuery } from "#app/features/reports/range.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";

interface ExportLinkProps {
  readonly path: string;
  readonly query: Pick<ReportQuery, "from" | "until" | "step">;
  /** What the address has beside the range. */
  readonly more?: Readonly<Record<string, string>>;
}

/** A report as a file for a spreadsheet. */
export function ExportLink({ path, query: { from, until, step }, more = {} }: ExportLinkProps) {
  const t = useT();
  return (
    <p className="report-file">
      <a className="link" href={`${path}?${new URLSearchParams({ from, until, step, ...more })}`} download>
        {t(lists.exportCsv)}
      </a>
    </p>
  );
}
