import type { StoredHireRequest } from "#app/db/schema/enquiries.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as m from "#app/i18n/messages/hire/hire-basket.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import { Facts, NumericHead, Table } from "#app/ui/tables/table.tsx";
import { hireRows, hireStateText } from "../../hire-rows.ts";

/** The hire basket that came with an enquiry: its dates and sums, and each line with its price and what was free then. */
export function HireTable({ hire }: { hire: StoredHireRequest }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="enquiry-block">
      <h3>{t(m.hireList)}</h3>
      <Facts rows={hireRows(locale, hire)} />
      <Table caption={t(m.hireList)} quietCaption>
        <thead>
          <tr>
            <NumericHead>{t(m.quantity)}</NumericHead>
            <th scope="col">{t(m.item)}</th>
            <NumericHead>{t(m.rate)}</NumericHead>
            <NumericHead>{t(m.lineNet)}</NumericHead>
            <th scope="col">{t(m.onDay)}</th>
          </tr>
        </thead>
        <tbody>
          {hire.lines.map((line) => (
            <tr key={line.itemId}>
              <td className="numeric">{line.quantity}</td>
              <th scope="row">
                {line.name} · {line.code}
              </th>
              <td className="numeric">{formatMoney(cents(line.dayRateNet))}</td>
              <td className="numeric">{line.net === null ? "" : formatMoney(cents(line.net))}</td>
              <td>{hireStateText(locale, line)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
