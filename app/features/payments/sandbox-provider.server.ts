import { and, eq, gt, gte, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sandboxSessions } from "#app/db/schema/shop/payments.ts";
import { dueOf } from "#app/features/orders/orders.ts";
import { localeHref } from "#app/i18n/locale.ts";
import { isToken, newToken } from "#app/lib/ids.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import type { PaymentProvider, PaymentSession, SandboxSession, SessionRequest } from "./payments.ts";

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** The site's public address. */
  readonly origin: string;
}

/**
 * A provider without money: its books are a table of this database, its payment page is a page of this site.
 * It behaves like the real ones: a session is opened, paid elsewhere, and asked about.
 */
export function sandboxProvider({ db, clock, origin }: Deps): PaymentProvider {
  const urlOf = (id: string, request: SessionRequest): string =>
    `${origin}${localeHref(request.order.locale, `/shop/pay/${id}`)}`;
  const retrieve: PaymentProvider["retrieve"] = async (ref) => {
    const session = await getSandboxSession(db, ref, clock.now());
    if (!session) return refuse({ kind: "unknown-session" });
    return ok(toPaymentSession(session, { origin }));
  };
  return {
    name: "sandbox",
    async createSession(request) {
      const values = {
        id: newToken(),
        reference: request.reference,
        amount: dueOf(request.order),
        successUrl: request.successUrl,
        cancelUrl: request.cancelUrl,
        expiresAt: request.expiresAt,
      };
      const created = await db
        .insert(sandboxSessions)
        .values(values)
        .onConflictDoUpdate({
          target: sandboxSessions.reference,
          set: { expiresAt: sql`greatest(${sandboxSessions.expiresAt}, excluded.expires_at)` },
          setWhere: eq(sandboxSessions.state, "open"),
        })
        .returning({ id: sandboxSessions.id });
      const id = created[0]?.id ?? (await idOf(db, request.reference));
      return ok({ ref: id, url: urlOf(id, request) });
    },
    retrieve,
    async expire(ref) {
      await db
        .update(sandboxSessions)
        .set({ state: "expired" })
        .where(and(eq(sandboxSessions.id, ref), eq(sandboxSessions.state, "open")));
      return retrieve(ref);
    },
    async listSince(from) {
      const rows = await db
        .select({ ref: sandboxSessions.id, reference: sandboxSessions.reference })
        .from(sandboxSessions)
        .where(gte(sandboxSessions.createdAt, from));
      return ok(rows);
    },
    async refund({ refundId, attempt, amount }) {
      return ok({ ref: `sandbox:${refundId}:${attempt}`, amount, state: "succeeded" });
    },
  };
}

async function idOf(db: Db, reference: string): Promise<string> {
  const [row] = await db
    .select({ id: sandboxSessions.id })
    .from(sandboxSessions)
    .where(eq(sandboxSessions.reference, reference));
  if (!row) throw new Error("A sandbox session vanished");
  return row.id;
}

/** A session as the provider reports it. */
export function toPaymentSession(
  { id, reference, amount, state }: SandboxSession,
  { origin }: Pick<Deps, "origin">,
): PaymentSession {
  return { ref: id, reference, amount, currency: "eur", state, url: `${origin}/shop/pay/${id}` };
}

/** A session as the payment page shows it; null for an address that was never given out. */
export async function getSandboxSession(db: Db, id: string, now: Date): Promise<SandboxSession | null> {
  if (!isToken(id)) return null;
  const [row] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
  return row ? viewOf(row, now) : null;
}

function viewOf(row: typeof sandboxSessions.$inferSelect, now: Date): SandboxSession {
  const over = row.state === "open" && row.expiresAt <= now;
  return {
    id: row.id,
    reference: row.reference,
    amount: row.amount,
    state: over ? "expired" : row.state,
    successUrl: row.successUrl,
    cancelUrl: row.cancelUrl,
  };
}

/**
 * What the button *Pay* of the payment page does. Gives the paid session; null, with nothing changed, when it is over
 * or was paid before.
 */
export async function paySandboxSession(db: Db, id: string, now: Date): Promise<SandboxSession | null> {
  if (!isToken(id)) return null;
  const [paid] = await db
    .update(sandboxSessions)
    .set({ state: "paid" })
    .where(
      and(eq(sandboxSessions.id, id), eq(sandboxSessions.state, "open"), gt(sandboxSessions.expiresAt, now)),
    )
    .returning();
  return paid ? viewOf(paid, now) : null;
}
