import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import type { BoardSubject } from "../board.ts";
import { type BarPosition, barAfter, barName, barOf, firstBar, readBarName } from "../board-keys.ts";
import type { BoardView } from "../board-view.ts";
import { useDrag } from "./use-drag.ts";
import { type BoardMove, useMove } from "./use-move.ts";

type Scroller = React.RefObject<HTMLElement | null>;

/** What the pointer, the keys and touch do on the board: handlers of its box, and the state that they change. */
export function useBoardControls(board: BoardView, scroller: Scroller) {
  const { rows, subjects, scale } = board;
  const move = useMove();
  const [byTouch, setByTouch] = useState(false);
  const { active, setActive, focusBar } = useActiveBar(board, scroller);
  const subjectOf = (bar: HTMLElement | null): BoardSubject | null => {
    const position = readBarName(bar?.dataset["bar"]);
    const pressed = position && rows[position.row]?.bars[position.bar];
    return (pressed && subjects[pressed.subject]) ?? null;
  };
  const drag = useDrag({ scale, move, byTouch, subjectOf });
  const onClick = useOpenBar({ move, byTouch, subjectOf, wasDrag: drag.wasDrag });
  return {
    move,
    byTouch,
    active,
    /** Takes the hire up whose bar has the focus; without one, turns moving by press on or off. */
    switchMoving() {
      const subject = subjectOf(document.activeElement?.closest<HTMLElement>("[data-bar]") ?? null);
      if (subject) move.start(subject);
      else setByTouch(!byTouch);
    },
    handlers: {
      ...drag.handlers,
      onClick,
      onKeyDown(event: React.KeyboardEvent) {
        if (move.moving) {
          if (!move.moving.asking && moveByKey(event, move)) event.preventDefault();
          return;
        }
        const position = readBarName(
          event.target instanceof HTMLElement ? event.target.dataset["bar"] : undefined,
        );
        if (!position || event.altKey || event.ctrlKey || event.metaKey) return;
        const next = barAfter(rows, position, event.key);
        if (!next) return;
        event.preventDefault();
        focusBar(next);
      },
      onFocus({ target }: React.FocusEvent<HTMLElement>) {
        const position = readBarName(target.dataset["bar"]);
        if (position && (position.row !== active?.row || position.bar !== active.bar)) setActive(position);
      },
    },
  };
}

/** The bar that Tab reaches, and what gives another one the focus. */
function useActiveBar({ rows }: BoardView, scroller: Scroller) {
  const [active, setActive] = useState<BarPosition | null>(() => firstBar(rows));
  const [wanted, setWanted] = useState<BarPosition | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const bar = scroller.current?.querySelector<HTMLElement>(`[data-bar="${barName(wanted)}"]`);
    bar?.focus({ preventScroll: true });
    bar?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [wanted, scroller]);
  // The rows may have changed below it.
  const isThere = active !== null && rows[active.row]?.bars[active.bar] !== undefined;
  return {
    active: isThere ? active : firstBar(rows),
    setActive,
    focusBar(position: BarPosition) {
      setActive(position);
      setWanted(position);
    },
  };
}

interface OpenOptions {
  readonly move: BoardMove;
  readonly byTouch: boolean;
  readonly subjectOf: (bar: HTMLElement | null) => BoardSubject | null;
  readonly wasDrag: () => boolean;
}

/** A press on a bar or a row's name opens its page without a reload; while hires are moved, a bar takes its hire up. */
function useOpenBar({ move, byTouch, subjectOf, wasDrag }: OpenOptions) {
  const navigate = useNavigate();
  return (event: React.MouseEvent) => {
    if (wasDrag()) return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { target } = event;
    const subject = subjectOf(barOf(target));
    const name = target instanceof Element ? target.closest<HTMLAnchorElement>("a.board-title") : null;
    if (!subject && !name) return;
    event.preventDefault();
    const href = subject ? subject.href : name?.pathname;
    if (subject && byTouch) move.start(subject);
    else if (href) void navigate(href);
  };
}

/** Arrow keys move by a day, up and down by an hour; with Shift they move the end. True for a key that did something. */
function moveByKey({ key, shiftKey }: React.KeyboardEvent, move: BoardMove): boolean {
  const part = shiftKey ? "to" : "whole";
  if (key === "ArrowLeft" || key === "ArrowRight") move.step(part, key === "ArrowLeft" ? -DAY_MS : DAY_MS);
  else if (key === "ArrowUp" || key === "ArrowDown")
    move.step(part, key === "ArrowUp" ? -HOUR_MS : HOUR_MS, HOUR_MS);
  else if (key === "Enter") move.ask();
  else if (key === "Escape") move.end();
  else return false;
  return true;
}
