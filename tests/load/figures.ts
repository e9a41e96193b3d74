import type { Sent } from "./ledger.ts";
import type { StormReport } from "./storm.ts";
import { never, quantile, type Verdict } from "./verdict.ts";

/** The figures of a storm, as lines to be read. */
export function stormLines({ ledger, events, unexcused, differences, mails }: StormReport): string[] {
  const kinds = [...new Set(ledger.sent.map(({ kind }) => kind))];
  return [
    "",
    `${"".padEnd(14)}${columns("asked", "done", "full", "away", "cut", "p50 ms", "p95 ms", "p99 ms")}`,
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
    `mails: ${mails.written} written; ${mails.repeated} handed over again under the same Message-ID`,
    `lost, doubled or wrong: ${differences.length + mails.problems.length}; ended badly without a reason: ${unexcused.length}`,
    ...[...differences, ...mails.problems].slice(0, 20).map((line) => `  ${line}`),
    ...unexcused.slice(0, 20).map((sent) => `  ${sent.kind} ${sent.outcome} ${sent.note}`),
  ];
}

/** What is said of two instances, each part by itself. */
export function stormVerdicts({ events, unexcused, differences, mails }: StormReport): Verdict[] {
  const { drained, writesBackMs } = events;
  return [
    never("R1, R5", "acknowledged and lost, doubled or different", differences.length),
    never("R5", "mails missing or written twice", mails.problems.length),
    never("R7, R14", "requests that ended badly without a blow as the reason", unexcused.length),
    {
      statement: "R7",
      what: "the drained instance ended",
      measured: `with ${drained.code} after ${seconds(drained.ms)}`,
      wanted: "with 0 within 15 s",
      met: drained.code === 0 && drained.ms <= 15_000,
    },
    {
      statement: "R14",
      what: "first write after the database is back",
      measured: seconds(writesBackMs),
      wanted: "by itself, ≤ 10 s",
      met: writesBackMs <= 10_000,
    },
  ];
}

function kindLine(kind: string, sent: readonly Sent[]): string {
  const times = sent.filter(({ outcome }) => outcome === "ok").map(({ begun, ended }) => ended - begun);
  const parts = [0.5, 0.95, 0.99].map((part) => Math.round(quantile(times, part)));
  const badly = (["full", "away", "cut"] as const).map((outcome) => countOf(sent, outcome));
  return kind.padEnd(14) + columns(sent.length, times.length, ...badly, ...parts);
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
