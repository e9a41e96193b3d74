import { type SQL, sql } from "drizzle-orm";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";

/** Whether a mail was about an account whose invitation has been withdrawn: its link is dead. */
export function isWithdrawn(): SQL<boolean> {
  return sql<boolean>`(${outboxMails.kind} in ('account-invitation', 'account-reset') and exists (select from ${auditLog}
    where ${auditLog.subjectType} = 'user' and ${auditLog.subjectId} = ${outboxMails.subjectId}
    and ${auditLog.action} = 'user.invitation-withdrawn'))`;
}
