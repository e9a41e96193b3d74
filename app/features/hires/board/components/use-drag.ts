import { useRef } from "react";
import { DAY_MS } from "#app/lib/time/clock.ts";
import type { BoardSubject } from "../board.ts";
import { barOf } from "../board-keys.ts";
import {
  type BoardScale,
  dragStep,
  type MovedPart,
  moveDates,
  type WallDates,
  wallOf,
} from "../board-scale.ts";
import type { BoardMove } from "./use-move.ts";

/** Pixels from which a press is a drag, and those at each end of a bar that stretch it. */
const [THRESHOLD, EDGE, EDGE_TOUCH] = [5, 8, 18];

interface Drag {
  readonly subject: BoardSubject;
  readonly part: MovedPart;
  readonly startX: number;
  readonly dayWidth: number;
  readonly before: WallDates;
  readonly pointer: number;
  started: boolean;
}

interface DragOptions {
  readonly scale: BoardScale;
  readonly move: BoardMove;
  /** Whether touch moves hires; without it, touch scrolls. */
  readonly byTouch: boolean;
  readonly subjectOf: (bar: HTMLElement) => BoardSubject | null;
}

/** Handlers that drag a bar, or one of its ends, and ask when it is dropped. */
export function useDrag({ scale, move, byTouch, subjectOf }: DragOptions) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  return {
    /** True once after a drag, so that its click opens nothing. */
    wasDrag(): boolean {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event: React.PointerEvent<HTMLElement>) {
        dragged.current = false;
        if (event.button !== 0 || (event.pointerType === "touch" && !byTouch) || move.moving?.asking) return;
        const bar = barOf(event.target);
        const subject = bar && subjectOf(bar);
        if (!bar || !subject?.movable || subject.from === null || subject.to === null) return;
        drag.current = beginDrag(event, { bar, subject, scale });
      },
      onPointerMove(event: React.PointerEvent<HTMLElement>) {
        const current = drag.current;
        if (!current || event.pointerId !== current.pointer) return;
        const distance = event.clientX - current.startX;
        if (!current.started) {
          if (Math.abs(distance) < THRESHOLD) return;
          current.started = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          move.start(current.subject);
        }
        const step = dragStep(current.dayWidth, event.altKey);
        const by = (distance / current.dayWidth) * DAY_MS;
        move.drag(moveDates(current.before, current.part, { by, step }));
      },
      onPointerUp() {
        if (drag.current?.started) {
          dragged.current = true;
          // Opened now, the question would be closed by this same press as one outside of it.
          setTimeout(move.ask);
        }
        drag.current = null;
      },
      onPointerCancel() {
        if (drag.current?.started) move.end();
        drag.current = null;
      },
    },
  };
}

function beginDrag(
  { clientX, pointerId, pointerType }: React.PointerEvent<HTMLElement>,
  { bar, subject, scale }: { bar: HTMLElement; subject: BoardSubject; scale: BoardScale },
): Drag {
  const box = bar.getBoundingClientRect();
  const edge = Math.min(pointerType === "touch" ? EDGE_TOUCH : EDGE, box.width / 3);
  const part = clientX - box.left < edge ? "from" : box.right - clientX < edge ? "to" : "whole";
  const width = bar.parentElement?.getBoundingClientRect().width ?? 1;
  return {
    subject,
    part,
    startX: clientX,
    pointer: pointerId,
    dayWidth: width / scale.days,
    started: false,
    before: { from: wallOf(subject.from ?? 0), to: wallOf(subject.to ?? 0) },
  };
}
