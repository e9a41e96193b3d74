import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ChevronIcon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { BoardRow } from "../board.ts";
import { type BoardQuery, hireBoard } from "../board-query.ts";

/** What a row is called, as a link to its page, with the switch that lists its units. */
export function RowTitle({
  row,
  query,
  children,
}: {
  readonly row: BoardRow;
  readonly query: BoardQuery;
  readonly children: string;
}) {
  return (
    <>
      {row.unfolded !== null && <Fold row={row} query={query} item={children} />}
      {row.href ? (
        <a className="board-title" href={row.href}>
          {children}
        </a>
      ) : (
        <span className="board-title">{children}</span>
      )}
    </>
  );
}

function Fold({
  row,
  query,
  item,
}: {
  readonly row: BoardRow;
  readonly query: BoardQuery;
  readonly item: string;
}) {
  const t = useT();
  const units = row.unfolded ? query.units.filter((id) => id !== row.id) : [...query.units, row.id];
  return (
    <Link
      className="board-fold"
      discover="none"
      to={hireBoard.href({ ...query, units })}
      preventScrollReset
      aria-expanded={row.unfolded ?? false}
      aria-label={t(row.unfolded ? messages.hideUnits : messages.showUnits, { item })}
    >
      <ChevronIcon />
    </Link>
  );
}

/** How much of a row is taken, and what is wrong with it: an icon and a word, never a colour alone. */
export function RowFigures({ row }: { readonly row: BoardRow }) {
  const t = useT();
  const { owned, peak, short, late } = row;
  return (
    <span className="board-figures">
      {owned !== null && <span title={t(messages.takenHint)}>{t(messages.taken, { peak, owned })}</span>}
      {short > 0 && <StateWord state="fault">{t(messages.short, { n: short })}</StateWord>}
      {late > 0 && <StateWord state="fault">{t(messages.late, { n: late })}</StateWord>}
      {owned !== null && peak > owned && (
        <StateWord state="fault">{t(messages.over, { n: peak - owned })}</StateWord>
      )}
    </span>
  );
}
