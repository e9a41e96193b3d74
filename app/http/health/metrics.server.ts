import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { createContext } from "react-router";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { getBackupState } from "#app/features/backups/queries.server.ts";
import { countFailedJobs } from "#app/features/jobs/queries.server.ts";
import { countMails } from "#app/features/mail/queries.server.ts";
import type { Clock } from "#app/lib/time/clock.ts";

/** The sources of the figures of the site. */
interface MetricsSource {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
}

/** The figures of this process, in Prometheus' text format. */
export interface Metrics {
  /** A request that the application answered. `ms` counts from the first byte of the request. */
  answered(request: { method: string; path: string; status: number; ms: number }): void;
  /** A request that a finished page in memory answered. */
  keptPage(): void;
  /** A request refused under load. */
  loadShed(): void;
  /** A statement that took long. */
  slowStatement(): void;
  /** Writes all metrics as text, with the queues as the database has them now. */
  render(source: MetricsSource): Promise<{ text: string; contentType: string }>;
}

/** The metrics; null where no token is configured: then nothing is counted and nothing is shown. */
export const metricsContext = createContext<Metrics | null>();

/** Seconds. The page's budget is 50 ms of server time, the slowest honest answers take some seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Starts counting. Names follow Prometheus' conventions: base units, `_total` for counters. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time of the application's answers, by lane, method and class of status.",
    labelNames: ["lane", "method", "status"],
    buckets: BUCKETS,
    registers,
  });
  const kept = counter(registers, "http_kept_pages_total", "Answers sent from finished pages in memory.");
  const shed = counter(registers, "http_load_shed_total", "Requests refused under load.");
  const slow = counter(registers, "db_slow_statements_total", "Statements that took longer than the limit.");
  const queues = createQueueGauges(registers);
  const backups = createBackupGauges(registers);
  return {
    answered: ({ method, path, status, ms }) =>
      seconds.observe({ lane: laneOf(path), method, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    keptPage: () => kept.inc(),
    loadShed: () => shed.inc(),
    slowStatement: () => slow.inc(),
    async render(source) {
      await Promise.all([queues.read(source.db), backups.read(source)]);
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}

function counter(registers: Registry[], name: string, help: string): Counter {
  return new Counter({ name, help, registers });
}

function createQueueGauges(registers: Registry[]): { read(db: Db): Promise<void> } {
  const mails = new Gauge({
    name: "mails",
    help: "Mails in the outbox by state.",
    labelNames: ["state"],
    registers,
  });
  const failedJobs = new Gauge({ name: "jobs_failed", help: "Jobs that were given up.", registers });
  return {
    async read(db) {
      const [states, failed] = await Promise.all([countMails(db), countFailedJobs(db)]);
      for (const [state, n] of Object.entries(states)) mails.set({ state }, n);
      failedJobs.set(failed);
    },
  };
}

function createBackupGauges(registers: Registry[]): { read(source: MetricsSource): Promise<void> } {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const at = gauge(
    "backup_last_success_timestamp_seconds",
    "When the last backup was made, Unix time; 0: never.",
  );
  const bytes = gauge("backup_last_size_bytes", "Size of the last backup.");
  const bad = gauge("backup_degraded", "1 when the last backup is too old, failed or is not there any more.");
  return {
    async read({ db, config, clock }) {
      const { last, failure, late, gone } = await getBackupState(db, config, clock.now());
      at.set(Math.floor((last?.at.getTime() ?? 0) / 1000));
      bytes.set(last?.bytes ?? 0);
      bad.set(failure !== null || late || gone ? 1 : 0);
    },
  };
}

/** Few names, so that no visitor can make the list of series grow. */
function laneOf(path: string): "page" | "api" | "admin" | "probe" {
  if (path.startsWith("/api/")) return "api";
  if (path.startsWith("/admin")) return "admin";
  return /^\/(healthz|readyz|metrics)$/.test(path) ? "probe" : "page";
}
