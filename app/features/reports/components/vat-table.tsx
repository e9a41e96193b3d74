import { formatMonth } from "#app/i18n/dates.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { type Cents, cents } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import type { VatFigures } from "../reports.ts";
import { type VatPeriod, vatPeriodRange, vatPeriodText } from "../vat-period.ts";

type Amount = "net" | "vat" | "gross";

/** The boxes of the VAT3 return that this shop can fill in. */
export function VatBoxes({ rows }: { rows: readonly VatFigures[] }) {
  const t = useT();
  const reversed = rows.filter(({ reverseCharge }) => reverseCharge);
  return (
    <dl className="report-figures">
      <div className="card report-figure">
        <dt>
          {t(messages.t1)}
          <span className="muted">{t(messages.t1Hint)}</span>
        </dt>
        <dd>
          <b className="numeric">{formatMoney(sumVatRows(rows, "vat"))}</b>
        </dd>
      </div>
      <div className="card report-figure">
        <dt>
          {t(messages.e1)}
          <span className="muted">{t(messages.e1Hint)}</span>
        </dt>
        <dd>
          <b className="numeric">{formatMoney(sumVatRows(reversed, "net"))}</b>
        </dd>
      </div>
    </dl>
  );
}

/** Net, VAT and gross by rate. */
export function VatTable({ rows }: { rows: readonly VatFigures[] }) {
  const t = useT();
  const heads = [messages.net, messages.vatAmount, messages.gross] as const;
  const total = {
    net: sumVatRows(rows, "net"),
    vat: sumVatRows(rows, "vat"),
    gross: sumVatRows(rows, "gross"),
  };
  return (
    <Table caption={t(messages.vat)} quietCaption className="list-table">
      <thead>
        <tr>
          <th scope="col">{t(messages.rate)}</th>
          <NumericHead>{t(messages.documents)}</NumericHead>
          {heads.map((head) => (
            <NumericHead key={t(head)}>{t(head)}</NumericHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const rate = `${formatRate(row.rate)}%`;
          return (
            <tr key={`${row.rate} ${row.reverseCharge}`}>
              <th scope="row">{row.reverseCharge ? t(messages.reverse, { rate }) : rate}</th>
              <td className="numeric" data-label={t(messages.documents)}>
                <div>{formatNumber(row.documents)}</div>
              </td>
              <Amounts row={row} />
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(messages.sum)}</th>
          <td />
          <Amounts row={total} />
        </tr>
      </tfoot>
    </Table>
  );
}

function Amounts({ row }: { row: Readonly<Record<Amount, Cents>> }) {
  const t = useT();
  const cells = [
    [messages.net, row.net],
    [messages.vatAmount, row.vat],
    [messages.gross, row.gross],
  ] as const;
  return cells.map(([label, amount]) => (
    <td key={t(label)} className="numeric" data-label={t(label)}>
      <div>{formatMoney(amount)}</div>
    </td>
  ));
}

/** Periods to choose from, by their months. */
export function PeriodOptions({ periods }: { periods: readonly VatPeriod[] }) {
  const t = useT();
  const locale = useLocale();
  return periods.map((period) => {
    const { first, last } = vatPeriodRange(period);
    const [from, to] = [first, last].map((day) => formatMonth(locale, new Date(day * DAY_MS + DAY_MS / 2)));
    return (
      <option key={vatPeriodText(period)} value={vatPeriodText(period)}>
        {t(messages.periodName, { first: from ?? "", last: to ?? "", year: String(period.year) })}
      </option>
    );
  });
}

/** Sums over the rates of a period. */
function sumVatRows(rows: readonly VatFigures[], of: Amount): Cents {
  return cents(sumBy(rows, (row) => row[of]));
}
