import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { ok, type Result } from "#app/lib/result.ts";
import { changeTrade } from "../account/change-trade.server.ts";
import type { UserAction } from "../identity.ts";
import { endAllSessionsByStaff } from "../sign-in/end-sessions.server.ts";
import { type LockRefusal, lockAccount, unlockAccount } from "../sign-in/lock-account.server.ts";
import { removeSecondFactor } from "../sign-in/remove-second-factor.server.ts";

/** Changes that need no more than the account; the others bring something with them. */
type PlainAction = Exclude<UserAction, "invite-again" | "roles" | "withdraw-invitation">;

interface UserChange {
  /** The admin who does it. */
  readonly actorId: string;
  readonly userId: string;
  readonly now: Date;
}

/** One change by an admin to somebody's account, in one transaction with its line in the audit log. */
export function changeUser(
  db: Db,
  action: PlainAction,
  change: UserChange,
): Promise<Result<void, LockRefusal>> {
  return inTransaction(db, (tx) => CHANGES[action](tx, change));
}

type Change = (tx: Tx, change: UserChange) => Promise<Result<void, LockRefusal>>;

const CHANGES: Readonly<Record<PlainAction, Change>> = {
  "allow-invoice": async (tx, change) => ok(await changeTrade(tx, change, change.now)),
  "end-invoice": async (tx, change) => ok(await changeTrade(tx, change, null)),
  lock: lockAccount,
  unlock: async (tx, change) => ok(await unlockAccount(tx, change)),
  "end-sessions": async (tx, change) => ok(await endAllSessionsByStaff(tx, change)),
  "remove-factor": async (tx, change) => ok(await removeSecondFactor(tx, change)),
};
