import { formatDateTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { type BoardBar, type BoardRows, type BoardSubject, isClaimBar } from "./board.ts";
import type { BoardScale } from "./board-scale.ts";

/** What the board draws. */
export interface BoardView extends Pick<BoardRows, "rows" | "subjects"> {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Days that no one works, as days since 1970-01-01. */
  readonly closed: readonly number[];
  readonly scale: BoardScale;
}

/** Later than any hire: the end of a block that no one knows the end of. */
const FAR_MS = Date.UTC(9000, 0, 1);

/** Two instants as text; an end that no one knows as such. */
export function boardPeriodText(t: Translate, locale: Locale, from: number, to: number): string {
  const text = (instant: number) => formatDateTime(locale, new Date(instant));
  return to >= FAR_MS
    ? t(messages.untilFurther, { from: text(from) })
    : t(messages.shown, { from: text(from), to: text(to) });
}

/** What a bar says on itself: its customer, or what kind of block it is. */
export function barText(t: Translate, bar: BoardBar, subject: BoardSubject): string {
  const word = t(messages.kinds[bar.kind]);
  const isOwn = isClaimBar(bar.kind);
  const what = isOwn ? subject.customer || subject.number : [word, subject.number].filter(Boolean).join(" ");
  return bar.quantity > 0 ? t(messages.pieces, { n: bar.quantity, what }) : what;
}

/** Of whom a bar of the agenda is, its number and its pieces. Its kind is said beside it. */
export function agendaText(t: Translate, bar: BoardBar, { customer, number }: BoardSubject): string {
  const pieces = bar.quantity > 0 ? t(messages.agendaPieces, { n: bar.quantity }) : "";
  return [customer, number, pieces].filter(Boolean).join(" · ");
}

/** Everything about a bar in one sentence, beginning with what is written on it. */
export function barLabel(t: Translate, locale: Locale, bar: BoardBar, subject: BoardSubject): string {
  const { from, to } = boardPeriod(bar, subject);
  return [
    ...(bar.late ? [t(messages.isLate)] : []),
    barText(t, bar, subject),
    ...(subject.customer && subject.number ? [subject.number] : []),
    boardPeriodText(t, locale, from, to),
    t(messages.kinds[bar.kind]),
  ].join(", ");
}

/** The period of a bar: from collection to return, or as long as a block lasts. */
export function boardPeriod(
  bar: BoardBar,
  subject: BoardSubject,
): { readonly from: number; readonly to: number } {
  const isBlock = subject.from === null || subject.to === null || bar.kind === "turnaround";
  return isBlock
    ? { from: bar.from, to: bar.to }
    : { from: subject.from ?? bar.from, to: subject.to ?? bar.to };
}
