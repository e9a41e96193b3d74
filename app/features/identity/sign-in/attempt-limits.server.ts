import { eq, lt, type SQL, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { rateLimits } from "#app/db/schema/identity.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { newId } from "#app/lib/ids.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { networkOf } from "./network-of.ts";

export interface AttemptRule {
  readonly max: number;
  readonly windowMs: number;
}

/** Failed sign-ins from one network, whatever the account. */
export const SIGN_IN_PER_NETWORK: AttemptRule = { max: 60, windowMs: 15 * MINUTE_MS };
/** Passwords tried for one account from anywhere, apart from the devices that have signed in to it before. */
export const SIGN_IN_PER_ACCOUNT: AttemptRule = { max: 10, windowMs: 15 * MINUTE_MS };
/** Passwords tried on one device that has signed in to the account before. */
export const SIGN_IN_PER_KNOWN_DEVICE: AttemptRule = { max: 10, windowMs: 15 * MINUTE_MS };
/** Passwords asked again of somebody signed in, before something that cannot be undone. */
export const PASSWORD_ASKED_AGAIN: AttemptRule = { max: 10, windowMs: 15 * MINUTE_MS };
/** Mails of one kind that one address can be made to receive by somebody else's typing. */
export const MAILS_PER_ADDRESS: AttemptRule = { max: 3, windowMs: 60 * MINUTE_MS };

export interface AttemptAnswer {
  readonly allowed: boolean;
  /** Whole seconds until the window ends, at least 1. */
  readonly retryAfter: number;
}

/** A key that names no person: the table holds hashes, not addresses. */
export function attemptKey(purpose: string, subject: string): string {
  return `${purpose}|${hashOf(subject, "base64url")}`;
}

/** The key of a limit by where a request comes from: an IPv4 address, or the /64 of an IPv6 address. */
export function networkKey(purpose: string, clientAddress: string): string {
  return attemptKey(purpose, networkOf(clientAddress));
}

/**
 * Counts one attempt in one statement, so that parallel attempts are all counted. The window
 * starts at its first attempt; refused attempts do not prolong it.
 */
export async function countAttempt(
  db: Db,
  key: string,
  rule: AttemptRule,
  now: Date,
): Promise<AttemptAnswer> {
  const [row] = await listRows<{ count: number; start: number }>(db, countingAttempt(key, rule, now));
  if (!row) throw new Error("Counting an attempt returned nothing");
  const waitMs = Number(row.start) + rule.windowMs - now.getTime();
  return { allowed: row.count <= rule.max, retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/** The statement that counts an attempt, for one that does more; `where` holds for what is to be counted. */
export function countingAttempt(key: string, { windowMs }: AttemptRule, now: Date, where?: SQL): SQL {
  const [ms, windowStart] = [now.getTime(), now.getTime() - windowMs];
  return sql`insert into ${rateLimits} as r ("id", "key", "count", "last_request")
    select ${newId()}, ${key}, 1, ${ms}::bigint ${where ? sql`where ${where}` : sql``}
    on conflict ("key") do update set
      "count" = case when r."last_request" <= ${windowStart}::bigint then 1 else r."count" + 1 end,
      "last_request" = case when r."last_request" <= ${windowStart}::bigint then ${ms}::bigint else r."last_request" end
    returning r."count", r."last_request" as "start"`;
}

/** Takes one attempt back. */
export async function forgiveAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Removes counters that no window needs any more; the longest window is an hour. */
export async function removeOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.lastRequest, now.getTime() - DAY_MS));
}

/** Removes the attempts of a key, after one that succeeded. */
export async function removeAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}
