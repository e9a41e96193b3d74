import { useCallback, useMemo, useRef } from "react";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import type { BoardQuery } from "../board-query.ts";
import type { BoardView } from "../board-view.ts";
import { BoardCard } from "./board-card.tsx";
import { BoardGround, BoardHead } from "./board-head.tsx";
import { type Ghost, Row } from "./board-row.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { MovePanel, MoveSwitch } from "./move-panel.tsx";
import { useBoardControls } from "./use-board-controls.ts";
import { useNearRows } from "./use-near-rows.ts";
import { useUndo } from "./use-undo.ts";
import "./board.css";
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
  const { subjects, scale } = board;
  const scroller = useRef<HTMLElement>(null);
  const { near, connect } = useNearRows();
  const box = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element;
      connect(element);
    },
    [connect],
  );
  const { move, byTouch, active, switchMoving, handlers } = useBoardControls(board, scroller);
  const { moving } = move;
  const undo = useUndo();
  return (
    <div className={`board board-${scale.days}`}>
      {canMove && <MoveSwitch on={byTouch} onSwitch={switchMoving} />}
      <section
        ref={box}
        className={classNames("board-scroll", byTouch && "board-by-touch", moving && "board-moves")}
        aria-label={t(messages.title)}
        {...handlers}
      >
        <div className="board-sheet">
          <BoardHead board={board} query={query} />
          <BoardGround board={board} />
          <Rows {...{ board, query, near, active }} ghost={useGhost(moving)} />
        </div>
      </section>
      <BoardCard board={board} scroller={scroller} hidden={moving !== null} />
      <p className="hidden-visually" role="status">
        {move.said}
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
  readonly near: ReturnType<typeof useNearRows>["near"];
  readonly active: ReturnType<typeof useBoardControls>["active"];
  readonly ghost: Ghost | null;
}

function Rows({ board: { rows, subjects, scale }, query, near, active, ghost }: RowsProps) {
  const hydrated = useHydrated();
  const hireId = ghost?.hireId;
  const ghostly = useMemo(
    () =>
      new Set(
        hireId === undefined
          ? []
          : rows.flatMap(({ id, bars }) =>
              bars.some((bar) => subjects[bar.subject]?.id === hireId) ? [id] : [],
            ),
      ),
    [rows, subjects, hireId],
  );
  return (
    <ol className="board-rows">
      {rows.map((row, index) => (
        <Row
          key={row.id}
          {...{ row, index, subjects, scale, query, near, hydrated }}
          active={active?.row === index ? active.bar : null}
          ghost={ghostly.has(row.id) ? ghost : null}
        />
      ))}
    </ol>
  );
}

/** What rows draw of the hire that is being moved. */
function useGhost(moving: ReturnType<typeof useBoardControls>["move"]["moving"]): Ghost | null {
  return useMemo(() => moving && { hireId: moving.subject.id, dates: moving.dates }, [moving]);
}
