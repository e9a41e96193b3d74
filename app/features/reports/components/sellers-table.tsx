import { formatMoney, formatShare } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { Link } from "#app/ui/link.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import { type RestKey, SELLER_GROUPS, type SellerGroup, type SellersReport } from "../reports.ts";

const GROUP_LABELS: Readonly<Record<SellerGroup, Message>> = {
  products: messages.products,
  categories: messages.categories,
  brands: messages.brands,
  customers: messages.customers,
};

const REST_LABELS: Readonly<Record<RestKey, Message>> = {
  hire: messages.hireRow,
  delivery: messages.deliveryRow,
  unspecified: messages.unspecifiedRow,
  unknown: messages.unknownRow,
  others: messages.othersRow,
};

/** Links to what the table can be grouped by; `hrefOf` keeps the range. */
export function GroupLinks({
  current,
  hrefOf,
}: {
  readonly current: SellerGroup;
  readonly hrefOf: (group: SellerGroup) => string;
}) {
  const t = useT();
  return (
    <nav aria-label={t(messages.step)}>
      <ul className="report-presets fade-ends">
        {SELLER_GROUPS.map((group) => (
          <li key={group}>
            <Link to={hrefOf(group)} aria-current={group === current ? "true" : undefined}>
              {t(GROUP_LABELS[group])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SellersTableProps {
  readonly group: SellerGroup;
  readonly report: SellersReport;
}

/** What sold best; its amounts add up to the documents of the range. */
export function SellersTable({ group, report: { rows, rest, total } }: SellersTableProps) {
  const t = useT();
  const counted = t(group === "customers" ? messages.orders : messages.pieces);
  return (
    <Table caption={t(GROUP_LABELS[group])} quietCaption className="list-table">
      <thead>
        <tr>
          <th scope="col">{t(messages.name)}</th>
          <NumericHead>{counted}</NumericHead>
          <NumericHead>{t(messages.amount)}</NumericHead>
          <NumericHead>{t(messages.share)}</NumericHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, detail, quantity, amount }) => (
          <Row
            key={key}
            counted={counted}
            amount={amount}
            total={total}
            quantity={quantity}
            name={
              <>
                <bdi>{name}</bdi> {detail && <span className="muted">{detail}</span>}
              </>
            }
          />
        ))}
        {rest.map(({ key, amount }) => (
          <Row
            key={key}
            counted={counted}
            amount={amount}
            total={total}
            quantity={null}
            name={t(REST_LABELS[key])}
          />
        ))}
      </tbody>
      <tfoot>
        <Row name={t(messages.sum)} counted={counted} total={total} quantity={null} amount={total} />
      </tfoot>
    </Table>
  );
}

interface RowProps {
  readonly name: React.ReactNode;
  readonly counted: string;
  readonly quantity: number | null;
  readonly amount: Cents;
  readonly total: Cents;
}

function Row({ name, counted, quantity, amount, total }: RowProps) {
  const t = useT();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="numeric" data-label={counted}>
        <div>{quantity === null ? "" : formatNumber(quantity)}</div>
      </td>
      <td className="numeric" data-label={t(messages.amount)}>
        <div>{formatMoney(amount)}</div>
      </td>
      <td className="numeric" data-label={t(messages.share)}>
        <div>{total > 0 && formatShare(amount / total)}</div>
      </td>
    </tr>
  );
}
