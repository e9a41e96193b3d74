import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import type { StockFigures } from "../reports.ts";

/** The table of counted stock by category. */
export function StockTable({ rows }: { rows: readonly StockFigures[] }) {
  const t = useT();
  const sum = (of: (row: StockFigures) => number) => sumBy(rows, of);
  const columns = [
    { label: messages.products, of: (row: StockFigures) => row.products },
    { label: messages.pieces, of: (row: StockFigures) => row.pieces },
    { label: messages.withoutPrice, of: (row: StockFigures) => row.withoutPrice },
    { label: messages.net, of: (row: StockFigures) => row.net, isMoney: true },
  ] as const;
  const textOf = (value: number, isMoney = false) =>
    isMoney ? formatMoney(cents(value)) : formatNumber(value);
  return (
    <Table caption={t(messages.stock)} quietCaption className="list-table">
      <thead>
        <tr>
          <th scope="col">{t(messages.category)}</th>
          {columns.map(({ label }) => (
            <NumericHead key={t(label)}>{t(label)}</NumericHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.category ?? ""}>
            <th scope="row">{row.category ?? t(messages.noCategory)}</th>
            {columns.map(({ label, of, ...column }) => (
              <td key={t(label)} className="numeric" data-label={t(label)}>
                <div>{textOf(of(row), "isMoney" in column)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(messages.sum)}</th>
          {columns.map(({ label, of, ...column }) => (
            <td key={t(label)} className="numeric" data-label={t(label)}>
              <div>{textOf(sum(of), "isMoney" in column)}</div>
            </td>
          ))}
        </tr>
      </tfoot>
    </Table>
  );
}
