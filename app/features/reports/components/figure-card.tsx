import * as messages from "#app/i18n/messages/admin/reports.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { changeInPercent } from "../reports.ts";

interface FigureCardProps {
  readonly label: string;
  readonly hint: string | undefined;
  /** The figure of the range; null where there is no such figure. */
  readonly value: number | null;
  /** The figure of the range before. */
  readonly previous: number | null;
  readonly textOf: (value: number | null) => string;
  /** Whether the change is told in percent; of a share it is told by the two shares. */
  readonly withChange?: boolean;
}

/** One figure of a range beside what it was in the range before. */
export function FigureCard({ label, hint, value, previous, textOf, withChange = true }: FigureCardProps) {
  const t = useT();
  const change = withChange && value !== null && previous !== null ? changeInPercent(value, previous) : null;
  const sign = change === null ? "" : change > 0 ? "+" : change < 0 ? "−" : "±";
  return (
    <div className="card report-figure">
      <dt>
        {label}
        {hint && <span className="muted">{hint}</span>}
      </dt>
      <dd>
        <b className="numeric">{textOf(value)}</b>
        <span className="muted">
          {change === null
            ? t(messages.beforeOnly, { before: textOf(previous) })
            : t(messages.before, { before: textOf(previous), change: `${sign}${Math.abs(change)}%` })}
        </span>
      </dd>
    </div>
  );
}
