import { formatDate, formatMonth } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { BoardQuery } from "../board-query.ts";
import { percentAt } from "../board-scale.ts";
import type { BoardView } from "../board-view.ts";

const weekdayOf = (day: number) => (day + 3) % 7;
const LETTERS = { en: ["M", "T", "W", "T", "F", "S", "S"], ga: ["L", "M", "C", "D", "A", "S", "D"] } as const;

/** The days above the rows: month, weekday and date; closed days and today are marked. */
export function BoardHead({ board, query }: { readonly board: BoardView; readonly query: BoardQuery }) {
  const t = useT();
  const locale = useLocale();
  const { first, days } = board.scale;
  const today = irishDayOf(new Date(board.now));
  return (
    <div className="board-head" aria-hidden="true">
      <div className="board-corner">{t(messages.corner[query.rows])}</div>
      <div className={`board-days board-days-${days}`}>
        {Array.from({ length: days }, (_, n) => first + n).map((day) => {
          const start = startOfIrishDay(day);
          const date = new Date(day * DAY_MS).getUTCDate();
          return (
            <span
              key={day}
              className="board-day"
              title={formatDate(locale, start)}
              data-closed={board.closed.includes(day) || undefined}
              data-today={day === today || undefined}
            >
              {(day === first || date === 1) && <b>{formatMonth(locale, start).slice(0, 3)}</b>}
              <span>{LETTERS[locale][weekdayOf(day)]}</span>
              <span>{date}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** Behind the rows, as high as what is seen of them: closed days, weeks, and the present moment. */
export function BoardGround({ board: { scale, closed, now } }: { readonly board: BoardView }) {
  const { first, days } = scale;
  const at = (day: number) => `${((day - first) / days) * 100}%`;
  const width = `${100 / days}%`;
  const percent = percentAt(now, scale);
  return (
    <svg className="board-ground" aria-hidden="true">
      {closed.map((day) => (
        <rect key={day} className="board-closed" x={at(day)} width={width} height="100%" />
      ))}
      {Array.from({ length: days - 1 }, (_, n) => first + n + 1).map((day) => (
        <line
          key={day}
          className={weekdayOf(day) === 0 ? "board-week" : "board-line"}
          x1={at(day)}
          x2={at(day)}
          y1="0"
          y2="100%"
        />
      ))}
      {percent >= 0 && percent <= 100 && (
        <line className="board-now" x1={`${percent}%`} x2={`${percent}%`} y1="0" y2="100%" />
      )}
    </svg>
  );
}
