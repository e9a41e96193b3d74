import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { staffComments } from "#app/db/schema/comments.ts";
import { users } from "#app/db/schema/identity.ts";
import { type CommentSubject, type CommentView, isChangeable } from "./comments.ts";

/** Comments of one timeline at most. */
const MAX = 200;

/** What staff wrote about these, the latest first. */
export async function listComments(
  db: Db,
  subject: CommentSubject,
  ids: readonly string[],
  viewer: { readonly id: string; readonly now: Date },
): Promise<readonly CommentView[]> {
  const rows = await db
    .select({ row: staffComments, author: users.name })
    .from(staffComments)
    .leftJoin(users, eq(users.id, staffComments.authorId))
    .where(and(eq(staffComments.subjectType, subject), inArray(staffComments.subjectId, [...ids])))
    .orderBy(desc(staffComments.id))
    .limit(MAX);
  return rows.map(({ row: { id, text, postKey, createdAt: at, authorId, editedAt }, author }) => ({
    id,
    formKey: postKey.slice(postKey.lastIndexOf(":") + 1),
    text,
    at,
    authorId,
    author,
    isEdited: editedAt !== null,
    isChangeable: isChangeable({ authorId, at }, viewer),
  }));
}
