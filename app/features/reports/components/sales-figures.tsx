import { formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { type Cents, cents } from "#app/lib/money.ts";
import type { DayRange } from "../range.ts";
import { type SalesFigures, totalOf } from "../reports.ts";
import { FigureCard } from "./figure-card.tsx";
import { useDay } from "./range-filter.tsx";

interface Figure {
  readonly label: Message;
  readonly hint?: Message;
  readonly of: (figures: SalesFigures) => number;
  readonly isCount?: true;
}

const FIGURES: readonly Figure[] = [
  { label: messages.total, hint: messages.totalHint, of: totalOf },
  { label: messages.net, hint: messages.netHint, of: ({ net }) => net },
  { label: messages.vatAmount, of: ({ vat }) => vat },
  { label: messages.credited, of: ({ credited }) => credited },
  { label: messages.invoices, of: ({ invoices }) => invoices, isCount: true },
  { label: messages.average, of: averageOf },
];

function averageOf({ invoices, invoiced }: SalesFigures): number {
  return invoices === 0 ? 0 : Math.round(invoiced / invoices);
}

interface FiguresProps {
  readonly total: SalesFigures;
  readonly before: SalesFigures;
  readonly beforeRange: DayRange;
  /** What of it is payments of hires, VAT included. */
  readonly hire: Cents;
}

/** The figures of a range, each beside what it was in the range before. */
export function Figures({ total, before, beforeRange, hire }: FiguresProps) {
  const t = useT();
  const dayText = useDay();
  return (
    <>
      <dl className="report-figures">
        {FIGURES.map(({ label, hint, of, isCount = false }) => (
          <FigureCard
            key={t(label)}
            label={t(label)}
            hint={hint && t(hint)}
            value={of(total)}
            previous={of(before)}
            textOf={(value) => figureText(value ?? 0, isCount)}
          />
        ))}
      </dl>
      <p className="muted">
        {t(messages.compared, { from: dayText(beforeRange.first), until: dayText(beforeRange.last) })}
        {hire !== 0 && <> {t(messages.ofWhichHire, { amount: formatMoney(hire) })}</>}
      </p>
    </>
  );
}

function figureText(value: number, isCount: boolean): string {
  return isCount ? formatNumber(value) : formatMoney(cents(value));
}
