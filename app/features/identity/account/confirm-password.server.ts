import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { accounts } from "#app/db/schema/identity.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import {
  attemptKey,
  countAttempt,
  PASSWORD_ASKED_AGAIN,
  removeAttempts,
} from "../sign-in/attempt-limits.server.ts";
import { HASHING_RETRY_S, HashingBusyError, verifyPassword } from "../sign-in/password-hashing.server.ts";

export type PasswordRefusal =
  | { readonly kind: "wrong-password" }
  /** `retryAfter` is in seconds. */
  | { readonly kind: "too-many"; readonly retryAfter: number };

/** Counts a password that somebody signed in is asked for again, per account and from wherever it comes. */
export async function admitPassword(
  db: Db,
  userId: string,
  now: Date,
): Promise<Result<void, PasswordRefusal>> {
  const { allowed, retryAfter } = await countAttempt(db, keyOf(userId), PASSWORD_ASKED_AGAIN, now);
  return allowed ? ok(undefined) : refuse({ kind: "too-many", retryAfter });
}

/** Removes the wrong passwords, after the right one. */
export function removePasswordAttempts(db: Db, userId: string): Promise<void> {
  return removeAttempts(db, keyOf(userId));
}

/** Whether this is the password of the account, before something that only its owner may do. */
export async function confirmPassword(
  db: Db,
  { userId, password, now }: { readonly userId: string; readonly password: string; readonly now: Date },
): Promise<Result<void, PasswordRefusal>> {
  const admitted = await admitPassword(db, userId, now);
  if (!admitted.ok) return admitted;
  const [account] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
  try {
    if (!account?.hash || !(await verifyPassword({ hash: account.hash, password })))
      return refuse({ kind: "wrong-password" });
  } catch (error) {
    if (error instanceof HashingBusyError) return refuse({ kind: "too-many", retryAfter: HASHING_RETRY_S });
    throw error;
  }
  await removePasswordAttempts(db, userId);
  return ok(undefined);
}

function keyOf(userId: string): string {
  return attemptKey("password-again", userId);
}
