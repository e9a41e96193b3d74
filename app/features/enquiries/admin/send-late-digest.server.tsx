import { and, eq } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { getWorkingHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { isWorkingTime, minutesLeft } from "#app/features/opening-hours/working-hours.ts";
import { staffAddress } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/enquiry-admin.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { DigestMail } from "../emails/digest-mail.tsx";
import { listDueBy } from "./admin-queries.server.ts";

const SUBJECT_TYPE = "enquiry-digest";

/**
 * Tells staff what is late and what falls due today: one mail a day at most, in working hours, and none while
 * nothing is late. Bears being run at any time and any number of times.
 */
export async function sendLateDigest({ db, config, clock }: WorkContext): Promise<void> {
  const now = clock.now();
  const hours = await getWorkingHours(db, now);
  if (!isWorkingTime(now, hours)) return;
  const today = irishDate(now);
  const due = await listDueBy(db, { now, until: addMs(now, DAY_MS) });
  if (due.late === 0) return;
  const rows = due.rows
    .filter(({ dueAt }) => dueAt < now || irishDate(dueAt) === today)
    .map((row) => ({ ...row, minutesLeft: minutesLeft(row.dueAt, now, hours) }));
  const { company } = await getSettings(db);
  const mail = await renderMail({
    kind: "enquiry-digest",
    locale: "en",
    subject: format("en", messages.digestSubject, { n: due.late }),
    recipient: staffAddress(config, company),
    subjectType: SUBJECT_TYPE,
    subjectId: today,
    sender: company,
    origin: config.origin,
    body: <DigestMail rows={rows} origin={config.origin} />,
  });
  await inTransaction(db, async (tx) => {
    const sent = await tx
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(and(eq(outboxMails.subjectType, SUBJECT_TYPE), eq(outboxMails.subjectId, today)));
    if (sent.length === 0) await queueMail(tx, mail);
  });
}
