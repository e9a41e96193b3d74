import { createHmac } from "node:crypto";
import type { Books } from "./books.ts";
import type { PeerEvent } from "./events.ts";

/** An endpoint to which events are sent. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/** The ways in which one delivery differs from an honest one. */
export interface DeliveryOptions {
  /** How many seconds old the signature says it is. */
  readonly ageS?: number;
  /** Signs with this instead of the endpoint's secret. */
  readonly secret?: string;
  /** Replaces the first text by the second after signing. */
  readonly change?: readonly [string, string];
  /** How often it is sent, one after another. */
  readonly copies?: number;
  /** Sends all copies at the same moment. */
  readonly atOnce?: boolean;
}

/** What happens to a notice when its event occurs. */
export type DeliveryMode =
  | { readonly kind: "send"; readonly copies?: number; readonly atOnce?: boolean; readonly delayMs?: number }
  /** The event is held back until it is delivered by hand, in any order, or never. */
  | { readonly kind: "hold" };

export interface DeliveryAttempt {
  readonly eventId: string;
  readonly type: string;
  /** The status of the answer; null when there was no answer at all. */
  readonly status: number | null;
}

interface Due {
  readonly event: PeerEvent;
  readonly attempt: number;
  readonly at: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The pauses after each attempt that failed, in milliseconds; three days in all. */
const BACK_OFF = [
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  ...Array(4).fill(12 * HOUR),
] as number[];
const PATIENCE_MS = 10 * SECOND;

/** Sends signed events over real HTTP, and again when they were not taken. */
export class Webhooks {
  readonly events = new Map<string, PeerEvent>();
  readonly attempts: DeliveryAttempt[] = [];
  target: WebhookTarget | null = null;
  mode: DeliveryMode = { kind: "send" };
  private readonly books: Books;
  private readonly underway = new Set<Promise<unknown>>();
  private due: Due[] = [];

  constructor(books: Books) {
    this.books = books;
  }

  /** Forgets what was announced and sent; where events go stays. Those on their way are awaited first. */
  async clear(): Promise<void> {
    this.due = [];
    await this.settled();
    this.due = [];
    this.events.clear();
    this.attempts.length = 0;
    this.mode = { kind: "send" };
  }

  /** An event has occurred. */
  announce(event: PeerEvent): void {
    this.events.set(event.id, event);
    const { mode } = this;
    if (mode.kind === "hold" || !this.target) return;
    const { delayMs = 0, ...options } = mode;
    this.track(wait(delayMs).then(() => this.sendOrRetry(event, 0, options)));
  }

  /** Sends one event as told, whatever the mode. Does not repeat what fails. */
  async deliver(id: string, options: DeliveryOptions): Promise<readonly (number | null)[]> {
    const event = this.events.get(id);
    if (!event) throw new Error(`No such event: ${id}`);
    const { copies = 1 } = options;
    if (options.atOnce) return Promise.all(Array.from({ length: copies }, () => this.send(event, options)));
    const statuses: (number | null)[] = [];
    for (let copy = 0; copy < copies; copy += 1) statuses.push(await this.send(event, options));
    return statuses;
  }

  /** Sends what is due again by the peer's clock. */
  retryDue(): void {
    const now = this.books.nowMs();
    const ready = this.due.filter((entry) => entry.at <= now);
    this.due = this.due.filter((entry) => entry.at > now);
    for (const entry of ready) this.track(this.sendOrRetry(entry.event, entry.attempt, {}));
  }

  /** Resolves when every notice on its way has been answered. */
  async settled(): Promise<void> {
    while (this.underway.size > 0) await Promise.allSettled([...this.underway]);
  }

  private track(work: Promise<unknown>): void {
    this.underway.add(work);
    void work.finally(() => this.underway.delete(work));
  }

  private async sendOrRetry(event: PeerEvent, attempt: number, options: DeliveryOptions): Promise<void> {
    const statuses = await this.deliver(event.id, options);
    const taken = statuses.some((status) => status !== null && status >= 200 && status < 300);
    const pause = BACK_OFF[attempt];
    if (!taken && pause !== undefined)
      this.due.push({ event, attempt: attempt + 1, at: this.books.nowMs() + pause });
  }

  private async send(event: PeerEvent, options: DeliveryOptions): Promise<number | null> {
    const { target } = this;
    if (!target) throw new Error("No webhook endpoint is set");
    const body = JSON.stringify(event, null, 2);
    const t = this.books.now() - (options.ageS ?? 0);
    const v1 = createHmac("sha256", options.secret ?? target.secret)
      .update(`${t}.${body}`)
      .digest("hex");
    const sent = options.change ? body.replace(options.change[0], options.change[1]) : body;
    const status = await post(target.url, sent, `t=${t},v1=${v1}`);
    this.attempts.push({ eventId: event.id, type: event.type, status });
    return status;
  }
}

async function post(url: string, body: string, signature: string): Promise<number | null> {
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Stripe-Signature": signature,
    "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
