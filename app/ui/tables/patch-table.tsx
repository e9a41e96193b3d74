import { classNames } from "../class-names.ts";

export interface PatchRow {
  readonly name: React.ReactNode;
  /** The name in the other language, or a value, on the right. */
  readonly value?: React.ReactNode;
  readonly note?: React.ReactNode;
}

interface PatchTableProps {
  readonly rows: readonly PatchRow[];
  /** First channel number; 1 unless said otherwise. */
  readonly from?: number;
  /** Two columns where there is room. */
  readonly columns?: boolean;
  /** Values under the names instead of on the right. */
  readonly stacked?: boolean;
  readonly className?: string;
}

/** A list that looks like a lighting patch: channel, name, value, hairlines between. */
export function PatchTable({ rows, from = 1, columns, stacked, className }: PatchTableProps) {
  return (
    <ol className={classNames("patch", columns && "patch-columns", stacked && "patch-stacked", className)}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its channel; rows never move within a page.
        <li key={index}>
          <span className="patch-number" aria-hidden="true">
            {String(from + index).padStart(2, "0")}
          </span>
          <p className="patch-name">{row.name}</p>
          {row.value && <p className="patch-value">{row.value}</p>}
          {row.note && <p className="patch-note">{row.note}</p>}
        </li>
      ))}
    </ol>
  );
}
