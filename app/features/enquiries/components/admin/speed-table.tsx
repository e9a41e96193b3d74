import { formatIsoDate } from "#app/i18n/dates.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import { type MonthSpeed, spanText } from "../../admin/enquiry-admin.ts";

/**
 * The table of answers by month: how many enquiries came, how many were answered, and the median time to the first
 * answer.
 */
export function SpeedTable({ months }: { months: readonly MonthSpeed[] }) {
  const t = useT();
  const locale = useLocale();
  if (months.length === 0) return null;
  return (
    <Table caption={t(enquiryAdmin.speed)}>
      <thead>
        <tr>
          <th scope="col">{t(enquiryAdmin.month)}</th>
          <NumericHead>{t(enquiryAdmin.received)}</NumericHead>
          <NumericHead>{t(enquiryAdmin.answered)}</NumericHead>
          <NumericHead>{t(enquiryAdmin.median)}</NumericHead>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, received, answered, medianMinutes }) => (
          <tr key={month}>
            <th scope="row">{formatIsoDate(locale, `${month}-15`).replace(/^\d+ /, "")}</th>
            <td className="numeric">{received}</td>
            <td className="numeric">{answered}</td>
            <td className="numeric">{medianMinutes === null ? "–" : spanText(locale, medianMinutes)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
