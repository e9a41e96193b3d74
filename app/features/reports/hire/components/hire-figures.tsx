import { formatMoney, formatShare } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as reports from "#app/i18n/messages/admin/reports.ts";
import * as messages from "#app/i18n/messages/hire-admin/reports-hire.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import { FigureCard } from "../../components/figure-card.tsx";
import { useDay } from "../../components/range-filter.tsx";
import {
  acceptedShare,
  type HireReport,
  type HireReportSummary,
  hireMargin,
  utilisationOf,
} from "../hire-report.ts";

interface Figure {
  readonly label: Message;
  readonly hint: (t: Translate, summary: HireReportSummary) => string | undefined;
  readonly of: (summary: HireReportSummary) => number | null;
  readonly kind: "money" | "count" | "share";
}

const FIGURES: readonly Figure[] = [
  {
    label: messages.income,
    hint: (t) => t(messages.incomeHint),
    of: ({ income }) => income,
    kind: "money",
  },
  { label: messages.use, hint: (t) => t(messages.useHint), of: utilisationOf, kind: "share" },
  { label: messages.collected, hint: () => undefined, of: ({ margin }) => margin.hires, kind: "count" },
  { label: messages.margin, hint: marginText, of: ({ margin }) => hireMargin(margin), kind: "money" },
  {
    label: messages.lost,
    hint: (t) => t(messages.lostHint),
    of: ({ lost }) => lost,
    kind: "money",
  },
  { label: messages.late, hint: lateText, of: ({ late }) => late.returns, kind: "count" },
  { label: messages.accepted, hint: quotesText, of: ({ quotes }) => acceptedShare(quotes), kind: "share" },
];

/** What a range comes to, each figure beside that of the range before. */
export function HireFigures({
  now,
  before,
  beforeRange,
}: Pick<HireReport, "now" | "before" | "beforeRange">) {
  const t = useT();
  const dayText = useDay();
  return (
    <>
      <dl className="report-figures report-figures-wide">
        {FIGURES.map(({ label, hint, of, kind }) => (
          <FigureCard
            key={t(label)}
            label={t(label)}
            hint={hint(t, now)}
            value={of(now)}
            previous={of(before)}
            textOf={(value) => TEXTS[kind](t, value)}
            withChange={kind !== "share"}
          />
        ))}
      </dl>
      <p className="muted">
        {t(reports.compared, { from: dayText(beforeRange.first), until: dayText(beforeRange.last) })}
      </p>
    </>
  );
}

/** A share as a percentage with one decimal; a dash where there is none. */
export function shareText(t: Translate, share: number | null): string {
  return share === null ? t(messages.noFigure) : formatShare(share);
}

const TEXTS = {
  money: (_: Translate, value: number | null) => formatMoney(cents(value ?? 0)),
  count: (_: Translate, value: number | null) => formatNumber(value ?? 0),
  share: shareText,
} as const;

function marginText(t: Translate, { margin: { net, subhires, ownCosts } }: HireReportSummary): string {
  return t(messages.marginHint, {
    net: formatMoney(net),
    subhires: formatMoney(subhires),
    own: formatMoney(ownCosts),
  });
}

function lateText(t: Translate, { late: { hours, charged } }: HireReportSummary): string {
  return t(messages.lateHint, { hours: formatNumber(Math.round(hours)), charged: formatMoney(charged) });
}

function quotesText(t: Translate, { quotes }: HireReportSummary): string {
  const { accepted, declined, expired, sent } = quotes;
  return t(messages.acceptedHint, {
    accepted: formatNumber(accepted),
    declined: formatNumber(declined),
    expired: formatNumber(expired),
    sent: formatNumber(sent),
  });
}
