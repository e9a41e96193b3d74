import type { Db } from "#app/db/client.server.ts";
import {
  type AttemptAnswer,
  attemptKey,
  countAttempt,
  forgiveAttempt,
  networkKey,
  removeAttempts,
  SIGN_IN_PER_ACCOUNT,
  SIGN_IN_PER_KNOWN_DEVICE,
  SIGN_IN_PER_NETWORK,
} from "./attempt-limits.server.ts";

export interface SignInAttempt {
  readonly email: string;
  /** The visitor's network address. */
  readonly address: string;
  /** The id of a device that has signed in to this account before; null for any other. */
  readonly device: string | null;
}

/**
 * Counts an attempt to sign in, for the network and for the account. A known device of the account is counted by
 * itself alone, so that no one else's attempts lock its owner out.
 */
export async function admitSignIn(db: Db, attempt: SignInAttempt, now: Date): Promise<AttemptAnswer> {
  if (attempt.device !== null) return countAttempt(db, accountKey(attempt), SIGN_IN_PER_KNOWN_DEVICE, now);
  const inNetwork = await countAttempt(db, networkKeyOf(attempt), SIGN_IN_PER_NETWORK, now);
  if (!inNetwork.allowed) return inNetwork;
  return countAttempt(db, accountKey(attempt), SIGN_IN_PER_ACCOUNT, now);
}

/** Notes a success: the attempts are counted from zero again, and the network is not charged for this one. */
export async function noteSignedIn(db: Db, attempt: SignInAttempt): Promise<void> {
  await removeAttempts(db, accountKey(attempt));
  if (attempt.device === null) await forgiveAttempt(db, networkKeyOf(attempt));
}

function accountKey({ email, device }: SignInAttempt): string {
  return device === null
    ? attemptKey("sign-in-account", email)
    : attemptKey("sign-in-device", `${email}|${device}`);
}

function networkKeyOf({ address }: SignInAttempt): string {
  return networkKey("sign-in-address", address);
}
