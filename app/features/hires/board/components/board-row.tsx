import { memo, useEffect, useState } from "react";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { BoardRow, BoardSubject } from "../board.ts";
import { barName } from "../board-keys.ts";
import type { BoardQuery } from "../board-query.ts";
import { type BoardScale, placedStyle, spanOfWall, type WallDates } from "../board-scale.ts";
import type { Lanes } from "../pack-lanes.ts";
import { Bar, topOf } from "./board-bar.tsx";
import { RowFigures, RowTitle } from "./board-row-name.tsx";
import { type DrawnRows, FIRST_ROWS } from "./drawn-rows.ts";
import type { Track } from "./use-track.ts";

/** The style sheet knows the heights of rows with up to so many lanes; the browser sets those of others. */
const MAX_LANES = 12;

/** A hire that is being moved, and where to. */
export interface Ghost {
  readonly hireId: string;
  readonly dates: WallDates;
}

interface NameProps {
  readonly row: BoardRow;
  readonly index: number;
  readonly query: BoardQuery;
  /** How many lanes its bars take. */
  readonly lanes: number;
  readonly drawn: DrawnRows;
  readonly hydrated: boolean;
}

/** The name of a row, at the left edge, as high as its bars. */
export const RowName = memo(function RowName(props: NameProps) {
  const { row, index, query, lanes, drawn, hydrated } = props;
  const locale = useLocale();
  const title = useRowTitle(row);
  const isDrawn = useIsDrawn(drawn, index);
  return (
    <li
      {...heightOf(lanes, hydrated)}
      className={classNames("board-name", lanesClass(lanes), row.kind === "unit" && "board-unit")}
      {...nameLang(locale, row)}
    >
      {isDrawn ? (
        <>
          <span className="board-name-line">
            <RowTitle row={row} query={query}>
              {title}
            </RowTitle>
          </span>
          <span className="board-name-line">
            {row.kind !== "unit" && <span className="board-detail">{row.detail}</span>}
            <RowFigures row={row} />
          </span>
        </>
      ) : (
        title
      )}
    </li>
  );
});

interface TrackProps {
  readonly row: BoardRow;
  readonly index: number;
  readonly subjects: readonly BoardSubject[];
  readonly scale: BoardScale;
  readonly packed: Lanes;
  readonly drawn: DrawnRows;
  readonly hydrated: boolean;
  /** The track; null on the server and while the page begins: the browser places the bars. */
  readonly track: Track | null;
  /** The index of the bar that Tab reaches; null in every other row. */
  readonly active: number | null;
  /** The hire as it is being moved; null for a row without the hire. */
  readonly ghost: Ghost | null;
}

/** The bars of a row. */
export const RowTrack = memo(function RowTrack(props: TrackProps) {
  const { row, index, packed, drawn, hydrated, track, active, ghost } = props;
  const title = useRowTitle(row);
  const isDrawn = useIsDrawn(drawn, index);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are links
    <div
      {...heightOf(packed.count, hydrated)}
      className={classNames("board-row", lanesClass(packed.count))}
      data-lanes={packed.count}
      role="group"
      aria-label={title}
    >
      {track && (isDrawn || active !== null) && <Bars {...props} track={track} />}
      {ghost && <Ghosts {...props} ghost={ghost} />}
    </div>
  );
});

function useIsDrawn(drawn: DrawnRows, index: number): boolean {
  const [isDrawn, setIsDrawn] = useState(index < FIRST_ROWS);
  useEffect(() => drawn.watch(index, setIsDrawn), [drawn, index]);
  return isDrawn;
}

function Bars(props: TrackProps & { readonly track: Track }) {
  const { row, index, subjects, scale, active, packed, track } = props;
  return row.bars.map((bar, barIndex) => {
    const subject = subjects[bar.subject];
    const name = barName({ row: index, bar: barIndex });
    const lane = packed.lanes[barIndex] ?? 0;
    const tabIndex = barIndex === active ? 0 : -1;
    return (
      subject && (
        <Bar
          key={name}
          bar={bar}
          subject={subject}
          scale={scale}
          track={track}
          lane={lane}
          name={name}
          tabIndex={tabIndex}
        />
      )
    );
  });
}

/** The bars of a hire that is being moved, where it would be. */
function Ghosts({ row, index, subjects, scale, packed, ghost }: TrackProps & { readonly ghost: Ghost }) {
  return row.bars.map((bar, barIndex) =>
    subjects[bar.subject]?.id === ghost.hireId && bar.kind !== "shortage" ? (
      <span
        key={barName({ row: index, bar: barIndex })}
        className="board-ghost"
        style={placedStyle(spanOfWall(ghost.dates, scale), topOf(packed.lanes[barIndex] ?? 0))}
      />
    ) : null,
  );
}

function useRowTitle(row: BoardRow): string {
  const t = useT();
  const locale = useLocale();
  return row.kind === "unit" ? t(messages.unit, { number: row.name }) : nameIn(locale, row);
}

const lanesClass = (lanes: number) => `board-lanes-${Math.max(1, Math.min(lanes, MAX_LANES))}`;

function heightOf(lanes: number, hydrated: boolean) {
  return hydrated && lanes > MAX_LANES ? { style: { "--lanes": lanes } } : {};
}
