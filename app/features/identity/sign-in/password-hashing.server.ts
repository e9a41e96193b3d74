import { availableParallelism } from "node:os";
import { hashPassword as scryptHash, verifyPassword as scryptVerify } from "better-auth/crypto";

/** One scrypt run costs 70 to 90 ms of a core, so only some run at once and only some may wait. */
const RUNNING = Math.max(1, Math.min(4, availableParallelism() - 1));
const WAITING = 50;

/** The Retry-After while too many passwords are being hashed, in seconds. */
export const HASHING_RETRY_S = 2;

/** Too many passwords are being hashed already; the request must come back later. */
export class HashingBusyError extends Error {
  override readonly name = "HashingBusyError";
}

let running = 0;
const queue: (() => void)[] = [];

async function admitted<T>(work: () => Promise<T>): Promise<T> {
  if (running >= RUNNING) {
    if (queue.length >= WAITING) throw new HashingBusyError("Too many passwords are being hashed");
    await new Promise<void>((start) => queue.push(start));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = queue.shift();
    // The slot of a finished run goes straight to the next waiter, so the count stays.
    if (next) next();
    else running--;
  }
}

/** Hashes a password when a slot is free. Throws HashingBusyError when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return admitted(() => scryptHash(password));
}

/** Whether a password fits its hash, found when a slot is free. Throws HashingBusyError when too many wait. */
export function verifyPassword(attempt: { hash: string; password: string }): Promise<boolean> {
  return admitted(() => scryptVerify(attempt));
}
