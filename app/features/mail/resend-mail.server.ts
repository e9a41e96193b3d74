import { and, eq } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction } from "#app/db/client.server.ts";
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
  readonly actorId: string;
}

/** Sends a mail once more, as a mail of its own. Refuses one whose text has been removed. */
export async function resendMail(
  { db, config }: { readonly db: Db; readonly config: Pick<Config, "origin"> },
  { id, subjectType, subjectId, actorId }: Resend,
): Promise<Result<null, { readonly kind: "text-removed" }>> {
  return inTransaction(db, async (tx) => {
    const [mail] = await tx
      .select()
      .from(outboxMails)
      .where(
        and(
          eq(outboxMails.id, id),
          eq(outboxMails.subjectType, subjectType),
          eq(outboxMails.subjectId, subjectId),
        ),
      );
    if (!mail || mail.html === "") return refuse({ kind: "text-removed" });
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
