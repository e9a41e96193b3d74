import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { toIrishClock } from "#app/lib/time/irish-time.ts";

/** The days that a board shows, as days since 1970-01-01. */
export interface BoardScale {
  readonly first: number;
  readonly days: number;
}

/** What clocks in Ireland show at an instant, in milliseconds as if it were UTC. */
export const wallOf = (instant: number): number => toIrishClock(new Date(instant)).getTime();

/** A wall time as the value of a datetime-local field. */
export const wallText = (wall: number): string => new Date(wall).toISOString().slice(0, 16);

/**
 * The position of an instant on the board, in percent of its width, not cut off. Every day is as wide as any other,
 * also one of 23 or 25 hours: noon is always in the middle.
 */
export function percentAt(instant: number, { first, days }: BoardScale): number {
  return ((wallOf(instant) / DAY_MS - first) / days) * 100;
}

/** A span of the board in percent of its width. */
export interface Placed {
  readonly x: number;
  readonly width: number;
}

/** The least width of a bar in percent, so that it can be pressed. */
export const MIN_WIDTH = 1.6;

/** The position of a span of time on the board in percent, cut off at its ends, at least `least` wide. */
export function spanOf(from: number, to: number, scale: BoardScale, least = 0): Placed {
  const end = Math.min(100, percentAt(to, scale));
  const x = Math.min(Math.max(0, percentAt(from, scale)), 100 - least);
  return { x: round(x), width: round(Math.max(least, end - x, 0)) };
}

/** The position of dates by the wall clock, not cut off. */
export function spanOfWall({ from, to }: WallDates, { first, days }: BoardScale): Placed {
  const percent = (wall: number) => ((wall / DAY_MS - first) / days) * 100;
  return { x: percent(from), width: percent(to) - percent(from) };
}

/** The height of a bar in pixels, as the style sheet has it. */
const BAR = 28;

/**
 * A position in a row as a style, `top` in pixels. By margins that take back what they add: positioned boxes would each
 * be a layer, which costs more to paint than the bar. Only for what the browser renders: the page's policy refuses
 * styles in what the server sends.
 */
export const placedStyle = ({ x, width }: Placed, top: number) => ({
  width: `${width}%`,
  margin: `${top}px 0 ${-top - BAR}px ${x}%`,
});

const round = (value: number) => Math.round(value * 1_000) / 1_000;

/** Collection and return as clocks in Ireland show them, in milliseconds as if they were UTC. */
export interface WallDates {
  readonly from: number;
  readonly to: number;
}

/** What is moved: the whole period, or one end of it. */
export type MovedPart = "whole" | "from" | "to";

/** The shortest period: times of hire lie on quarter-hours. */
export const QUARTER_MS = 15 * MINUTE_MS;

/**
 * Dates moved by a distance in wall-clock time. Whole days keep the time of day; a finer step lands on full hours or
 * quarter-hours. An end never passes the other: a quarter-hour stays between them.
 */
export function moveDates(
  dates: WallDates,
  part: MovedPart,
  { by, step }: { by: number; step: number },
): WallDates {
  const land = (wall: number) =>
    step >= DAY_MS ? wall + Math.round(by / DAY_MS) * DAY_MS : Math.round((wall + by) / step) * step;
  if (part === "from") return { ...dates, from: Math.min(land(dates.from), dates.to - QUARTER_MS) };
  if (part === "to") return { ...dates, to: Math.max(land(dates.to), dates.from + QUARTER_MS) };
  const from = land(dates.from);
  return { from, to: from + (dates.to - dates.from) };
}

/** Pixels of a day from which a pointer can aim at an hour. */
const HOURS_FROM_PX = 60;

/** How far a drag moves at a time: days where a day is narrow, else hours; `fine`: quarter-hours. */
export function dragStep(dayWidth: number, fine: boolean): number {
  if (fine) return QUARTER_MS;
  return dayWidth >= HOURS_FROM_PX ? HOUR_MS : DAY_MS;
}
