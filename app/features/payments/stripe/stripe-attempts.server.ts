import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { stripeAttempts } from "#app/db/schema/shop/payments.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";

/** Stripe takes no shorter sessions than 30 minutes; its clock and ours may differ. */
const MIN_MS = 31 * MINUTE_MS;

/** A try at opening a session; its number is part of the idempotency key. */
export interface Attempt {
  readonly attempt: number;
  readonly sessionExpiresAt: Date;
}

interface Wish {
  /** Until when the session is to last; it lasts longer where Stripe takes no shorter one. */
  readonly wanted: Date;
  readonly now: Date;
}

/** The try an order is at; the first one asks for a session until `wanted`, or as short as Stripe takes it. */
export async function currentAttempt(db: Db, orderId: string, wish: Wish): Promise<Attempt> {
  await db
    .insert(stripeAttempts)
    .values({ orderId, sessionExpiresAt: endOf(wish) })
    .onConflictDoNothing({ target: stripeAttempts.orderId });
  return readAttempt(db, orderId);
}

function endOf({ wanted, now }: Wish): Date {
  const soonest = addMs(now, MIN_MS);
  return wanted > soonest ? wanted : soonest;
}

/**
 * Opens the next attempt. Of several callers that find the same attempt useless at the same moment, one opens it; all
 * use it.
 */
export async function nextAttempt(db: Db, orderId: string, last: Attempt, wish: Wish): Promise<Attempt> {
  await db
    .update(stripeAttempts)
    .set({ attempt: last.attempt + 1, sessionExpiresAt: endOf(wish), sessionRef: null })
    .where(and(eq(stripeAttempts.orderId, orderId), eq(stripeAttempts.attempt, last.attempt)));
  return readAttempt(db, orderId);
}

async function readAttempt(db: Db, orderId: string): Promise<Attempt> {
  const [row] = await db
    .select({ attempt: stripeAttempts.attempt, sessionExpiresAt: stripeAttempts.sessionExpiresAt })
    .from(stripeAttempts)
    .where(eq(stripeAttempts.orderId, orderId));
  if (!row) throw new Error("An order's attempt at a Stripe session vanished");
  return row;
}

/** The session that this try opened. */
export async function noteSessionRef(
  db: Db,
  orderId: string,
  { attempt }: Attempt,
  sessionRef: string,
): Promise<void> {
  await db
    .update(stripeAttempts)
    .set({ sessionRef })
    .where(and(eq(stripeAttempts.orderId, orderId), eq(stripeAttempts.attempt, attempt)));
}

/** The session is over: the try that opened it is, too. A later try is left alone. */
export async function endStripeAttempt(db: Db, orderId: string, ref: string, wish: Wish): Promise<void> {
  const { attempt } = stripeAttempts;
  await db
    .update(stripeAttempts)
    .set({ attempt: sql`${attempt} + 1`, sessionExpiresAt: endOf(wish), sessionRef: null })
    .where(and(eq(stripeAttempts.orderId, orderId), eq(stripeAttempts.sessionRef, ref)));
}
