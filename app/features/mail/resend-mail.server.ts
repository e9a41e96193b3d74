import { and, asc, eq } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { lockName } from "#app/db/lock-name.server.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { mailHost } from "./mail.ts";
import { queueMail } from "./queue-mail.server.ts";

interface Resend {
  readonly id: string;
  /** What the mail must be about, e.g. "order" and its id. */
  readonly subjectType: string;
  readonly subjectId: string;
  /** The newest mail that the page showed; without it only a copy that is still queued is in the way. */
  readonly newest?: string;
  readonly actorId: string;
}

type Mail = typeof outboxMails.$inferSelect;

interface ResendRefusal {
  /** The text was removed; the mail or a copy waits in the queue; a copy was made since the page was shown. */
  readonly kind: "text-removed" | "mail-queued" | "mail-resent";
}

/**
 * Sends a mail once more, as a mail of its own. Those who press at once wait for each other before they read: a lock of
 * the mails themselves would not show the copy that was made meanwhile, so each of them would make one.
 */
export async function resendMail(
  { db, config }: { readonly db: Db; readonly config: Pick<Config, "origin"> },
  { id, subjectType, subjectId, newest = "", actorId }: Resend,
): Promise<Result<null, ResendRefusal>> {
  return inTransaction(db, async (tx) => {
    await lockName(tx, `mails of ${subjectType} ${subjectId}`);
    const mails = await tx
      .select()
      .from(outboxMails)
      .where(and(eq(outboxMails.subjectType, subjectType), eq(outboxMails.subjectId, subjectId)))
      .orderBy(asc(outboxMails.id))
      .for("update");
    const mail = mails.find((one) => one.id === id);
    if (!mail || mail.html === "") return refuse({ kind: "text-removed" });
    const same = mails.filter((one) => isSame(one, mail));
    if (same.some(({ state }) => state === "queued")) return refuse({ kind: "mail-queued" });
    if (newest && same.some((one) => one.id > newest)) return refuse({ kind: "mail-resent" });
    const { files, acceptanceId } = mail;
    await queueMail(tx, { ...mail, host: mailHost(config.origin) }, { files, acceptanceId });
    await addAuditEntry(tx, {
      actorId,
      action: "mail.resent",
      subjectType,
      subjectId,
      details: { mailId: id },
    });
    return ok(null);
  });
}

/** The mail itself or a copy of it. */
const isSame = (one: Mail, mail: Mail) =>
  one.kind === mail.kind &&
  one.recipient === mail.recipient &&
  one.subject === mail.subject &&
  one.html === mail.html;
