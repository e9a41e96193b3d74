import { and, desc, eq, isNull, or } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { calendarFeeds } from "#app/db/schema/hire/calendar-feeds.ts";
import { users } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { isStaffWith } from "#app/features/identity/users/staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { FEED_SCOPES } from "../enums.ts";

export type FeedScope = (typeof FEED_SCOPES)[number];

/** A feed in a list; its address is shown once, when it is made. */
export interface FeedView {
  readonly id: string;
  readonly name: string;
  readonly scope: FeedScope;
  readonly createdAt: Date;
}

export interface CalendarFeed extends FeedView {
  readonly locale: Locale;
  readonly userId: string | null;
}

/** The most feeds that one account may have at a time. */
const MAX_FEEDS = 10;

interface NewFeed {
  readonly name: string;
  readonly scope: FeedScope;
  readonly locale: Locale;
  /** Whose hires a customer's feed shows, and who made it otherwise. */
  readonly userId: string;
}

/** Makes a feed and gives its token, which is not stored. Refused for the eleventh of an account. */
export async function createFeed(
  db: Db,
  { name, scope, locale, userId }: NewFeed,
  now: Date,
): Promise<Result<{ readonly token: string }, { readonly kind: "too-many" }>> {
  const token = newToken();
  const id = newId();
  return inTransaction(db, async (tx) => {
    const own = and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt));
    if ((await tx.$count(calendarFeeds, own)) >= MAX_FEEDS) return refuse({ kind: "too-many" });
    const row = { id, name, scope, locale, userId, createdAt: now };
    await tx.insert(calendarFeeds).values({ ...row, tokenHash: hashOf(token) });
    const details = { scope };
    await addAuditEntry(tx, {
      actorId: userId,
      action: "calendar-feed.created",
      subjectId: id,
      details,
    });
    return ok({ token });
  });
}

/** Ends a feed for good. `userId`: only one of that customer; null: any, for staff. */
export async function revokeFeed(
  db: Db,
  { id, userId, actorId }: { readonly id: string; readonly userId: string | null; readonly actorId: string },
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const revoked = await tx
      .update(calendarFeeds)
      .set({ revokedAt: now })
      .where(
        and(
          eq(calendarFeeds.id, id),
          isNull(calendarFeeds.revokedAt),
          userId === null
            ? undefined
            : and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.scope, "customer")),
        ),
      )
      .returning({ id: calendarFeeds.id });
    if (revoked.length === 0) return false;
    await addAuditEntry(tx, { actorId, action: "calendar-feed.revoked", subjectId: id });
    return true;
  });
}

/** Feeds that can be read, newest first: those of a customer, or all for staff. */
export async function listFeeds(db: Db, userId: string | null): Promise<readonly FeedView[]> {
  const { id, name, scope, createdAt } = calendarFeeds;
  return db
    .select({ id, name, scope, createdAt })
    .from(calendarFeeds)
    .where(
      and(
        isNull(calendarFeeds.revokedAt),
        userId === null
          ? undefined
          : and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.scope, "customer")),
      ),
    )
    .orderBy(desc(calendarFeeds.createdAt));
}

/**
 * The feed of a token; null for one that was never given out, or was revoked. Null as well while its owner's account is
 * locked, and for a feed of staff whose maker may no longer see hires.
 */
export async function getFeedByToken(db: Db, token: string): Promise<CalendarFeed | null> {
  const { id, name, scope, createdAt, locale, userId } = calendarFeeds;
  const [row] = await db
    .select({ id, name, scope, createdAt, locale, userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, hashOf(token)),
        isNull(calendarFeeds.revokedAt),
        isNull(users.lockedAt),
        or(eq(scope, "customer"), isStaffWith(db, "hires")),
      ),
    );
  return row ?? null;
}
