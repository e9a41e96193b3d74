import { setTimeout as rest } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { type Generated, generate, readers } from "./generate.ts";
import type { Instance } from "./instance.ts";
import { atMost, countStatuses, never, quantile, timesOf, type Verdict } from "./verdict.ts";

export interface OverloadPlan {
  /** Connections that visitors come over when there are too many. */
  readonly connections: number;
  /** How many times more than can be served. */
  readonly times: number;
  readonly seconds: number;
  /** For how long it is measured what can be served. */
  readonly measureSeconds: number;
}

export interface OverloadReport {
  /** What one instance can serve in a second when no one has to be turned away. */
  readonly sustainable: number;
  readonly offered: number;
  readonly flood: Generated;
  /** Of a visitor who comes five seconds after it is over. */
  readonly afterwards: Generated;
  /** Resident memory in megabytes; null where the system does not tell. */
  readonly memory: {
    readonly before: number;
    readonly peak: number;
    readonly after: number;
    /** How long after the flood that was. */
    readonly afterSeconds: number;
  } | null;
}

const SETTLE_MS = 5_000;
const MEMORY_PATIENCE_MS = 60_000;
const MEMORY_MARGIN = 1.2;
/** As many at once as are made at once: no one is turned away. */
const COMFORTABLE = 8;
/** More than are kept in memory. */
const WARM_PAGES = 2_000;
/** Pages from memory are no load: each of these is asked for once, with a number of its own. */
const pagesOf = (word: string) => [
  `/shop/browse?search=lamp+${word}[<n>]`,
  `/api/products?search=lamp+${word}[<n>]`,
];

/** Asks one instance for many times more than it can make, and looks at what it does. */
export async function overload(cluster: Cluster, plan: OverloadPlan): Promise<OverloadReport> {
  const [instance] = cluster.instances;
  const to = { port: instance.port, host: new URL(cluster.origin).host };
  const comfortable = { connections: COMFORTABLE, perSecond: null };
  // What the first visitors of a young process cost is no measure, nor is its memory before pages are kept in it.
  for (let made = 0; made < WARM_PAGES; ) {
    const lanes = [readers("warm", pagesOf(`w${made}-`), comfortable)];
    made += (await generate({ ...to, seconds: plan.measureSeconds, lanes })).answers.length;
  }
  const seconds = plan.measureSeconds;
  const calm = await generate({ ...to, seconds, lanes: [readers("calm", pagesOf("c"), comfortable)] });
  const sustainable = timesOf(calm.answers, 200).length / seconds;
  await rest(SETTLE_MS);
  const before = instance.memory()?.now;
  const pace = { connections: plan.connections, perSecond: plan.times * sustainable };
  const flood = await generate({
    ...to,
    seconds: plan.seconds,
    lanes: [readers("flood", pagesOf("f"), pace)],
  });
  const over = performance.now();
  await rest(SETTLE_MS);
  const visitor = { connections: 1, perSecond: 2 };
  const afterwards = await generate({ ...to, seconds: 5, lanes: [readers("after", pagesOf("a"), visitor)] });
  const memory = before === undefined ? null : await memoryAgain(instance, before, over);
  return { sustainable, offered: pace.perSecond, flood, afterwards, memory };
}

async function memoryAgain(
  instance: Instance,
  before: number,
  over: number,
): Promise<OverloadReport["memory"]> {
  for (;;) {
    const memory = instance.memory();
    if (!memory) return null;
    const afterSeconds = Math.round((performance.now() - over) / 1000);
    if (memory.now <= MEMORY_MARGIN * before || afterSeconds * 1000 > MEMORY_PATIENCE_MS)
      return { before, peak: memory.peak, after: memory.now, afterSeconds };
    await rest(1_000);
  }
}

/** What R11 says, each part by itself. */
export function overloadVerdicts({ flood, afterwards, memory }: OverloadReport): Verdict[] {
  const counts = countStatuses(flood.answers);
  const { 200: served = 0, 503: away = 0, 0: broken = 0 } = counts;
  const rude = flood.answers.filter(({ status, polite }) => status === 503 && !polite).length;
  const refusals = timesOf(flood.answers, 503);
  const later = timesOf(afterwards.answers, 200);
  return [
    atMost("R11", "pages while overloaded, p99", quantile(timesOf(flood.answers, 200), 0.99), 1_000),
    atMost("R11", "refusals, p99", quantile(refusals, 0.99), 100),
    never("R11", "refusals without Retry-After", rude),
    never("R11", "answers that are neither", flood.answers.length - served - away - broken),
    never("R11", "broken connections", broken),
    atMost("R11", "a page 5 s later, slowest", Math.max(0, ...later), 500),
    never("R11", "pages 5 s later that did not come", afterwards.answers.length - later.length),
    ...(memory
      ? [
          {
            statement: "R11",
            what: "memory afterwards",
            measured: `${Math.round((memory.after / memory.before) * 100)} % after ${memory.afterSeconds} s`,
            wanted: "≤ 120 %",
            met: memory.after <= MEMORY_MARGIN * memory.before,
          },
        ]
      : []),
  ];
}

/** The figures of an overload, as lines to be read. */
export function overloadLines(report: OverloadReport): string[] {
  const { flood, memory } = report;
  const counts = Object.entries(countStatuses(flood.answers)).map(([status, n]) => `${n} × ${status}`);
  const served = timesOf(flood.answers, 200);
  const refused = timesOf(flood.answers, 503);
  const ms = (list: readonly number[]) =>
    [0.5, 0.95, 0.99, 1].map((part) => Math.round(quantile(list, part))).join(" / ");
  return [
    "",
    `overload: ${Math.round(report.sustainable)} pages a second can be made, ${Math.round(report.offered)} were asked for: ${counts.join(", ")}`,
    `pages, p50 / p95 / p99 / slowest: ${ms(served)} ms; refusals: ${ms(refused)} ms; the sender itself was up to ${Math.round(flood.lag)} ms late`,
    memory
      ? `memory: ${Math.round(memory.before)} MB before, ${Math.round(memory.peak)} MB at its highest, ${Math.round(memory.after)} MB ${memory.afterSeconds} s after`
      : "memory: this system does not tell",
  ];
}
