import { asc, eq, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { isUnconfirmedSignUp } from "../account/remove-unconfirmed-account.server.ts";
import type { Role } from "../identity.ts";
import { lockAdmins } from "./active-admins.server.ts";
import { addRole } from "./add-role.server.ts";
import { removeRole } from "./remove-role.server.ts";

export interface RolesRefusal {
  /**
   * "own-account": no one takes the admin role from themselves. "conflict": the form shows roles of before.
   * "unconfirmed": anyone may have signed up with that address.
   */
  readonly kind: "last-admin" | "own-account" | "conflict" | "not-found" | "unconfirmed";
}

interface RolesChange {
  readonly actorId: string;
  readonly userId: string;
  readonly roles: readonly Role[];
  /** The roles that the form was made from. */
  readonly seen: readonly string[];
}

/**
 * Gives a user exactly these roles, with a line in the audit log for each that comes or goes, and ends the user's
 * sessions when something changed. Refused as a whole, or done as a whole.
 */
export function changeRoles(
  db: Db,
  { actorId, userId, roles, seen }: RolesChange,
): Promise<Result<void, RolesRefusal>> {
  return inTransaction(db, async (tx): Promise<Result<void, RolesRefusal>> => {
    // Before the account itself: two admins who change each other would otherwise each hold what the other needs.
    await lockAdmins(tx);
    const [user] = await tx
      .select({ id: users.id, unconfirmed: sql<boolean>`${isUnconfirmedSignUp(tx)}` })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) return refuse({ kind: "not-found" });
    const held = await tx
      .select({ role: userRoles.role })
      .from(userRoles)
      .where(eq(userRoles.userId, userId))
      .orderBy(asc(userRoles.role));
    const before = held.map(({ role }) => role);
    if (before.join() !== seen.toSorted().join()) return refuse({ kind: "conflict" });
    const gone = before.filter((role) => !roles.includes(role));
    if (gone.includes("admin") && actorId === userId) return refuse({ kind: "own-account" });
    for (const role of gone) {
      const removed = await removeRole(tx, { actorId, userId, role });
      if (!removed.ok && removed.error.kind === "last-admin") return refuse({ kind: "last-admin" });
    }
    const added = roles.filter((wanted) => !before.includes(wanted));
    if (added.length > 0 && user.unconfirmed) return refuse({ kind: "unconfirmed" });
    for (const role of added) await addRole(tx, { actorId, userId, role });
    return ok(undefined);
  });
}
