import { asc, eq, lte, or } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { hasMailOf } from "#app/features/mail/drop-queued-mail.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { NoteKind } from "../documents/documents.ts";
import { getNote } from "../documents/notes.server.ts";
import { getHire } from "../queries.server.ts";
import { lockHire } from "../transition-hire.server.ts";
import { renderHandOverMail, renderReturnMail } from "./goods-mails.server.ts";
import { MAIL_DUE } from "./plan-goods-mail.server.ts";

const BATCH = 50;

const MAILS = {
  delivery: { kind: "hire-handed-over", render: renderHandOverMail },
  return: { kind: "hire-returned", render: renderReturnMail },
} as const;

/**
 * Mails customers what was handed over and what came back: once for each hand-over or return that is finished, however
 * many scans it took; some at each run.
 */
export async function mailGoods(context: SiteContext): Promise<void> {
  const now = context.clock.now();
  const due = await context.db
    .select({ id: hires.id, handoverMailAt: hires.handoverMailAt, returnMailAt: hires.returnMailAt })
    .from(hires)
    .where(or(lte(hires.handoverMailAt, now), lte(hires.returnMailAt, now)))
    .orderBy(asc(hires.id))
    .limit(BATCH);
  for (const hire of due)
    for (const kind of ["delivery", "return"] as const) {
      const dueAt = hire[MAIL_DUE[kind]];
      if (dueAt && dueAt <= now) await mailOne(context, { id: hire.id, kind, dueAt, now });
    }
}

interface DueMail {
  readonly id: string;
  readonly kind: NoteKind;
  /** When the mail was due as it was read: a scan since then puts it off. */
  readonly dueAt: Date;
  readonly now: Date;
}

async function mailOne(context: SiteContext, { id, kind, dueAt, now }: DueMail): Promise<void> {
  const { db } = context;
  const hire = await getHire(db, id, now);
  const note = hire && (await getNote(db, hire, { kind, number: null }));
  const about = { kind: MAILS[kind].kind, subjectType: "hire", subjectId: id };
  const isFurther = await hasMailOf(db, about);
  const mail = note ? await MAILS[kind].render(context, hire, { note, isFurther, now }) : null;
  const column = MAIL_DUE[kind];
  await inTransaction(db, async (tx) => {
    const locked = await lockHire(tx, id);
    if (locked?.version !== hire?.version || locked?.[column]?.getTime() !== dueAt.getTime()) return;
    await tx
      .update(hires)
      .set({ [column]: null })
      .where(eq(hires.id, id));
    if (mail) await queueMail(tx, mail);
  });
}
