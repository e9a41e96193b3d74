import type { Sent } from "./ledger.ts";
import type { OverloadReport } from "./overload.ts";
import type { StormReport } from "./storm.ts";

/** The figures of a storm, as lines to be read. */
export function stormLines({ ledger, events, unexcused, differences, mails }: StormReport): string[] {
  const kinds = [...new Set(ledger.sent.map(({ kind }) => kind))];
  return [
    "",
    `${"".padEnd(14)}${columns("asked", "done", "away", "cut", "p50 ms", "p95 ms", "p99 ms")}`,
    ...kinds.map((kind) =>
      kindLine(
        kind,
        ledger.sent.filter((sent) => sent.kind === kind),
      ),
    ),
    "",
    `kill -9: back after ${seconds(events.killedBackMs)}, ${countOf(ledger.sent, "cut")} requests were in flight and cut`,
    `SIGTERM: ended with ${events.drained.code} after ${seconds(events.drained.ms)}, back after ${seconds(events.drainedBackMs)}`,
    `database: gone for ${seconds(events.databaseBackAt - events.databaseGoneAt)}, first write again after ${seconds(events.writesBackMs)}`,
    `acknowledged: ${ledger.enquiries.size} enquiries, ${ledger.placed.size} orders, ${ledger.paid.size} paid, ${ledger.carts.size} cart lines`,
    `mails: ${mails.written} written, all sent; ${mails.repeated} handed over again under the same Message-ID`,
    `lost, doubled or wrong: ${differences.length + mails.problems.length}; ended badly without a reason: ${unexcused.length}`,
    ...[...differences, ...mails.problems].slice(0, 20).map((line) => `  ${line}`),
    ...unexcused.slice(0, 20).map((sent) => `  ${sent.kind} ${sent.outcome} ${sent.note}`),
  ];
}

/** The figures of an overload, as lines to be read. */
export function overloadLines(report: OverloadReport): string[] {
  const { memory } = report;
  const answers = Object.entries(report.answers).map(([status, n]) => `${n} × ${status}`);
  return [
    "",
    `overload: ${report.connections} connections: ${answers.join(", ")}, ${report.broken} broken`,
    `a visitor meanwhile: ${report.admittedMs.length} pages, p99 ${Math.round(quantile(report.admittedMs, 0.99))} ms; ${report.refusedMs.length} refusals, p99 ${Math.round(quantile(report.refusedMs, 0.99))} ms`,
    `5 s later: ${Math.round(report.afterwardsMs)} ms`,
    memory
      ? `memory: ${Math.round(memory.before)} MB before, ${Math.round(memory.peak)} MB at its highest, ${Math.round(memory.after)} MB after`
      : "memory: this system does not tell",
  ];
}

/** The value below which the given part of a list lies; 0 for an empty one. */
export function quantile(list: readonly number[], part: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

function kindLine(kind: string, sent: readonly Sent[]): string {
  const times = sent.filter(({ outcome }) => outcome === "ok").map(({ begun, ended }) => ended - begun);
  const parts = [0.5, 0.95, 0.99].map((part) => Math.round(quantile(times, part)));
  return (
    kind.padEnd(14) +
    columns(sent.length, times.length, countOf(sent, "away"), countOf(sent, "cut"), ...parts)
  );
}

function countOf(sent: readonly Sent[], outcome: Sent["outcome"]): number {
  return sent.filter((one) => one.outcome === outcome).length;
}

function columns(...cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(8)).join("");
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
