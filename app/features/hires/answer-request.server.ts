import { and, eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireRequests } from "#app/db/schema/hire/hires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { openWithdrawal } from "./cancel/cancellation.ts";
import { wantsOtherDates } from "./dates/requested-move.ts";
import { renderHireMail } from "./hire-mails.server.tsx";
import { getHire } from "./queries.server.ts";
import { lockHire } from "./transition-hire.server.ts";

interface SettledRequest {
  readonly requestId: string;
  readonly to: "done" | "refused";
  readonly actorId: string;
  readonly now: Date;
}

interface RequestAnswer extends SettledRequest {
  readonly hireId: string;
  /** To the customer. */
  readonly answer: string;
  /** Staff have said that the hire keeps dates that differ from those of the request. */
  readonly confirmed?: boolean;
}

export type RequestRefusal =
  | { readonly kind: "not-found" | "no-answer" | "conflict" }
  /** It would be done, and the hire has other dates. */
  | { readonly kind: "to-confirm" };

/**
 * Answers what a customer asked for on the page of a hire, by mail, once. Dates are moved apart from it, so that "done"
 * is confirmed first where the hire has others.
 */
export async function answerRequest(
  context: MailContext,
  { hireId, answer, confirmed = false, ...settled }: RequestAnswer,
): Promise<Result<null, RequestRefusal>> {
  const { requestId, to, now } = settled;
  if (answer === "") return refuse({ kind: "no-answer" });
  const hire = await getHire(context.db, hireId, now);
  const request = hire?.requests.find(({ id }) => id === requestId);
  if (!hire || !request) return refuse({ kind: "not-found" });
  if (request.state !== "open") return refuse({ kind: "conflict" });
  if (to === "done" && !confirmed && wantsOtherDates(hire, request)) return refuse({ kind: "to-confirm" });
  const { locale, number, name } = hire;
  const mail = await renderHireMail(context, hire, {
    kind: "hire-request-answered",
    subject: format(locale, messages.answeredSubject, { number }),
    paragraphs: [format(locale, messages.answeredText, { name, number }), answer],
    withdrawUntil: openWithdrawal(hire, now),
  });
  return inTransaction(context.db, async (tx) => {
    await lockHire(tx, hireId);
    if (!(await settleRequest(tx, hire, { ...settled, answer }))) return refuse({ kind: "conflict" });
    await queueMail(tx, mail);
    return ok(null);
  });
}

/** Marks an open request of a locked hire as answered, with its audit entry. False where it is not open. */
export async function settleRequest(
  tx: Tx,
  { id, number }: { readonly id: string; readonly number: string },
  { requestId, to, answer, actorId, now }: SettledRequest & { readonly answer: string | null },
): Promise<boolean> {
  const [row] = await tx
    .update(hireRequests)
    .set({ state: to, answer, answeredBy: actorId, answeredAt: now })
    .where(and(eq(hireRequests.id, requestId), eq(hireRequests.hireId, id), eq(hireRequests.state, "open")))
    .returning({ kind: hireRequests.kind });
  if (!row) return false;
  await addAuditEntry(tx, {
    actorId,
    action: "hire.request-answered",
    subjectId: id,
    details: { number, kind: row.kind, to },
  });
  return true;
}
