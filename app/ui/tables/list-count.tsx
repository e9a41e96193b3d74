import * as lists from "#app/i18n/messages/ui/lists.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { COUNT_LIMIT } from "#app/lib/text/count-text.ts";

/** Rows of a list, each counted exactly or no further than COUNT_LIMIT. */
export interface CountedRows {
  /** Rows that the list shows on all its pages; `all` without its filters. */
  readonly n: number;
  readonly all: number;
  /** The shown page of a list whose pages have numbers: its number from 1, and the rows of a page. */
  readonly paging?: { readonly page: number; readonly size: number } | undefined;
}

interface ListCountProps extends CountedRows {
  /** The address of the same rows as CSV. */
  readonly csv?: string | undefined;
}

/** How many rows a list shows of all it has, unless it has none, and the export of what is shown. */
export function ListCount({ csv, ...rows }: ListCountProps) {
  const t = useT();
  return (
    <>
      {rows.all > 0 && <span>{countOfRows(t, rows)}</span>}
      {csv && <CsvLink to={csv} />}
    </>
  );
}

/**
 * "29 of 161". From COUNT_LIMIT rows on, which are not counted further: the rows of the page, "51–100 of 1,000 or
 * more", or "1,000 or more" where the pages have no numbers.
 */
function countOfRows(t: Translate, { n, all, paging }: CountedRows): string {
  const text = (rows: number) =>
    rows === COUNT_LIMIT ? t(lists.orMore, { n: formatNumber(rows) }) : formatNumber(rows);
  if (n < COUNT_LIMIT) return t(lists.counted, { n: formatNumber(n), all: text(all) });
  if (!paging) return all > n ? t(lists.counted, { n: text(n), all: text(all) }) : text(n);
  const last = n === COUNT_LIMIT ? paging.page * paging.size : Math.min(paging.page * paging.size, n);
  const from = formatNumber((paging.page - 1) * paging.size + 1);
  return t(lists.counted, { n: `${from}–${formatNumber(last)}`, all: text(n) });
}

/** The export of what a list shows. */
function CsvLink({ to }: { readonly to: string }) {
  const t = useT();
  return (
    <a className="link" href={to} download>
      {t(lists.exportCsv)}
    </a>
  );
}
