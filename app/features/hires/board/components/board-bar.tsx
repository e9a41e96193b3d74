import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FaultIcon } from "#app/ui/icons.tsx";
import type { BarKind, BoardBar, BoardSubject } from "../board.ts";
import { type BoardScale, LEAST_WIDTH, spanOf } from "../board-scale.ts";
import { barLabel, barText } from "../board-view.ts";
import "./board-bars.css";

/** Of a lane and of the bar in it, in pixels. */
export const LANE = 32;
export const BAR = 28;
/** Above the first lane and below the last. */
export const LANE_ROOM = 6;

interface Box {
  readonly x: number | string;
  readonly width: number | string;
  readonly y: number;
  readonly height: number;
}

/** How a bar is drawn: what it blocks with its buffers, and in it the time from collection to return. */
export function BarShape({
  kind,
  whole,
  core,
}: {
  readonly kind: BarKind;
  readonly whole: Box;
  readonly core: Box;
}) {
  return (
    <>
      <rect className={`board-shape board-${kind} board-buffer`} rx="4" {...whole} />
      <rect className={`board-shape board-${kind}`} rx="4" {...core} />
    </>
  );
}

interface BarProps {
  readonly bar: BoardBar;
  readonly subject: BoardSubject;
  readonly scale: BoardScale;
  readonly lane: number;
  /** Row and place in it, "12-3". */
  readonly name: string;
  /** Of the only bar that Tab reaches; undefined without scripts, where it reaches all. */
  readonly tabIndex: 0 | -1 | undefined;
}

const percent = (value: number) => `${value}%`;

/** A bar of the board: all of it is a link to what it belongs to. */
export function Bar({ bar, subject, scale, lane, name, tabIndex }: BarProps) {
  const t = useT();
  const locale = useLocale();
  const y = LANE_ROOM + lane * LANE;
  const box = ({ x, width }: { x: number; width: number }) => ({
    x: percent(x),
    width: percent(width),
    y,
    height: BAR,
  });
  const whole = spanOf(bar.from, bar.to, scale, LEAST_WIDTH);
  const drawn = spanOf(bar.coreFrom, bar.coreTo, scale);
  const core = drawn.width < LEAST_WIDTH / 2 ? whole : drawn;
  const Tag = subject.href ? "a" : "span";
  return (
    <g className={classNames(!bar.matched && "board-other")}>
      <BarShape kind={bar.kind} whole={box(whole)} core={box(core)} />
      <foreignObject {...box(whole)}>
        <Tag
          className={classNames("board-bar", `board-on-${bar.kind}`, subject.movable && "board-movable")}
          {...(subject.href && { href: subject.href, draggable: false })}
          {...(!subject.href && { role: "img" })}
          data-bar={name}
          tabIndex={tabIndex}
          aria-label={barLabel(t, locale, bar, subject)}
        >
          {bar.late && <Mark>{t(messages.isLate)}</Mark>}
          {bar.kind === "shortage" && <FaultIcon />}
          <span className="board-text">{barText(t, bar, subject)}</span>
        </Tag>
      </foreignObject>
    </g>
  );
}

function Mark({ children }: { readonly children: string }) {
  return (
    <span className="board-late">
      <FaultIcon /> {children}
    </span>
  );
}
