import { memo, useMemo } from "react";
import { nameIn, nameLang } from "#app/features/catalog/named.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { BoardRow, BoardSubject } from "../board.ts";
import { barName } from "../board-keys.ts";
import type { BoardQuery } from "../board-query.ts";
import { type BoardScale, LEAST_WIDTH, type WallDates } from "../board-scale.ts";
import { packLanes } from "../pack-lanes.ts";
import { BAR, Bar, LANE, LANE_ROOM } from "./board-bar.tsx";
import { RowFigures, RowTitle } from "./board-row-name.tsx";
import { type NearRows, useIsNear } from "./use-near-rows.ts";

/** Above so many lanes a row keeps its bars, as the style sheet knows no height for it. */
const MOST_LANES = 12;

/** A hire that is being moved, and where to. */
export interface Ghost {
  readonly hireId: string;
  readonly dates: WallDates;
}

interface RowProps {
  readonly row: BoardRow;
  readonly index: number;
  readonly subjects: readonly BoardSubject[];
  readonly scale: BoardScale;
  readonly query: BoardQuery;
  readonly near: NearRows;
  /** False without scripts, where Tab reaches every bar. */
  readonly hydrated: boolean;
  /** The place of the bar that Tab reaches; null in every other row. */
  readonly active: number | null;
  /** Null for a row without the hire. */
  readonly ghost: Ghost | null;
}

/**
 * A row of the board. Far from what is seen it keeps its name and height and has no bars; the server's page has them
 * for readers without scripts.
 */
export const Row = memo(function Row(props: RowProps) {
  const { row, index, query, near, scale } = props;
  const t = useT();
  const locale = useLocale();
  const { row: element, isNear } = useIsNear(near, index);
  const packed = useMemo(
    () => packLanes(row.bars, (LEAST_WIDTH / 100) * scale.days * DAY_MS),
    [row.bars, scale.days],
  );
  const lanes = Math.min(packed.count, MOST_LANES);
  const shows = isNear || props.active !== null || packed.count > MOST_LANES;
  const track = <Track {...props} packed={packed} />;
  return (
    <li
      ref={element}
      className={classNames("board-row", `board-lanes-${lanes}`, row.kind === "unit" && "board-unit")}
    >
      <div className="board-name" {...nameLang(locale, row)}>
        <span className="board-name-line">
          <RowTitle row={row} query={query}>
            {row.kind === "unit" ? t(messages.unit, { number: row.name }) : nameIn(locale, row)}
          </RowTitle>
        </span>
        <span className="board-name-line">
          {row.kind !== "unit" && <span className="board-detail">{row.detail}</span>}
          <RowFigures row={row} />
        </span>
      </div>
      <div className="board-cell">{shows ? track : <noscript>{track}</noscript>}</div>
    </li>
  );
});

interface TrackProps extends RowProps {
  readonly packed: ReturnType<typeof packLanes>;
}

function Track({ row, index, subjects, scale, hydrated, active, ghost, packed }: TrackProps) {
  return (
    <svg className="board-track" role="presentation" height={packed.count * LANE + 2 * LANE_ROOM}>
      {row.bars.map((bar, place) => {
        const subject = subjects[bar.subject];
        const name = barName({ row: index, bar: place });
        const lane = packed.lanes[place] ?? 0;
        const tabIndex = hydrated ? (place === active ? 0 : -1) : undefined;
        return subject && <Bar key={name} {...{ bar, subject, scale, lane, name, tabIndex }} />;
      })}
      {ghost &&
        row.bars.map((bar, place) =>
          subjects[bar.subject]?.id === ghost.hireId && bar.kind !== "shortage" ? (
            <rect
              key={barName({ row: index, bar: place })}
              className="board-ghost"
              rx="4"
              y={LANE_ROOM + (packed.lanes[place] ?? 0) * LANE}
              height={BAR}
              {...ghostSpan(ghost.dates, scale)}
            />
          ) : null,
        )}
    </svg>
  );
}

function ghostSpan({ from, to }: WallDates, { first, days }: BoardScale) {
  const place = (wall: number) => ((wall / DAY_MS - first) / days) * 100;
  return { x: `${place(from)}%`, width: `${place(to) - place(from)}%` };
}
