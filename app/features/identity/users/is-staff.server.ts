import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { userRoles } from "#app/db/schema/identity.ts";

/** True for an account with the admin role: work is assigned to no others. */
export async function isStaff(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.role, "admin")))) > 0;
}
