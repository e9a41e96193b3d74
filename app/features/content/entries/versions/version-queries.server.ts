import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { contentVersions } from "#app/db/schema/content.ts";
import { users } from "#app/db/schema/identity.ts";
import { isId } from "#app/lib/ids.ts";
import { VERSION_CAUSES } from "../../enums.ts";
import type { Version, VersionSubject } from "./versions.ts";

type Row = { version: typeof contentVersions.$inferSelect; by: string | null };

const columns = { version: contentVersions, by: users.name };

/** The versions of an entry or a text, the newest first. The stored state is what `addVersion` was given. */
export async function listVersions<S>(
  db: Db,
  subjectType: VersionSubject,
  subjectId: string,
): Promise<readonly Version<S>[]> {
  const rows = await db
    .select(columns)
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.actorId))
    .where(and(eq(contentVersions.subjectType, subjectType), eq(contentVersions.subjectId, subjectId)))
    .orderBy(desc(contentVersions.id));
  return rows.map((row) => toVersion<S>(row));
}

/** One version of that very subject, or null. */
export async function getVersion<S>(
  db: Db,
  subjectType: VersionSubject,
  subjectId: string,
  id: string,
): Promise<Version<S> | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select(columns)
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.actorId))
    .where(
      and(
        eq(contentVersions.id, id),
        eq(contentVersions.subjectType, subjectType),
        eq(contentVersions.subjectId, subjectId),
      ),
    );
  return row ? toVersion<S>(row) : null;
}

function toVersion<S>({ version, by }: Row): Version<S> {
  const { id, state, cause, madeAt } = version;
  const known = VERSION_CAUSES.find((word) => word === cause) ?? "saved";
  return { id, state: state as S, cause: known, by, at: madeAt };
}
