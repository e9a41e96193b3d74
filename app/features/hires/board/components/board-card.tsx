import { useEffect, useRef, useState } from "react";
import { formatDayTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { hireStateMessage } from "../../components/hire-state-word.tsx";
import { type BoardBar, type BoardSubject, isClaimBar } from "../board.ts";
import { barOf, readBarName } from "../board-keys.ts";
import { type BoardView, boardPeriod, boardPeriodText } from "../board-view.ts";

/** How long the pointer rests on a bar before its card shows, and how long it may leave it for the card, in ms. */
const [REST_MS, LEAVE_MS] = [250, 150];

interface Shown {
  readonly bar: BoardBar;
  readonly subject: BoardSubject;
  readonly left: number;
  readonly top: number;
  readonly below: boolean;
}

interface CardProps {
  readonly board: BoardView;
  readonly scroller: React.RefObject<HTMLElement | null>;
  readonly hidden: boolean;
}

/**
 * What there is to know about the bar under the pointer or with the focus. Rendered beside the board, so that pointing
 * at bars renders no row again. Escape takes it away; the pointer may go onto it.
 */
export function BoardCard({ board, scroller, hidden }: CardProps) {
  const { shown, leave, stay } = useShownBar(board, scroller);
  if (!shown || hidden) return null;
  const { left, top, below } = shown;
  return (
    <div
      className="board-card"
      data-below={below || undefined}
      style={{ left, top }}
      onPointerEnter={stay}
      onPointerLeave={leave}
      aria-hidden="true"
    >
      <CardText {...shown} />
    </div>
  );
}

function CardText({ bar, subject }: Pick<Shown, "bar" | "subject">) {
  const t = useT();
  const locale = useLocale();
  const { from, to } = boardPeriod(bar, subject);
  const isHire = subject.from !== null && bar.kind !== "turnaround";
  const kind = t(messages.kinds[bar.kind]);
  const isOwn = isClaimBar(bar.kind);
  const word = isOwn && subject.state ? t(hireStateMessage(subject.state, subject.isPartlyOut)) : kind;
  return (
    <>
      <p className="board-card-head">
        <strong>{subject.number || kind}</strong>
        <StateWord state={bar.late || bar.kind === "shortage" ? "fault" : "ok"}>
          {bar.late ? t(messages.isLate) : word}
        </StateWord>
      </p>
      <dl>
        {subject.customer && <Fact term={t(messages.customer)}>{subject.customer}</Fact>}
        {bar.quantity > 0 && <Fact term={t(messages.quantity)}>{bar.quantity}</Fact>}
        {bar.units.length > 0 && <Fact term={t(messages.units)}>{bar.units.join(", ")}</Fact>}
        {isHire && (
          <Fact term={t(messages.period)}>
            {formatDayTime(locale, new Date(from))} – {formatDayTime(locale, new Date(to))}
          </Fact>
        )}
        <Fact term={t(messages.blocked)}>{boardPeriodText(t, locale, bar.from, bar.to)}</Fact>
      </dl>
      {bar.rush && <p>{t(messages.rush)}</p>}
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function useShownBar(board: BoardView, scroller: React.RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [delay] = useState(() => newDelay<Shown | null>(setShown));
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  }, [board]);
  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    const events = new AbortController();
    const listen = (name: string, act: (bar: HTMLElement | null, event: Event) => void) =>
      root.addEventListener(name, (event) => act(barOf(event.target), event), {
        signal: events.signal,
        passive: true,
      });
    listen("pointerover", (bar, event) => {
      if (bar && event instanceof PointerEvent && event.pointerType === "mouse")
        delay.set(() => cardOf(bar, latest.current), REST_MS);
    });
    listen("pointerout", (bar) => bar && delay.set(() => null, LEAVE_MS));
    listen("focusin", (bar) => {
      if (bar?.matches(":focus-visible")) delay.set(() => cardOf(bar, latest.current), REST_MS);
    });
    listen("focusout", () => delay.set(() => null, 0));
    root.addEventListener("scroll", () => setShown(null), { signal: events.signal, passive: true });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && delay.set(() => null, 0), {
      signal: events.signal,
    });
    return () => {
      delay.stop();
      events.abort();
    };
  }, [scroller, delay]);
  return { shown, stay: delay.stop, leave: () => delay.set(() => null, LEAVE_MS) };
}

/** Tells the last value that was set, after its time. */
function newDelay<T>(tell: (value: T) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    stop: () => clearTimeout(timer),
    set(value: () => T, ms: number) {
      clearTimeout(timer);
      timer = setTimeout(() => tell(value()), ms);
    },
  };
}

/** Its place is below the bar, or above it in the lower half of the window; never off the window's edge. */
function cardOf(element: HTMLElement, { rows, subjects }: BoardView): Shown | null {
  const position = readBarName(element.dataset["bar"]);
  const bar = position && rows[position.row]?.bars[position.bar];
  const subject = bar && subjects[bar.subject];
  if (!bar || !subject) return null;
  const box = element.getBoundingClientRect();
  const below = box.top < window.innerHeight / 2;
  const left = Math.max(8, Math.min(box.left, window.innerWidth - 8 - 22 * 16));
  return { bar, subject, left, top: below ? box.bottom + 4 : box.top - 4, below };
}
