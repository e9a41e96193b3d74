import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { changeTrade } from "../account/change-trade.server.ts";
import type { UserAction } from "../identity.ts";
import { endAllSessionsByStaff } from "../sign-in/end-sessions.server.ts";
import { lockAccount, unlockAccount } from "../sign-in/lock-account.server.ts";
import { removeSecondFactor } from "../sign-in/remove-second-factor.server.ts";
import { addRole } from "./add-role.server.ts";
import { removeRole } from "./remove-role.server.ts";

export type ChangeUserRefusal = {
  readonly kind: "last-admin" | "own-account" | "not-held" | "not-found";
};

interface UserChange {
  /** The admin who does it. */
  readonly actorId: string;
  readonly userId: string;
  readonly now: Date;
}

/** One change by an admin to somebody's account, in one transaction with its line in the audit log. */
export function changeUser(
  db: Db,
  action: Exclude<UserAction, "invite-again">,
  change: UserChange,
): Promise<Result<void, ChangeUserRefusal>> {
  return inTransaction(db, (tx) => CHANGES[action](tx, change));
}

type Change = (tx: Tx, change: UserChange) => Promise<Result<void, ChangeUserRefusal>>;

const CHANGES: Readonly<Record<Exclude<UserAction, "invite-again">, Change>> = {
  "make-admin": async (tx, change) => ok(await addRole(tx, { ...change, role: "admin" })),
  // Anyone who takes it from themselves is out at once, and cannot take that back.
  "remove-admin": async (tx, change) =>
    change.actorId === change.userId
      ? refuse({ kind: "own-account" })
      : removeRole(tx, { ...change, role: "admin" }),
  "allow-invoice": async (tx, change) => ok(await changeTrade(tx, change, change.now)),
  "end-invoice": async (tx, change) => ok(await changeTrade(tx, change, null)),
  lock: lockAccount,
  unlock: unlockAccount,
  "end-sessions": async (tx, change) => ok(await endAllSessionsByStaff(tx, change)),
  "remove-factor": async (tx, change) => ok(await removeSecondFactor(tx, change)),
};
