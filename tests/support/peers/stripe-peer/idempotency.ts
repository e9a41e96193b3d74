import { createHash } from "node:crypto";
import { Refusal } from "./refusal.ts";

const KEPT_S = 24 * 3600;

/** A finished answer. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
}

interface Entry {
  readonly fingerprint: string;
  readonly since: number;
  /** The first answer under the key; null while that request is being worked on. */
  answer: Answer | null;
}

/** What was answered under which key. */
export class IdempotencyStore {
  private readonly entries = new Map<string, Entry>();

  /**
   * The answer given before, or null when the request is the first with its key and is now being worked on.
   * Throws 400 for a key that came with other parameters, and 409 for one that is in work.
   */
  begin(key: string, request: string, now: number): Answer | null {
    if (key.length > 255) throw refusal(400, `Idempotency keys have at most 255 characters`);
    const fingerprint = createHash("sha256").update(request).digest("hex");
    const entry = this.entries.get(key);
    if (!entry || now - entry.since > KEPT_S) {
      this.entries.set(key, { fingerprint, since: now, answer: null });
      return null;
    }
    if (entry.fingerprint !== fingerprint) {
      const rule =
        "Keys for idempotent requests can only be used with the same parameters they were first used with.";
      throw refusal(400, `${rule} Try using a key other than '${key}'.`);
    }
    if (entry.answer === null) {
      const text = "There is currently another in-progress request using this Idempotent Key";
      throw refusal(409, `${text}: ${key}. Please try again later.`, "idempotency_key_in_use");
    }
    return entry.answer;
  }

  finish(key: string, answer: Answer): void {
    const entry = this.entries.get(key);
    if (entry) entry.answer = answer;
  }

  clear(): void {
    this.entries.clear();
  }

  /** Frees a key under which no work was begun. */
  forget(key: string): void {
    this.entries.delete(key);
  }
}

function refusal(status: number, message: string, code?: string): Refusal {
  const body = { type: "idempotency_error", message } as const;
  return new Refusal(status, code === undefined ? body : { ...body, code }, true);
}
