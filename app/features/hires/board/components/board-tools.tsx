import { useEffect, useRef } from "react";
import { formatDate } from "#app/i18n/dates.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { pagesOf } from "#app/lib/list-query.ts";
import { startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { BOARD_ROWS } from "../board.ts";
import { BOARD_DAYS, BOARD_LAYOUTS, BOARD_VIEWS, type BoardQuery, hireBoard } from "../board-query.ts";
import "./board-tools.css";

interface ToolsProps {
  readonly query: BoardQuery;
  /** Days since 1970-01-01. */
  readonly first: number;
  readonly today: number;
}

/** What the rows are, which days are shown and how; all of it links, so that the address says it. */
export function BoardTools({ query, first, today }: ToolsProps) {
  const t = useT();
  const locale = useLocale();
  const start = { ...query, page: 1 };
  const at = (day: number) => hireBoard.href({ ...query, from: day });
  const views = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins with it closed.
  useEffect(() => {
    if (views.current?.matches(":popover-open")) views.current.hidePopover();
  }, [query]);
  const text = (day: number) => formatDate(locale, startOfIrishDay(day));
  return (
    <div className="board-tools">
      <nav className="board-steps" aria-label={t(messages.navigation)}>
        <Step to={at(first - 7)} label={messages.weekBack} sign="«" />
        <Step to={at(first - 1)} label={messages.dayBack} sign="‹" />
        <Link className="chip" to={hireBoard.href({ ...query, from: null })} data-key="t">
          {t(messages.today)}
        </Link>
        <Step to={at(first + 1)} label={messages.dayOn} sign="›" />
        <Step to={at(first + 7)} label={messages.weekOn} sign="»" />
        <strong className="board-range" data-holds-today={today >= first && today < first + query.days}>
          {t(messages.shown, { from: text(first), to: text(first + query.days - 1) })}
        </strong>
      </nav>
      <button
        type="button"
        className="button button-outline button-small board-views-open"
        popoverTarget="board-views"
      >
        {t(messages.display)}
      </button>
      <div ref={views} id="board-views" popover="auto" className="board-views">
        <Choice
          label={messages.rows}
          options={BOARD_VIEWS.map((rows) => ({
            name: t(messages.views[rows]),
            to: hireBoard.href({ ...start, rows }),
            chosen: rows === query.rows,
          }))}
        />
        <Choice
          label={messages.range}
          options={BOARD_DAYS.map((days) => ({
            name: t(messages.days, { n: days }),
            to: hireBoard.href({ ...query, days }),
            chosen: days === query.days,
          }))}
        />
        <Choice
          label={messages.layout}
          options={BOARD_LAYOUTS.map((layout) => ({
            name: t(messages.layouts[layout]),
            to: hireBoard.href({ ...query, layout }),
            chosen: layout === (query.layout ?? "timeline"),
          }))}
        />
        <Button variant="outline" small className="with-script" onClick={() => window.print()}>
          {t(messages.print)}
        </Button>
      </div>
    </div>
  );
}

/** How many rows there are, and the way to those of other pages. */
export function BoardPages({ query, matches }: { readonly query: BoardQuery; readonly matches: number }) {
  const { page, pages } = pagesOf(matches, query.page, BOARD_ROWS);
  return <Pagination page={page} pages={pages} hrefOf={(to) => hireBoard.href({ ...query, page: to })} />;
}

function Step({ to, label, sign }: { readonly to: string; readonly label: Message; readonly sign: string }) {
  const t = useT();
  return (
    <Link className="chip board-step" to={to} title={t(label)}>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{t(label)}</VisuallyHidden>
    </Link>
  );
}

interface Option {
  readonly name: string;
  readonly to: string;
  readonly chosen: boolean;
}

function Choice({ label, options }: { readonly label: Message; readonly options: readonly Option[] }) {
  const t = useT();
  return (
    <nav className="board-choice" aria-label={t(label)} data-label={t(label)}>
      {options.map(({ name, to, chosen }) => (
        <Link key={name} className="chip" to={to} {...(chosen && { "aria-current": "true" as const })}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
