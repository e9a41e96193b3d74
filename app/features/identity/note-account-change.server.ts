import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { Viewer } from "./identity.ts";
import { mailPasswordChanged } from "./queue-account-mail.server.ts";

type OwnChange = "password-changed" | "second-factor-added" | "second-factor-removed";

/** Writes down what somebody did to their own account. */
export async function noteAccountChange(db: Db, userId: string, change: OwnChange): Promise<void> {
  await inTransaction(db, (tx) =>
    addAuditEntry(tx, {
      actorId: userId,
      action: `user.${change}`,
      subjectType: "user",
      subjectId: userId,
    }),
  );
}

/** After a new password from within the account: the log, and a mail to its owner. */
export async function tellPasswordChanged(db: Db, origin: string, viewer: Viewer): Promise<void> {
  await noteAccountChange(db, viewer.id, "password-changed");
  await mailPasswordChanged(db, origin, { ...viewer, createdAt: new Date() }, viewer.locale);
}
