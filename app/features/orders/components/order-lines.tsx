import { SaleNotes } from "#app/features/catalog/components/sale-notes.tsx";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import type { LineRest } from "../fulfilment/fulfilment.ts";
import { dueOf, type OrderView } from "../orders.ts";
import { discountText, listTotalOf, shownVat, totalMessages } from "../sums-messages.ts";
import type { VatRow } from "../totals.ts";
import { LineProgress } from "./fulfilment/line-progress.tsx";
import "./order.css";

interface LinesTableProps {
  readonly order: OrderView;
  /** What of each line has left; left out where no one asks for it. */
  readonly rest?: readonly LineRest[] | undefined;
  /** What was given back, or is on its way; left out: nothing. */
  readonly refunded?: Cents;
  /** The VAT in what is kept after that; empty where it is not known yet. */
  readonly keptVat?: readonly VatRow[];
}

/** An order's lines with its sums: on screen and on paper. The payment of a hire has no lines. */
export function OrderLinesTable({ order, rest, refunded = ZERO, keptVat = [] }: LinesTableProps) {
  const t = useT();
  const locale = useLocale();
  const { totals } = order;
  return (
    <Table caption={t(messages.items)} quietCaption className="order-table">
      {order.lines.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{t(messages.product)}</th>
            <NumericHead>{t(messages.quantity)}</NumericHead>
            <th scope="col" className="numeric order-unit">
              {t(messages.unitPrice)}
            </th>
            <NumericHead>{t(messages.lineTotal)}</NumericHead>
          </tr>
        </thead>
      )}
      <tbody>
        {order.lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines are frozen.
          <tr key={position}>
            <th scope="row">
              {keepFigures(line.name)}
              <small>{[line.options, line.sku].filter(Boolean).join(" · ")}</small>
              <LineProgress rest={rest?.[position]} />
              <SaleNotes
                duties={{ environmentalCost: line.environmentalCost, exception: line.withdrawalException }}
              />
            </th>
            <td className="numeric">{line.quantity}</td>
            <td className="numeric order-unit">{formatMoney(line.unitPrice)}</td>
            <td className="numeric">{formatMoney(listTotalOf(line))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {order.kind === "sale" && (
          <>
            <Sum label={t(messages.subtotal)} amount={formatMoney(totals.subtotal)} />
            {totals.discount > 0 && (
              <Sum label={discountText(locale, order)} amount={`−${formatMoney(totals.discount)}`} />
            )}
            <Sum
              label={t(messages.delivery)}
              amount={totals.delivery === 0 ? t(messages.free) : formatMoney(totals.delivery)}
            />
          </>
        )}
        <Sum label={t(totalMessages(order))} amount={formatMoney(totals.total)} strong />
        {order.credit > 0 && (
          <>
            <Sum label={t(messages.credit)} amount={`−${formatMoney(order.credit)}`} />
            <Sum label={t(messages.due)} amount={formatMoney(dueOf(order))} strong />
          </>
        )}
        {/* Above what was refunded: it is the VAT of the whole total. */}
        <VatSums rows={shownVat(order)} />
        {refunded > 0 && (
          <>
            <Sum label={t(messages.refunded)} amount={`−${formatMoney(refunded)}`} />
            <Sum
              label={t(messages.netPayment)}
              amount={formatMoney(subtractCents(totals.total, refunded))}
              strong
            />
            {shownVat(order).length > 0 && <VatSums rows={keptVat} />}
          </>
        )}
      </tfoot>
    </Table>
  );
}

function VatSums({ rows }: { rows: readonly VatRow[] }) {
  const t = useT();
  return rows.map(({ rate, vat }) => (
    <Sum key={rate} label={t(messages.vat, { rate: formatRate(rate) })} amount={formatMoney(vat)} quiet />
  ));
}

function Sum({
  label,
  amount,
  strong = false,
  quiet = false,
}: {
  label: string;
  amount: string;
  strong?: boolean;
  quiet?: boolean;
}) {
  return (
    <tr className={strong ? "order-strong" : quiet ? "order-quiet" : undefined}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td className="order-unit" />
      <td className="numeric">{amount}</td>
    </tr>
  );
}
