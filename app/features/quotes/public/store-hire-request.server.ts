import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireRequests } from "#app/db/schema/hire/hires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import {
  type AttemptRule,
  countAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type Clock, HOUR_MS } from "#app/lib/time/clock.ts";

/** The most requests of one kind and network in an hour: a leaked link raises no flood of mails. */
const PER_NETWORK: AttemptRule = { max: 10, windowMs: HOUR_MS };

export interface HireRequestContext {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  readonly clientAddress: string;
}

interface HireRequest {
  /** What it is counted by, for each network. */
  readonly limit: "quote-change" | "hire-request";
  /** `postKey` is the form's idempotency key: the same form sent twice is one request. */
  readonly row: Omit<typeof hireRequests.$inferInsert, "id" | "createdAt"> & { readonly postKey: string };
  readonly audit: Omit<Parameters<typeof addAuditEntry>[1], "actorId">;
  /** What staff read. */
  readonly mail: RenderedMail;
}

/** `retryAfter` is in seconds. */
export interface TooOften {
  readonly kind: "too-often";
  readonly retryAfter: number;
}

/** Stores what a customer asks for about a quote or a hire, and writes to staff, once for each form. */
export async function storeHireRequest(
  { db, clock, clientAddress }: HireRequestContext,
  { limit, row, audit, mail }: HireRequest,
): Promise<Result<void, TooOften>> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const stored = await tx
      .insert(hireRequests)
      .values({ ...row, id: newId(), createdAt: now })
      .onConflictDoNothing({ target: hireRequests.postKey })
      .returning({ id: hireRequests.id });
    if (stored.length === 0) return ok(undefined);
    const key = networkKey(limit, clientAddress);
    const { allowed, retryAfter } = await countAttempt(tx, key, PER_NETWORK, now);
    if (!allowed) return refuse({ kind: "too-often", retryAfter });
    await addAuditEntry(tx, { ...audit, actorId: null });
    await queueMail(tx, mail);
    return ok(undefined);
  });
}
