import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { getAccount } from "../queries.server.ts";
import {
  mailPasswordChanged,
  mailRecoveryCodes,
  mailSecondFactorAdded,
  mailSecondFactorRemoved,
} from "./queue-account-mail.server.ts";

/** The mail that tells the owner of each change. */
const MAILS = {
  "password-changed": mailPasswordChanged,
  "recovery-codes-regenerated": mailRecoveryCodes,
  "second-factor-added": mailSecondFactorAdded,
  "second-factor-removed": mailSecondFactorRemoved,
};

/** What somebody does to how they log in, from within the account or by a mailed link. */
export type AccountChange = keyof typeof MAILS;

/** Notes a change that somebody made to their own account in the log, and queues a mail to the account. */
export async function noteAccountChange(
  db: Db,
  userId: string,
  { change, origin, now }: { readonly change: AccountChange; readonly origin: string; readonly now: Date },
): Promise<void> {
  const account = await getAccount(db, userId);
  if (!account) return;
  await inTransaction(db, (tx) =>
    addAuditEntry(tx, { actorId: userId, action: `user.${change}`, subjectId: userId }),
  );
  await MAILS[change](db, { origin, user: account, locale: account.locale, now });
}
