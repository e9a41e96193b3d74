import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/discounts-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import type { DiscountsReportRow } from "../reports.ts";

export function DiscountsReportTable({ rows }: { readonly rows: readonly DiscountsReportRow[] }) {
  const t = useT();
  return (
    <Table caption={t(messages.report)} quietCaption>
      <thead>
        <tr>
          <th scope="col">{t(messages.fields.code)}</th>
          <NumericHead>{t(messages.reportOrders)}</NumericHead>
          <NumericHead>{t(messages.columns.given)}</NumericHead>
          <NumericHead>{t(messages.reportSales)}</NumericHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, orders, given, sales }) => (
          <tr key={code ?? ""}>
            <th scope="row">{code ?? t(messages.byHand)}</th>
            <td className="numeric">{orders}</td>
            <td className="numeric">{formatMoney(given)}</td>
            <td className="numeric">{formatMoney(sales)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
