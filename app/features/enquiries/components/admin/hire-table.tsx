import type { StoredHireLine, StoredHireRequest } from "#app/db/schema/enquiries.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import { Facts, NumericHead, Table } from "#app/ui/tables/table.tsx";
import { hireRows, hireStateText } from "../../hire-rows.ts";

/** The hire basket that came with an enquiry: its dates and sums, and each line with its price and what was free then. */
export function RequestedHireTable({ hire }: { hire: StoredHireRequest }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="enquiry-block">
      <h3>{t(messages.hireList)}</h3>
      <Facts rows={hireRows(locale, hire)} />
      <Table caption={t(messages.hireList)} quietCaption className="enquiry-hire">
        <thead>
          <tr>
            <th scope="col">{t(messages.item)}</th>
            <NumericHead>{t(messages.quantity)}</NumericHead>
            <NumericHead>{t(messages.lineNet)}</NumericHead>
          </tr>
        </thead>
        <tbody>
          {hire.lines.map((line) => (
            <HireLine key={line.itemId} line={line} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** Three columns, so that the name of the item has room on a phone and beside the list. */
function HireLine({ line }: { line: StoredHireLine }) {
  const t = useT();
  const locale = useLocale();
  const rate = t(messages.dayNet, { price: formatMoney(cents(line.dayRateNet)) });
  return (
    <tr>
      <th scope="row">
        {nameIn(locale, line)}
        <span className="enquiry-hire-more">{line.code}</span>
        <span className="enquiry-hire-more">
          {t(messages.freeThen, { state: hireStateText(locale, line) })}
        </span>
      </th>
      <td className="numeric">{formatNumber(line.quantity)}</td>
      <td className="numeric">
        {line.net !== null && formatMoney(cents(line.net))}
        <span className="enquiry-hire-more">{rate}</span>
      </td>
    </tr>
  );
}
