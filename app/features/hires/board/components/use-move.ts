import { useState } from "react";
import { formatDayTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { fromIrishClock } from "#app/lib/time/irish-time.ts";
import type { BoardSubject } from "../board.ts";
import { type MovedPart, moveDates, type WallDates, wallOf } from "../board-scale.ts";

/** A hire whose dates are being changed; nothing is stored before it is asked for and confirmed. */
export interface Moving {
  readonly subject: BoardSubject & { readonly id: string };
  readonly before: WallDates;
  readonly dates: WallDates;
  /** Whether the question is open. */
  readonly asking: boolean;
}

export type BoardMove = ReturnType<typeof useMove>;

/** The hire that is being moved, and what is said of it. */
export function useMove() {
  const t = useT();
  const locale = useLocale();
  const [moving, setMoving] = useState<Moving | null>(null);
  const [status, setStatus] = useState("");
  const text = (wall: number) => formatDayTime(locale, fromIrishClock(wall));
  const tell = ({ from, to }: WallDates) => setStatus(t(messages.shown, { from: text(from), to: text(to) }));
  return {
    moving,
    status,
    /** Begins with a hire; says why where it cannot be moved. */
    start(subject: BoardSubject): boolean {
      const { id, from, to, movable, number } = subject;
      if (!movable || id === null || from === null || to === null) {
        setStatus(t(messages.fixed, { number: number || t(messages.kinds.maintenance) }));
        return false;
      }
      const dates = { from: wallOf(from), to: wallOf(to) };
      setMoving({ subject: { ...subject, id }, before: dates, dates, asking: false });
      setStatus(t(messages.moving, { number }));
      return true;
    },
    /** Moves on by a distance, from where it is now. */
    step(part: MovedPart, by: number, step = DAY_MS) {
      if (!moving) return;
      const dates = moveDates(moving.dates, part, { by, step });
      setMoving({ ...moving, dates });
      tell(dates);
    },
    /** Shows it on these dates, while it is dragged. */
    drag(dates: WallDates) {
      setMoving((current) =>
        current && (current.dates.from !== dates.from || current.dates.to !== dates.to)
          ? { ...current, dates }
          : current,
      );
    },
    ask() {
      setMoving((current) => current && { ...current, asking: true });
    },
    /** Ends it; `done`: it was moved. */
    end({ done = false } = {}) {
      if (moving && !done) setStatus(t(messages.cancelled, { number: moving.subject.number }));
      setMoving(null);
    },
  };
}
