import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as reports from "#app/i18n/messages/admin/reports.ts";
import * as messages from "#app/i18n/messages/hire-admin/reports-hire.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { type Cents, cents } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import { Link } from "#app/ui/link.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import {
  byGroup,
  extremes,
  type HireItemFigures,
  type HireOrder,
  type HireReport,
  type HireRows,
  type LossFigures,
  sortItems,
  sumUse,
  utilisationOf,
} from "../hire-report.ts";
import { shareText } from "./hire-figures.tsx";

/** Rows that are shown; all others are one row, and the file has them all. */
const SHOWN = 25;
/** Items in the two short lists. */
const FEW = 5;

interface TableProps extends Pick<HireReport, "items" | "rest"> {
  readonly rows: HireRows;
  readonly order: HireOrder;
}

/** Items or groups with use and income; with what is of no item it adds up to the documents of the range. */
export function HireTable({ items, rest, rows, order }: TableProps) {
  const t = useT();
  const sorted = sortItems(rows === "groups" ? byGroup(items) : items, order);
  const [shown, others] = [sorted.slice(0, SHOWN), sorted.slice(SHOWN)];
  const total = cents(sumBy(items, ({ income }) => income) + sumBy(rest, ({ amount }) => amount));
  return (
    <>
      <Table caption={t(messages.rowNames[rows])} quietCaption className="list-table">
        <thead>
          <tr>
            <th scope="col">{t(reports.name)}</th>
            {[messages.owned, messages.hires, messages.hours, messages.use, messages.income].map((label) => (
              <NumericHead key={t(label)}>{t(label)}</NumericHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((item) => (
            <ItemRow key={item.itemId} item={item} link={rows === "items"} />
          ))}
          {others.length > 0 && <SumRow name={t(reports.othersRow)} amount={sumUse(others).income} />}
          {rest.map(({ key, amount }) => (
            <SumRow key={key} name={t(messages.rest[key])} amount={amount} />
          ))}
        </tbody>
        <tfoot>
          <SumRow name={t(reports.sum)} amount={total} />
        </tfoot>
      </Table>
      {others.length > 0 && (
        <p className="muted">
          {t(messages.itemsShown, { n: formatNumber(SHOWN), of: formatNumber(sorted.length) })}
        </p>
      )}
    </>
  );
}

function ItemRow({ item, link }: { readonly item: HireItemFigures; readonly link: boolean }) {
  const t = useT();
  const locale = useLocale();
  const name = nameIn(locale, item);
  const share = utilisationOf(item);
  return (
    <tr>
      <th scope="row">
        {link ? (
          <Link className="link" to={adminPath(`/admin/hire/items/${item.itemId}`)}>
            {name}
          </Link>
        ) : (
          name
        )}{" "}
        <span className="muted">{item.code}</span>
      </th>
      <td className="numeric" data-label={t(messages.owned)}>
        <div>{formatNumber(item.owned)}</div>
      </td>
      <td className="numeric" data-label={t(messages.hires)}>
        <div>{formatNumber(item.hires)}</div>
      </td>
      <td className="numeric" data-label={t(messages.hours)}>
        <div>{formatNumber(Math.round(item.usedHours))}</div>
      </td>
      <td className="numeric" data-label={t(messages.use)}>
        <div>
          <span className="report-use">
            <meter min={0} max={1} value={Math.min(1, share ?? 0)} aria-hidden="true" />
            {shareText(t, share)}
          </span>
        </div>
      </td>
      <td className="numeric" data-label={t(messages.income)}>
        <div>{formatMoney(item.income)}</div>
      </td>
    </tr>
  );
}

function SumRow({ name, amount }: { readonly name: string; readonly amount: Cents }) {
  const t = useT();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td colSpan={4} />
      <td className="numeric" data-label={t(messages.income)}>
        <div>{formatMoney(amount)}</div>
      </td>
    </tr>
  );
}

/** The items that earned the most and the least. */
export function HireExtremes({ items }: Pick<HireReport, "items">) {
  const t = useT();
  const { best, worst } = extremes(items, FEW);
  return (
    <div className="report-pair">
      <ShortList title={t(messages.best)} hint={t(messages.incomeHint)} items={best} />
      <ShortList title={t(messages.worst)} hint={t(messages.worstHint)} items={worst} />
    </div>
  );
}

interface ShortListProps {
  readonly title: string;
  readonly hint: string;
  readonly items: readonly HireItemFigures[];
}

function ShortList({ title, hint, items }: ShortListProps) {
  const t = useT();
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <section className="report-part">
      <h2 className="step-1">{title}</h2>
      <p className="muted">{hint}</p>
      <ol className="report-short">
        {items.map((item) => (
          <li key={item.itemId}>
            <span>{nameIn(locale, item)}</span>
            <span className="numeric">
              {formatMoney(item.income)} · {shareText(t, utilisationOf(item))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What more pieces would have brought. */
export function HireLoss({ loss }: { readonly loss: readonly LossFigures[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="report-part">
      <h2 className="step-1">{t(messages.lossTitle)}</h2>
      <p className="muted report-lead">{t(loss.length === 0 ? messages.noLoss : messages.lossLead)}</p>
      {loss.length > 0 && (
        <Table caption={t(messages.lossTitle)} quietCaption className="list-table">
          <thead>
            <tr>
              <th scope="col">{t(reports.name)}</th>
              {[messages.buy, messages.days, messages.lost].map((label) => (
                <NumericHead key={t(label)}>{t(label)}</NumericHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {loss.slice(0, SHOWN).map(({ itemId, code, name, nameGa, most, days, lost }) => (
              <tr key={itemId}>
                <th scope="row">
                  {nameIn(locale, { name, nameGa })} <span className="muted">{code}</span>
                </th>
                <td className="numeric" data-label={t(messages.buy)}>
                  <div>{formatNumber(most)}</div>
                </td>
                <td className="numeric" data-label={t(messages.days)}>
                  <div>{formatNumber(days)}</div>
                </td>
                <td className="numeric" data-label={t(messages.lost)}>
                  <div>{formatMoney(lost)}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
