import { formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { type Cents, cents } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import type { DayRange } from "../range.ts";
import { useDay } from "./range-filter.tsx";

/** The width of the drawing, in its own units; it grows with the page. */
const WIDTH = 960;
const HEIGHT = 200;
const ROOM = 8;

interface Bar extends DayRange {
  readonly amount: Cents;
}

interface StepBarsProps {
  readonly bars: readonly Bar[];
  /** Says the chart in one sentence. */
  readonly text: Message<Readonly<Record<"total" | "from" | "until" | "top", string | number>>>;
}

/** Amounts step by step, as bars; one can be negative. A table beside it must have every number. */
export function StepBars({ bars, text }: StepBarsProps) {
  const t = useT();
  const dayText = useDay();
  const amounts = bars.map(({ amount }): number => amount);
  const [top, low] = [Math.max(0, ...amounts), Math.min(0, ...amounts)];
  const scale = (HEIGHT - ROOM) / Math.max(1, top - low);
  const zero = ROOM / 2 + top * scale;
  const [first, last] = [bars[0]?.first ?? 0, bars.at(-1)?.last ?? 0];
  const width = WIDTH / Math.max(1, bars.length);
  const label = t(text, {
    total: formatMoney(cents(sumBy(amounts, (amount) => amount))),
    from: dayText(first),
    until: dayText(last),
    top: formatMoney(cents(top)),
  });
  return (
    <figure className="report-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} />
        {bars.map((bar, index) => (
          <rect
            key={bar.first}
            x={index * width + width * 0.12}
            width={width * 0.76}
            y={Math.min(zero, zero - bar.amount * scale)}
            height={Math.abs(bar.amount) * scale}
          >
            <title>{`${dayText(bar.first)}: ${formatMoney(bar.amount)}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <span>{dayText(first)}</span>
        <span>{dayText(last)}</span>
      </figcaption>
    </figure>
  );
}
