import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageStep } from "./page-step.tsx";

interface PaginationProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** The address of a page. */
  readonly hrefOf: (page: number) => string;
}

/** Links to the pages of a list. Nothing when there is one page only. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const t = useT();
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={t(ui.pagination)}>
      <div className="page-numbers">
        {shownPages(page, pages).map((n, index) =>
          n === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, distinguished by their index.
            <span key={`gap-${index}`} className="gap">
              …
            </span>
          ) : (
            <Link
              key={n}
              to={hrefOf(n)}
              aria-label={t(ui.pageNumber, { n })}
              {...(n === page && { "aria-current": "page" as const })}
            >
              {n}
            </Link>
          ),
        )}
      </div>
      <PageStep to={page > 1 ? hrefOf(page - 1) : null} rel="prev">
        {t(ui.previous)}
      </PageStep>
      <PageStep to={page < pages ? hrefOf(page + 1) : null} rel="next">
        {t(ui.next)}
      </PageStep>
    </nav>
  );
}

/** First, last, and the neighbours of the current page; null marks a gap. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages);
  return wanted
    .sort((a, b) => a - b)
    .flatMap((n, i, all) => {
      const before = all[i - 1] ?? n - 1;
      if (n - before === 2) return [n - 1, n];
      return n - before > 2 ? [null, n] : [n];
    });
}
