import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireRequests } from "#app/db/schema/hire/hires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import {
  type AttemptRule,
  countAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type Clock, HOUR_MS } from "#app/lib/time/clock.ts";
import type { PublicQuote } from "../quotes.ts";
import { renderAnswerMail } from "./quote-answer-mails.server.tsx";

/** The most requests of one network in an hour: a leaked link raises no flood of mails. */
const PER_NETWORK: AttemptRule = { max: 10, windowMs: HOUR_MS };

interface ChangeContext {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  readonly clientAddress: string;
}

interface ChangeRequest {
  readonly quote: Pick<PublicQuote, "id" | "number" | "name" | "email">;
  readonly text: string;
  /** The form's own mark: the same form sent twice is one request. */
  readonly postKey: string;
}

/** Stores what a customer wants changed in a quote and writes to staff, once for each form. The quote itself stays. */
export async function requestChange(
  { db, config, clock, clientAddress }: ChangeContext,
  { quote, text, postKey }: ChangeRequest,
): Promise<Result<void, { readonly kind: "too-often" }>> {
  const now = clock.now();
  const mail = await renderAnswerMail({ db, config }, { kind: "change", quote, text });
  return inTransaction(db, async (tx) => {
    const stored = await tx
      .insert(hireRequests)
      .values({ id: newId(), quoteId: quote.id, kind: "quote-change", text, postKey, createdAt: now })
      .onConflictDoNothing({ target: hireRequests.postKey })
      .returning({ id: hireRequests.id });
    if (stored.length === 0) return ok(undefined);
    const { allowed } = await countAttempt(tx, networkKey("quote-change", clientAddress), PER_NETWORK, now);
    if (!allowed) return refuse({ kind: "too-often" });
    await addAuditEntry(tx, {
      actorId: null,
      action: "quote.change-requested",
      subjectId: quote.id,
      details: { number: quote.number },
    });
    await queueMail(tx, mail, { messageIdHost: new URL(config.origin).hostname });
    return ok(undefined);
  });
}
