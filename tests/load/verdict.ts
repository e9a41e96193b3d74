import type { GeneratedAnswer } from "./generate.ts";

/** One part of a statement, as it was measured. */
export interface Verdict {
  /** For example "R11". */
  readonly statement: string;
  readonly what: string;
  readonly measured: string;
  readonly wanted: string;
  readonly met: boolean;
}

/** The value below which the given part of a list lies; 0 for an empty one. */
export function quantile(list: readonly number[], part: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** A time that must not be longer than a limit, both in milliseconds. */
export function atMost(statement: string, what: string, ms: number, limit: number): Verdict {
  return { statement, what, measured: `${Math.round(ms)} ms`, wanted: `≤ ${limit} ms`, met: ms <= limit };
}

/** Something that must not happen. */
export function never(statement: string, what: string, times: number): Verdict {
  return { statement, what, measured: String(times), wanted: "0", met: times === 0 };
}

/** How long answers of a status took, in milliseconds. */
export function timesOf(answers: readonly GeneratedAnswer[], status: number, lane?: string): number[] {
  return answers
    .filter((answer) => answer.status === status && (lane === undefined || answer.lane === lane))
    .map(({ ms }) => ms);
}

/** How many answers there were of each status; 0: none came. */
export function countStatuses(answers: readonly GeneratedAnswer[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** A table in Markdown, to be read as it is. */
export function verdictLines(verdicts: readonly Verdict[]): string[] {
  const rows = verdicts.map(({ statement, what, measured, wanted, met }) => [
    statement,
    what,
    measured,
    wanted,
    met ? "pass" : "FAIL",
  ]);
  const all = [["", "what", "measured", "wanted", ""], ...rows];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => (row[at] ?? "").length))) ?? [];
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return ["", line(all[0] ?? []), rule, ...rows.map(line)];
}
