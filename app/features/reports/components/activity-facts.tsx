import { spanText } from "#app/features/enquiries/admin/enquiry-admin.ts";
import { formatShare } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { ActivityReport } from "../reports.ts";

/** Checkouts and enquiries as figures; parts of a whole are shown in percent beside. */
export function ActivityFacts({ report }: { report: ActivityReport }) {
  const t = useT();
  const locale = useLocale();
  const { checkouts, ordered, paid, enquiries, answered, answeredInTime, medianMinutes } = report;
  const rows: readonly (readonly [label: Message, text: string])[] = [
    [messages.checkouts, formatNumber(checkouts)],
    [messages.ordered, partText(ordered, checkouts)],
    [messages.paid, partText(paid, checkouts)],
    [messages.abandoned, partText(checkouts - ordered, checkouts)],
    [messages.enquiriesReceived, formatNumber(enquiries)],
    [messages.answered, partText(answered, enquiries)],
    [messages.inTime, partText(answeredInTime, enquiries)],
    [messages.median, medianMinutes === null ? t(messages.noAnswer) : spanText(locale, medianMinutes)],
  ];
  return (
    <dl className="report-figures report-figures-halves">
      {rows.map(([label, text]) => (
        <div key={t(label)} className="card report-figure">
          <dt>{t(label)}</dt>
          <dd>
            <b className="numeric">{text}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function partText(part: number, whole: number): string {
  return whole === 0 ? formatNumber(part) : `${formatNumber(part)} (${formatShare(part / whole)})`;
}
