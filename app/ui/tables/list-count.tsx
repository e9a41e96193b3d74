import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { countText } from "#app/lib/text/count-text.ts";

interface ListCountProps {
  /** Rows that the list shows on all its pages; `all` without its filters. */
  readonly n: number;
  readonly all: number;
  /** The address of the same rows as CSV. */
  readonly csv?: string | undefined;
}

/** "29 of 161", unless the list has nothing, and the export of what is shown. */
export function ListCount({ n, all, csv }: ListCountProps) {
  const t = useT();
  return (
    <>
      {all > 0 && <span>{t(lists.counted, { n: countText(n), all: countText(all) })}</span>}
      {csv && <CsvLink to={csv} />}
    </>
  );
}

/** The export of what a list shows. */
export function CsvLink({ to }: { readonly to: string }) {
  const t = useT();
  return (
    <a className="link" href={to} download>
      {t(lists.exportCsv)}
    </a>
  );
}
