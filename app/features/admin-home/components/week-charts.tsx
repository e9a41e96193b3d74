import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/admin-home.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import type { WeekFigures } from "../admin-home.ts";

type Figure = "orders" | "revenue" | "enquiries";

const FIGURES: readonly { readonly of: Figure; readonly label: Message; readonly hint?: Message }[] = [
  { of: "orders", label: messages.paidOrders },
  { of: "revenue", label: messages.revenue, hint: messages.revenueHint },
  { of: "enquiries", label: messages.received },
];

function figureText(of: Figure, n: number): string {
  return of === "revenue" ? formatMoney(cents(n)) : formatNumber(n);
}

/** Orders, revenue and enquiries week by week, as bars and as a table. */
export function WeekCharts({ weeks }: { weeks: readonly WeekFigures[] }) {
  const t = useT();
  return (
    <section className="today-section" aria-labelledby="weeks">
      <CompanionHeading level={2} of={messages.weeks} id="weeks" />
      <div className="today-charts">
        {FIGURES.map(({ of, label, hint }) => (
          <WeekChart key={of} of={of} label={label} hint={hint} weeks={weeks} />
        ))}
      </div>
      <details>
        <summary>{t(messages.asTable)}</summary>
        <WeekTable weeks={weeks} />
      </details>
    </section>
  );
}

interface WeekChartProps {
  readonly of: Figure;
  readonly label: Message;
  readonly hint: Message | undefined;
  readonly weeks: readonly WeekFigures[];
}

/** The width of the drawing, in its own units; it grows with the page. */
const WIDTH = 360;
const HEIGHT = 96;
const GAP = 6;

function WeekChart({ of, label, hint, weeks }: WeekChartProps) {
  const t = useT();
  const locale = useLocale();
  const numbers = weeks.map((week): number => week[of]);
  const top = Math.max(...numbers, 0);
  const total = sumBy(numbers, (n) => n);
  const last = numbers.at(-1) ?? 0;
  const text = t(messages.chartText, {
    what: t(label),
    total: figureText(of, total),
    last: figureText(of, last),
    top: figureText(of, top),
  });
  const monday = weeks[0] ? formatDate(locale, new Date(weeks[0].monday)) : "";
  return (
    <figure className="today-chart">
      <figcaption>
        <span>{t(label)}</span>
        <b className="display numeric">{figureText(of, last)}</b>
        <span className="muted">{t(messages.thisWeek)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text}>
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        {numbers.map((n, index) => (
          <Bar key={weeks[index]?.monday} share={top > 0 ? n / top : 0} index={index} of={numbers.length} />
        ))}
      </svg>
      <p className="today-axis" aria-hidden="true">
        <span>{monday}</span>
        <span>{t(messages.thisWeek)}</span>
      </p>
      {hint && <p className="today-hint">{t(hint)}</p>}
    </figure>
  );
}

/** One week's bar; `share` is its part of the highest. A week with anything at all is seen. */
function Bar({ share, index, of }: { share: number; index: number; of: number }) {
  const step = WIDTH / of;
  const height = share > 0 ? Math.max(3, share * (HEIGHT - 4)) : 0;
  return (
    <rect
      x={index * step + GAP / 2}
      y={HEIGHT - height}
      width={step - GAP}
      height={height}
      rx="2"
      {...(index === of - 1 && { className: "today-bar-now" })}
    />
  );
}

function WeekTable({ weeks }: { weeks: readonly WeekFigures[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t(messages.weeks)} quietCaption>
      <thead>
        <tr>
          <th scope="col">{t(messages.weekFrom)}</th>
          {FIGURES.map(({ of, label }) => (
            <NumericHead key={of}>{t(label)}</NumericHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...weeks].reverse().map((week) => (
          <tr key={week.monday}>
            <th scope="row">{formatDate(locale, new Date(week.monday))}</th>
            {FIGURES.map(({ of }) => (
              <td key={of} className="numeric">
                {figureText(of, week[of])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
