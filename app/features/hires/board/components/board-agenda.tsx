import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { BarKind, BoardBar, BoardSubject } from "../board.ts";
import type { BoardQuery } from "../board-query.ts";
import { agendaText, type BoardView, boardPeriod, boardPeriodText } from "../board-view.ts";
import { RowFigures, RowTitle } from "./board-row-name.tsx";
import "./board.css";
import "./board-print.css";

const WORDS = {
  provisional: "warn",
  firm: "ok",
  out: "ok",
  done: "off",
  turnaround: "off",
  maintenance: "warn",
  missing: "fault",
  retired: "off",
  expected: "warn",
  subhire: "warn",
  shortage: "fault",
} as const satisfies Record<BarKind, string>;

/** The board as a list: what each row has, one after another. */
export function BoardAgenda({ board, query }: { readonly board: BoardView; readonly query: BoardQuery }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ol className="board-agenda">
      {board.rows.map((row) => (
        <li key={row.id}>
          <h2 className="board-agenda-name" {...nameLang(locale, row)}>
            <RowTitle row={row} query={query}>
              {row.kind === "unit" ? t(messages.unit, { number: row.name }) : nameIn(locale, row)}
            </RowTitle>
            <RowFigures row={row} />
          </h2>
          {row.bars.length === 0 ? (
            <p className="muted">{t(messages.empty)}</p>
          ) : (
            <ul>
              {row.bars.map((bar) => {
                const subject = board.subjects[bar.subject];
                return subject && <Entry key={keyOf(bar)} bar={bar} subject={subject} />;
              })}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

const keyOf = ({ kind, subject, from, to }: BoardBar) => `${kind}-${subject}-${from}-${to}`;

function Entry({ bar, subject }: { readonly bar: BoardBar; readonly subject: BoardSubject }) {
  const t = useT();
  const locale = useLocale();
  const { from, to } = boardPeriod(bar, subject);
  const text = (
    <>
      <span className="board-agenda-when">{boardPeriodText(t, locale, from, to)}</span>
      <span>{agendaText(t, bar, subject)}</span>
      <StateWord state={bar.late ? "fault" : WORDS[bar.kind]}>
        {bar.late ? t(messages.isLate) : t(messages.kinds[bar.kind])}
      </StateWord>
    </>
  );
  return (
    <li>
      {subject.href ? (
        <Link className="board-agenda-bar" to={subject.href}>
          {text}
        </Link>
      ) : (
        <span className="board-agenda-bar">{text}</span>
      )}
    </li>
  );
}
