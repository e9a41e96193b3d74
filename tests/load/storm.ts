import { setTimeout as rest } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { Ledger, type Sent } from "./ledger.ts";
import { compareMails, compareWithDatabase, type MailReport } from "./verify.ts";
import { type Crowd, letIn } from "./visitors.ts";

/** How long each part of a storm is, in milliseconds; starts of processes come on top. */
export interface StormPlan {
  readonly crowd: Crowd;
  readonly pauseMs: number;
  readonly calm: number;
  readonly afterKill: number;
  readonly afterDrain: number;
  /** Whether the instance that was drained is started again before the database goes. */
  readonly bringBack: boolean;
  readonly outage: number;
  readonly afterOutage: number;
}

/** What happened to the site, on the clock of `performance.now()`. */
interface Events {
  killedAt: number;
  /** When the process was gone. */
  killedGoneAt: number;
  killedBackMs: number;
  drainedAt: number;
  drained: { readonly code: number | string; readonly ms: number };
  /** NaN: it was not started again. */
  drainedBackMs: number;
  databaseGoneAt: number;
  databaseBackAt: number;
  /** From the first answer of the database to the first order, cart line or enquiry that was acknowledged. */
  writesBackMs: number;
}

export interface StormReport {
  readonly ledger: Ledger;
  readonly events: Events;
  /** Requests that ended badly without one of the three blows as the reason. */
  readonly unexcused: readonly Sent[];
  readonly differences: readonly string[];
  readonly mails: MailReport;
}

/** How long a house may need to find its feet after the database is back, in milliseconds. */
const RECOVERY_MS = 6_000;
/** How long mails may need to go out in the end, in milliseconds. */
const MAILS_MS = 60_000;
/** A request that the proxy had handed over at the instant of the kill was begun by its visitor before, or just then. */
const JUST_THEN_MS = 100;

/**
 * Visitors browse, fill carts, buy and enquire, while one instance is killed and started again, the other is drained and
 * started again, and the database server crashes and comes back. Tells what was lost, doubled or refused.
 */
export async function runStorm(cluster: Cluster, plan: StormPlan): Promise<StormReport> {
  const ledger = new Ledger();
  const visit = {
    cluster,
    ledger,
    until: Number.POSITIVE_INFINITY,
    giveUpAt: Number.POSITIVE_INFINITY,
    pauseMs: plan.pauseMs,
  };
  const crowd = letIn(plan.crowd, visit);
  const events = await strike(cluster, plan);
  visit.until = performance.now();
  visit.giveUpAt = performance.now() + MAILS_MS;
  await crowd;
  const writes = ledger.sent.filter(
    ({ kind, outcome, ended }) => outcome === "ok" && WRITES.has(kind) && ended > events.databaseBackAt,
  );
  events.writesBackMs = Math.min(...writes.map(({ ended }) => ended)) - events.databaseBackAt;
  return {
    ledger,
    events,
    unexcused: ledger.sent.filter((sent) => !isExcused(sent, events)),
    mails: await compareMails(cluster, ledger, MAILS_MS),
    differences: await compareWithDatabase(cluster, ledger),
  };
}

const WRITES: ReadonlySet<string> = new Set(["cart", "order", "payment", "enquiry"]);

async function strike(cluster: Cluster, plan: StormPlan): Promise<Events> {
  const [first, second] = cluster.instances;
  await rest(plan.calm);
  const killedAt = performance.now();
  await first.end("SIGKILL");
  const killedGoneAt = performance.now();
  const killedBackMs = await first.start();
  await rest(plan.afterKill);
  const drainedAt = performance.now();
  const drained = await second.end("SIGTERM");
  const drainedBackMs = plan.bringBack ? await second.start() : Number.NaN;
  await rest(plan.afterDrain);
  const databaseGoneAt = performance.now();
  await cluster.postgres.crash();
  await rest(plan.outage);
  await cluster.postgres.resume();
  const databaseBackAt = performance.now();
  await rest(plan.afterOutage);
  const writesBackMs = Number.NaN;
  return {
    killedAt,
    killedGoneAt,
    killedBackMs,
    drainedAt,
    drained,
    drainedBackMs,
    databaseGoneAt,
    databaseBackAt,
    writesBackMs,
  };
}

function isExcused({ outcome, begun, ended }: Sent, events: Events): boolean {
  // How many can be served is a matter of the machine.
  if (outcome === "ok" || outcome === "full") return true;
  const { killedAt, killedGoneAt, databaseGoneAt, databaseBackAt } = events;
  const inFlight = begun < killedGoneAt + JUST_THEN_MS && ended > killedAt;
  if (outcome === "cut") return inFlight;
  // Anyone who asks for something the database knows is told to come back, until it is there again.
  return outcome === "away" && ended > databaseGoneAt && begun < databaseBackAt + RECOVERY_MS;
}
