import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FaultIcon } from "#app/ui/icons.tsx";
import type { BoardBar, BoardSubject } from "../board.ts";
import { type BoardScale, MIN_WIDTH, type Placed, placedStyle, spanOf } from "../board-scale.ts";
import { barLabel, barText } from "../board-view.ts";
import { fitText } from "../fit-text.ts";
import type { Track } from "./use-track.ts";
import "./board-bars.css";
import "./board-forced-colors.css";

/** Of a lane and of the bar in it, in pixels, as the style sheet has them. */
const LANE = 32;
/** Above the first lane. */
const LANE_ROOM = 6;

/** Where the bars of a lane begin, in pixels from the top of their row. */
export const topOf = (lane: number): number => LANE_ROOM + lane * LANE;

/** What a bar has beside its text, in pixels. */
const EDGES = 20;

interface BarProps {
  readonly bar: BoardBar;
  readonly subject: BoardSubject;
  readonly scale: BoardScale;
  readonly track: Track;
  readonly lane: number;
  /** The indexes of the row and of the bar in it, "12-3". */
  readonly name: string;
  /** Of the only bar that Tab reaches. */
  readonly tabIndex: 0 | -1;
}

/**
 * A bar of the board: all of it is a link to what it belongs to. It is as long as its equipment is blocked; the part
 * from collection to return is drawn in full colour. The browser places it: the server renders no bar.
 */
export function Bar({ bar, subject, scale, track, lane, name, tabIndex }: BarProps) {
  const t = useT();
  const locale = useLocale();
  const whole = spanOf(bar.from, bar.to, scale, MIN_WIDTH);
  const core = coreIn(whole, spanOf(bar.coreFrom, bar.coreTo, scale));
  const hasIcon = bar.late || bar.kind === "shortage";
  const text = barText(t, bar, subject);
  const Tag = subject.href ? "a" : "span";
  return (
    <Tag
      className={classNames(
        "board-bar",
        `board-${bar.kind}`,
        !core && "board-full",
        hasIcon && "board-cut",
        !bar.matched && "board-other",
        subject.movable && "board-movable",
      )}
      style={{ ...placedStyle(whole, topOf(lane)), ...core }}
      {...(subject.href ? { href: subject.href, draggable: false } : { role: "img" })}
      data-bar={name}
      tabIndex={tabIndex}
      aria-label={barLabel(t, locale, bar, subject)}
    >
      {bar.late && (
        <span className="board-late">
          <FaultIcon /> {t(messages.isLate)}
        </span>
      )}
      {bar.kind === "shortage" && <FaultIcon />}
      {hasIcon ? text : fitText(text, (whole.width / 100) * track.width - EDGES, track.widthOf)}
    </Tag>
  );
}

/**
 * Where the time from collection to return begins and ends, in percent of the bar, for its gradient; null where that is
 * all of it, or too narrow to be seen. A gradient, because a second element would double what a row costs.
 */
function coreIn(whole: Placed, core: Placed): React.CSSProperties | null {
  if (core.width < MIN_WIDTH / 2 || core.width >= whole.width) return null;
  const start = ((core.x - whole.x) / whole.width) * 100;
  const end = start + (core.width / whole.width) * 100;
  return { "--core-start": `${start}%`, "--core-end": `${end}%` };
}
