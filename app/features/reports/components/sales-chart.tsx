import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/reports.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import { Table } from "#app/ui/tables/table.tsx";
import { type StepFigures, totalOf } from "../reports.ts";
import { useDay } from "./range-filter.tsx";

/** Of the drawing, in its own units; it grows with the page. */
const WIDTH = 960;
const HEIGHT = 200;
const ROOM = 8;

/** Total sales step by step, as bars; credit notes of earlier sales can make one negative. */
export function SalesChart({ steps }: { steps: readonly StepFigures[] }) {
  const t = useT();
  const dayText = useDay();
  const totals = steps.map((step): number => totalOf(step));
  const [top, low] = [Math.max(0, ...totals), Math.min(0, ...totals)];
  const scale = (HEIGHT - ROOM) / Math.max(1, top - low);
  const zero = ROOM / 2 + top * scale;
  const [first, last] = [steps[0]?.first ?? 0, steps.at(-1)?.last ?? 0];
  const width = WIDTH / Math.max(1, steps.length);
  const text = t(messages.chart, {
    total: formatMoney(cents(totals.reduce((sum, one) => sum + one, 0))),
    from: dayText(first),
    until: dayText(last),
    top: formatMoney(cents(top)),
  });
  return (
    <figure className="report-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text} preserveAspectRatio="none">
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} />
        {steps.map((step, place) => (
          <rect
            key={step.first}
            x={place * width + width * 0.12}
            width={width * 0.76}
            y={Math.min(zero, zero - (totals[place] ?? 0) * scale)}
            height={Math.abs(totals[place] ?? 0) * scale}
          >
            <title>{`${dayText(step.first)}: ${formatMoney(totalOf(step))}`}</title>
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

/** Every number of the chart, the latest first; steps without a document are left out. */
export function StepsTable({ steps }: { steps: readonly StepFigures[] }) {
  const t = useT();
  const dayText = useDay();
  const listed = steps.filter(({ invoiced, credited }) => invoiced !== 0 || credited !== 0).reverse();
  return (
    <Table caption={t(messages.sales)} quietCaption className="list-table">
      <thead>
        <tr>
          <th scope="col">{t(messages.from)}</th>
          {COLUMNS.map(({ label }) => (
            <th key={t(label)} scope="col" className="numeric">
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listed.map((step) => (
          <tr key={step.first}>
            <th scope="row">{dayText(step.first)}</th>
            {COLUMNS.map(({ label, cell }) => (
              <td key={t(label)} className="numeric" data-label={t(label)}>
                <div>{cell(step)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const COLUMNS = [
  { label: messages.invoices, cell: ({ invoices }: StepFigures) => formatNumber(invoices) },
  { label: messages.invoiced, cell: ({ invoiced }: StepFigures) => formatMoney(invoiced) },
  { label: messages.credited, cell: ({ credited }: StepFigures) => formatMoney(credited) },
  { label: messages.total, cell: (step: StepFigures) => formatMoney(totalOf(step)) },
  { label: messages.vatAmount, cell: ({ vat }: StepFigures) => formatMoney(vat) },
  { label: messages.net, cell: ({ net }: StepFigures) => formatMoney(net) },
] as const;
