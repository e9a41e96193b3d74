import { useEffect, useMemo, useRef, useState } from "react";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { sumBy } from "#app/lib/sums.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import type { BoardRow } from "../board.ts";
import { type BoardQuery, hireBoard } from "../board-query.ts";
import { MIN_WIDTH } from "../board-scale.ts";
import type { BoardView } from "../board-view.ts";
import { type Lanes, packLanes } from "../pack-lanes.ts";
import { rowHeight } from "../row-layout.ts";
import { BoardCard } from "./board-card.tsx";
import { BoardGround, BoardHead } from "./board-head.tsx";
import { type Ghost, RowName, RowTrack } from "./board-row.tsx";
import { DrawnRows } from "./drawn-rows.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { MovePanel, MoveSwitch } from "./move-panel.tsx";
import { useBoardControls } from "./use-board-controls.ts";
import { useTrack } from "./use-track.ts";
import { useUndo } from "./use-undo.ts";
import "./board.css";
import "./board-names.css";
import "./board-print.css";

interface BoardProps {
  readonly board: BoardView;
  readonly query: BoardQuery;
  /** Whether the reader may move hires. */
  readonly canMove: boolean;
}

/** Rows by time. Bars are links; those of hires that were not collected can be moved by drag, by keys and by touch. */
export function Board({ board, query, canMove }: BoardProps) {
  const t = useT();
  const { rows, subjects, scale } = board;
  const scroller = useRef<HTMLElement>(null);
  const packed = useMemo(
    () => rows.map(({ bars }) => packLanes(bars, (MIN_WIDTH / 100) * scale.days * DAY_MS)),
    [rows, scale.days],
  );
  const { move, byTouch, active, switchMoving, handlers } = useBoardControls(board, scroller);
  const { moving } = move;
  const undo = useUndo();
  return (
    <div className={`board board-${scale.days}`}>
      <noscript>
        <p>
          <a href={hireBoard.href({ ...query, layout: "agenda" })}>{t(messages.withoutScripts)}</a>
        </p>
      </noscript>
      {canMove && <MoveSwitch on={byTouch} onSwitch={switchMoving} />}
      <section
        ref={scroller}
        className={classNames("board-scroll", byTouch && "board-by-touch", moving && "board-moves")}
        aria-label={t(messages.title)}
        {...handlers}
      >
        <div className="board-sheet">
          <BoardHead board={board} query={query} />
          <Rows
            board={board}
            query={query}
            packed={packed}
            active={active}
            scroller={scroller}
            ghost={useGhost(moving)}
          />
        </div>
      </section>
      <BoardCard board={board} scroller={scroller} hidden={moving !== null} />
      <p className="hidden-visually" role="status">
        {move.status}
      </p>
      {moving && !moving.asking && <MovePanel move={move} moving={moving} />}
      {moving?.asking && (
        <MoveDialog
          move={move}
          moving={moving}
          present={subjects.find(({ id }) => id === moving.subject.id) ?? moving.subject}
          onMoved={undo}
        />
      )}
    </div>
  );
}

interface RowsProps extends Pick<BoardProps, "board" | "query"> {
  readonly packed: readonly Lanes[];
  readonly active: ReturnType<typeof useBoardControls>["active"];
  readonly scroller: React.RefObject<HTMLElement | null>;
  readonly ghost: Ghost | null;
}

/**
 * Names in one column that stays at the left edge, and beside it the bars: one element that sticks instead of one for
 * each row. Every row keeps its element and its name; only those near to what is seen have bars and links.
 */
function Rows({ board, query, packed, active, scroller, ghost }: RowsProps) {
  const { rows, subjects, scale } = board;
  const hydrated = useHydrated();
  const [drawn] = useState(() => new DrawnRows());
  useEffect(() => {
    const lanes = packed.map(({ count }) => count);
    return scroller.current ? drawn.connect(scroller.current, lanes) : undefined;
  }, [drawn, packed, scroller]);
  const track = useTrack(scroller);
  const ghostly = useGhostly(board, ghost?.hireId);
  const groups = useMemo(() => groupRows(rows, packed), [rows, packed]);
  return (
    <div className="board-body">
      <div className="board-names">
        {groups.map((group) => (
          <ol
            key={group.first}
            start={group.first + 1}
            className="board-group"
            {...heightOf(group, hydrated)}
          >
            {group.rows.map(({ row, packed }, n) => (
              <RowName
                key={row.id}
                index={group.first + n}
                lanes={packed.count}
                row={row}
                query={query}
                drawn={drawn}
                hydrated={hydrated}
              />
            ))}
          </ol>
        ))}
      </div>
      <div className="board-tracks">
        <BoardGround board={board} />
        <div className="board-rows">
          {groups.map((group) => (
            <div key={group.first} className="board-group" {...heightOf(group, hydrated)}>
              {group.rows.map(({ row, packed }, n) => (
                <RowTrack
                  key={row.id}
                  index={group.first + n}
                  row={row}
                  subjects={subjects}
                  scale={scale}
                  packed={packed}
                  drawn={drawn}
                  hydrated={hydrated}
                  track={track}
                  active={active?.row === group.first + n ? active.bar : null}
                  ghost={ghostly.has(row.id) ? ghost : null}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Rows whose layout the browser does together: a change in one leaves the other groups alone. */
const GROUP_ROWS = 8;

interface RowGroup {
  readonly first: number;
  readonly rows: readonly { readonly row: BoardRow; readonly packed: Lanes }[];
}

function groupRows(rows: readonly BoardRow[], packed: readonly Lanes[]): readonly RowGroup[] {
  const all = rows.map((row, index) => ({ row, packed: packed[index] ?? NO_LANES }));
  return Array.from({ length: Math.ceil(all.length / GROUP_ROWS) }, (_, n) => ({
    first: n * GROUP_ROWS,
    rows: all.slice(n * GROUP_ROWS, (n + 1) * GROUP_ROWS),
  }));
}

/** A height that the browser need not ask of the rows. */
function heightOf({ rows }: RowGroup, hydrated: boolean) {
  const pixels = sumBy(rows, ({ packed }) => rowHeight(packed.count, 0));
  return hydrated ? { style: { height: `calc(${pixels}px + ${rows.length} * var(--board-strip))` } } : {};
}

const NO_LANES: Lanes = { lanes: [], count: 1 };

/** The rows that have bars of the hire that is being moved. */
function useGhostly({ rows, subjects }: BoardView, hireId: string | undefined): ReadonlySet<string> {
  return useMemo(() => {
    if (hireId === undefined) return new Set();
    const isOf = ({ bars }: BoardRow) => bars.some((bar) => subjects[bar.subject]?.id === hireId);
    return new Set(rows.filter(isOf).map(({ id }) => id));
  }, [rows, subjects, hireId]);
}

/** What rows draw of the hire that is being moved. */
function useGhost(moving: ReturnType<typeof useBoardControls>["move"]["moving"]): Ghost | null {
  return useMemo(() => moving && { hireId: moving.subject.id, dates: moving.dates }, [moving]);
}
