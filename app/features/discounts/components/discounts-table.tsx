import { Link } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate, formatMoney, formatRate } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/discounts-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { addMs } from "#app/lib/time/clock.ts";
import { Table } from "#app/ui/tables/table.tsx";
import type { DiscountState, DiscountValue } from "../discounts.ts";

/** A code as the list shows it. */
export interface DiscountRow {
  readonly id: string;
  readonly code: string;
  readonly value: DiscountValue;
  readonly state: DiscountState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly uses: number;
  readonly maxUses: number | null;
  readonly given: Cents;
}

export function DiscountsTable({ discounts }: { readonly discounts: readonly DiscountRow[] }) {
  const t = useT();
  const { value, days, uses, given, status } = messages.columns;
  return (
    <Table caption={t(messages.title)} quietCaption>
      <thead>
        <tr>
          <th scope="col">{t(messages.fields.code)}</th>
          <th scope="col">{t(status)}</th>
          <th scope="col" className="numeric">
            {t(value)}
          </th>
          <th scope="col">{t(days)}</th>
          <th scope="col" className="numeric">
            {t(uses)}
          </th>
          <th scope="col" className="numeric">
            {t(given)}
          </th>
        </tr>
      </thead>
      <tbody>
        {discounts.map((discount) => (
          <Row key={discount.id} discount={discount} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ discount }: { readonly discount: DiscountRow }) {
  const t = useT();
  const { id, code, value, state, uses, maxUses, given } = discount;
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={adminPath(`/admin/discounts/${id}`)}>
          {code}
        </Link>
      </th>
      <td>{t(messages.states[state])}</td>
      <td className="numeric">
        {value.kind === "percent" ? `${formatRate(value.percent)}%` : formatMoney(value.amount)}
      </td>
      <td>
        <Days discount={discount} />
      </td>
      <td className="numeric">
        {maxUses === null ? uses : t(messages.usesOf, { n: String(uses), most: String(maxUses) })}
      </td>
      <td className="numeric">{formatMoney(given)}</td>
    </tr>
  );
}

function Days({ discount: { startsAt, endsAt } }: { readonly discount: DiscountRow }) {
  const t = useT();
  const locale = useLocale();
  const first = startsAt && t(messages.from, { day: formatDate(locale, startsAt) });
  // It ends with the start of the day after its last.
  const last = endsAt && t(messages.until, { day: formatDate(locale, addMs(endsAt, -1)) });
  return [first, last].filter(Boolean).join(" ");
}
