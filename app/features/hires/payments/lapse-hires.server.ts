import { and, asc, eq, lte } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { releaseClaims } from "#app/features/claims/release-claims.server.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { getOpenWithdrawal } from "../cancel/withdraw-until.server.ts";
import { renderHireMail } from "../hire-mails.server.tsx";
import { lockHire, transitionHire } from "../transition-hire.server.ts";

const BATCH = 50;

/**
 * Writes down that hires have lapsed whose deposit was not paid in time, and mails their customers. Their gear was free
 * from that moment on without it: provisional claims end by the clock.
 */
export async function lapseHires(context: SiteContext): Promise<void> {
  for (let more = true; more; ) {
    const now = context.clock.now();
    const due = await context.db
      .select()
      .from(hires)
      .where(and(eq(hires.state, "awaiting-deposit"), lte(hires.depositDueAt, now)))
      .orderBy(asc(hires.depositDueAt))
      .limit(BATCH);
    let lapsed = 0;
    for (const hire of due) lapsed += await lapse(context, hire, now);
    more = due.length === BATCH && lapsed > 0;
  }
}

async function lapse(context: SiteContext, hire: typeof hires.$inferSelect, now: Date): Promise<number> {
  const params = { name: hire.name, number: hire.number };
  const mail = await renderHireMail(context, hire, {
    kind: "hire-lapsed",
    subject: format(hire.locale, messages.lapsedSubject, params),
    paragraphs: [format(hire.locale, messages.lapsedText, params)],
    withdrawUntil: await getOpenWithdrawal(context.db, hire, now),
  });
  return inTransaction(context.db, async (tx) => {
    const locked = await lockHire(tx, hire.id);
    if (!locked || locked.depositDueAt === null || locked.depositDueAt > now) return 0;
    if (!(await transitionHire(tx, locked, "lapsed", { now }))) return 0;
    await releaseClaims(tx, { ownerId: hire.id, now });
    await queueMail(tx, mail);
    return 1;
  });
}
