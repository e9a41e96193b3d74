import { and, asc, eq, exists, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";
import type { StaffMember } from "../identity.ts";
import { type Permission, rolesWith } from "../permissions.ts";

/** Lists the staff with this permission, by name. */
export function listStaff(db: Db, permission: Permission): Promise<StaffMember[]> {
  return db
    .select({ id: users.id, name: users.name, isLocked: sql<boolean>`${users.lockedAt} is not null` })
    .from(users)
    .where(isStaffWith(db, permission))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id));
}

/** Condition on `users`: one of the account's roles holds the permission. */
export function isStaffWith(db: Db | Tx, permission: Permission): SQL {
  const holder = db
    .select()
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), holding(permission)));
  return exists(holder);
}

/** Condition on `userRoles`: a role that holds the permission. */
const holding = (permission: Permission) => inArray(userRoles.role, [...rolesWith(permission)]);

/** Whether somebody may be given work of this permission: their account is open and holds it. */
export async function isStaffFor(tx: Tx, userId: string, permission: Permission): Promise<boolean> {
  const open = and(eq(users.id, userId), isNull(users.lockedAt), isStaffWith(tx, permission));
  return (await tx.$count(users, open)) > 0;
}
