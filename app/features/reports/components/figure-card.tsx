import * as messages from "#app/i18n/messages/admin/reports.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { changeInPercent } from "../reports.ts";

interface FigureCardProps {
  readonly label: string;
  readonly hint: string | undefined;
  /** The figure now; null where there is no such figure. */
  readonly now: number | null;
  readonly before: number | null;
  readonly textOf: (value: number | null) => string;
  /** Whether the change is told in percent; of a share it is told by the two shares. */
  readonly withChange?: boolean;
}

/** One figure of a range beside what it was in the range before. */
export function FigureCard({ label, hint, now, before, textOf, withChange = true }: FigureCardProps) {
  const t = useT();
  const change = withChange && now !== null && before !== null ? changeInPercent(now, before) : null;
  const sign = change === null ? "" : change > 0 ? "+" : change < 0 ? "−" : "±";
  return (
    <div className="card report-figure">
      <dt>
        {label}
        {hint && <span className="muted">{hint}</span>}
      </dt>
      <dd>
        <b className="numeric">{textOf(now)}</b>
        <span className="muted">
          {change === null
            ? t(messages.beforeOnly, { before: textOf(before) })
            : t(messages.before, { before: textOf(before), change: `${sign}${Math.abs(change)}%` })}
        </span>
      </dd>
    </div>
  );
}
