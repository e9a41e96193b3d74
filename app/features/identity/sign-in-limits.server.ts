import type { Db } from "#app/db/client.server.ts";
import {
  type AttemptAnswer,
  attemptKey,
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
  SIGN_IN_PER_ACCOUNT,
  SIGN_IN_PER_ADDRESS,
  SIGN_IN_PER_KNOWN_DEVICE,
} from "./attempt-limits.server.ts";
import { networkOf } from "./network-of.ts";

export interface SignInAttempt {
  readonly email: string;
  /** The visitor's network address. */
  readonly address: string;
  /** True when the device has signed in to this account before. */
  readonly knownDevice: boolean;
}

/**
 * Counts an attempt to sign in, for the network address and for the account. Known devices of an
 * account are counted apart, so that strangers' attempts do not shut its owner out.
 */
export async function admitSignIn(db: Db, attempt: SignInAttempt, now: Date): Promise<AttemptAnswer> {
  const byAddress = await countAttempt(db, addressKey(attempt), SIGN_IN_PER_ADDRESS, now);
  if (!byAddress.allowed) return byAddress;
  const rule = attempt.knownDevice ? SIGN_IN_PER_KNOWN_DEVICE : SIGN_IN_PER_ACCOUNT;
  return countAttempt(db, accountKey(attempt), rule, now);
}

/** After a success the account's attempts start anew, and the address is not charged for this one. */
export async function noteSignedIn(db: Db, attempt: SignInAttempt): Promise<void> {
  await forgetAttempts(db, accountKey(attempt));
  await forgiveAttempt(db, addressKey(attempt));
}

function accountKey({ email, knownDevice }: SignInAttempt): string {
  return attemptKey(knownDevice ? "sign-in-device" : "sign-in-account", email);
}

function addressKey({ address }: SignInAttempt): string {
  return attemptKey("sign-in-address", networkOf(address));
}
