import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { getAccount } from "../queries.server.ts";
import { mailPasswordChanged } from "./queue-account-mail.server.ts";

type OwnChange = "password-changed" | "second-factor-added" | "second-factor-removed";

/** Writes down what somebody did to their own account. */
export async function noteAccountChange(db: Db, userId: string, change: OwnChange): Promise<void> {
  await inTransaction(db, (tx) =>
    addAuditEntry(tx, { actorId: userId, action: `user.${change}`, subjectId: userId }),
  );
}

/** Notes a new password, set in the account or by a mailed link, in the log, and queues a mail to the account. */
export async function notePasswordChange(
  db: Db,
  userId: string,
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<void> {
  const account = await getAccount(db, userId);
  if (!account) return;
  await noteAccountChange(db, userId, "password-changed");
  await mailPasswordChanged(db, { origin, user: account, locale: account.locale, now });
}
