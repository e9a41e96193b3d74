import { and, eq } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { hireRequests } from "#app/db/schema/hire/hires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { openWithdrawal } from "./cancel/cancellation.ts";
import { renderHireMail } from "./hire-mails.server.tsx";
import { getHire } from "./queries.server.ts";
import { lockHire } from "./transition-hire.server.ts";

interface RequestAnswer {
  readonly hireId: string;
  readonly requestId: string;
  readonly to: "done" | "refused";
  /** To the customer. */
  readonly answer: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Answers what a customer asked for on the page of a hire, by mail, once. Dates are moved apart from it. */
export async function answerRequest(
  context: MailContext,
  { hireId, requestId, to, answer, actorId, now }: RequestAnswer,
): Promise<Result<null, { readonly kind: "not-found" | "no-answer" | "conflict" }>> {
  if (answer === "") return refuse({ kind: "no-answer" });
  const hire = await getHire(context.db, hireId, now);
  if (!hire?.requests.some(({ id }) => id === requestId)) return refuse({ kind: "not-found" });
  const { locale, number, name } = hire;
  const mail = await renderHireMail(context, hire, {
    kind: "hire-request-answered",
    subject: format(locale, messages.answeredSubject, { number }),
    paragraphs: [format(locale, messages.answeredText, { name, number }), answer],
    withdrawUntil: openWithdrawal(hire, now),
  });
  return inTransaction(context.db, async (tx) => {
    await lockHire(tx, hireId);
    const answered = await tx
      .update(hireRequests)
      .set({ state: to, answer, answeredBy: actorId, answeredAt: now })
      .where(and(eq(hireRequests.id, requestId), eq(hireRequests.state, "open")))
      .returning({ kind: hireRequests.kind });
    const [row] = answered;
    if (!row) return refuse({ kind: "conflict" });
    await queueMail(tx, mail);
    await addAuditEntry(tx, {
      actorId,
      action: "hire.request-answered",
      subjectId: hireId,
      details: { number, kind: row.kind, to },
    });
    return ok(null);
  });
}
