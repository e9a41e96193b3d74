import type { SeenCall } from "./api.ts";
import type { Books } from "./books.ts";
import type { PeerEvent } from "./events.ts";
import type { FaultRule, FaultSwitch } from "./faults.ts";
import type { IdempotencyStore } from "./idempotency.ts";
import type { Refund, Session, StripeObject } from "./objects.ts";
import { act, type BuyerAct, type Emit, expireDue, failRefund, resolveLater } from "./payments.ts";
import type { DeliveryAttempt, DeliveryMode, DeliveryOptions, Webhooks, WebhookTarget } from "./webhooks.ts";

/** What tests can tell the peer and ask it, with what each says and answers. */
export interface Commands {
  /** Moves the clock forward; what that ends or makes due happens before the answer. */
  moveClock(args: { ms: number }): Promise<void>;
  buyer(args: { sessionId: string; act: BuyerAct }): Promise<void>;
  resolveLater(args: { sessionId: string; arrived: boolean }): Promise<void>;
  failRefund(args: { refundId: string }): Promise<void>;
  /** Announces an event of any type; without an object it is about nothing known. */
  emit(args: { type: string; object?: StripeObject }): Promise<void>;
  /** Changes an object in the books behind everyone's back. */
  tamper(args: { id: string; change: Record<string, unknown> }): Promise<void>;
  setWebhook(args: WebhookTarget): Promise<void>;
  setDelivery(args: DeliveryMode): Promise<void>;
  deliver(args: { eventId: string } & DeliveryOptions): Promise<readonly (number | null)[]>;
  /** Resolves when every notice on its way has been answered. */
  settled(): Promise<void>;
  addFault(args: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  /** Empty books, no faults, nothing seen: as after a start. The webhook endpoint stays. */
  reset(): Promise<void>;
  sessions(): Promise<readonly Session[]>;
  refunds(): Promise<readonly Refund[]>;
  events(): Promise<readonly PeerEvent[]>;
  attempts(): Promise<readonly DeliveryAttempt[]>;
  calls(): Promise<readonly SeenCall[]>;
}

export interface Admin {
  readonly books: Books;
  readonly emit: Emit;
  readonly webhooks: Webhooks;
  readonly faults: FaultSwitch;
  readonly calls: SeenCall[];
  readonly store: IdempotencyStore;
}

export function commandsOf({ books, emit, webhooks, faults, calls, store }: Admin): Commands {
  const session = (id: string) => found(books.sessions.get(id));
  return {
    async moveClock({ ms }) {
      books.moveClock(ms);
      expireDue(books, emit);
      webhooks.retryDue();
      await webhooks.settled();
    },
    async buyer({ sessionId, act: choice }) {
      act(books, emit, session(sessionId), choice);
      await webhooks.settled();
    },
    async resolveLater({ sessionId, arrived }) {
      resolveLater(books, emit, session(sessionId), arrived);
      await webhooks.settled();
    },
    async failRefund({ refundId }) {
      failRefund(books, emit, found(books.refunds.get(refundId)));
      await webhooks.settled();
    },
    async emit({ type, object }) {
      emit(type, object ?? { id: books.id("obj_"), object: "unknown" });
      await webhooks.settled();
    },
    async tamper({ id, change }) {
      const shelves = [books.sessions, books.intents, books.charges, books.refunds] as const;
      const object = shelves.map((shelf) => shelf.get(id)).find((entry) => entry !== undefined);
      Object.assign(found(object), change);
    },
    async setWebhook(target) {
      webhooks.target = target;
    },
    async setDelivery(mode) {
      webhooks.mode = mode;
    },
    deliver: ({ eventId, ...options }) => webhooks.deliver(eventId, options),
    settled: () => webhooks.settled(),
    async addFault(rule) {
      faults.add(rule);
    },
    async clearFaults() {
      faults.clear();
    },
    async reset() {
      faults.clear();
      await webhooks.clear();
      books.clear();
      store.clear();
      calls.length = 0;
    },
    sessions: async () => [...books.sessions.values()],
    refunds: async () => [...books.refunds.values()],
    events: async () => [...webhooks.events.values()],
    attempts: async () => webhooks.attempts,
    calls: async () => calls,
  };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The peer knows no object with this id");
  return value;
}
