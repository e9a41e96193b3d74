import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import { type StepFigures, totalOf } from "../reports.ts";
import { useDay } from "./range-filter.tsx";
import { StepBars } from "./step-bars.tsx";

/** Total sales step by step, as bars; credit notes of earlier sales can make one negative. */
export function SalesChart({ steps }: { steps: readonly StepFigures[] }) {
  const bars = steps.map((step) => ({ first: step.first, last: step.last, amount: totalOf(step) }));
  return <StepBars bars={bars} text={messages.chart} />;
}

/** Every number of the chart, the latest first; steps without a document are left out. */
export function SalesTable({ steps }: { steps: readonly StepFigures[] }) {
  const t = useT();
  const dayText = useDay();
  const listed = steps.filter(({ invoiced, credited }) => invoiced !== 0 || credited !== 0).reverse();
  return (
    <Table caption={t(messages.sales)} quietCaption className="list-table">
      <thead>
        <tr>
          <th scope="col">{t(messages.from)}</th>
          {COLUMNS.map(({ label }) => (
            <NumericHead key={t(label)}>{t(label)}</NumericHead>
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
