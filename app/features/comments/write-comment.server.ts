import { and, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { staffComments } from "#app/db/schema/comments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { type CommentRefusal, type CommentSubject, isChangeable, MAX_COMMENT_LENGTH } from "./comments.ts";

interface Subject {
  readonly subject: CommentSubject;
  readonly subjectId: string;
}

interface Written extends Subject {
  readonly text: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Keeps a comment; the same form sent twice writes one. `idempotencyKey` is the form's. */
export async function addComment(
  db: Db,
  { subject, subjectId, text, idempotencyKey, actorId, now }: Written & { readonly idempotencyKey: string },
): Promise<Result<null, CommentRefusal>> {
  const read = readText(text);
  if (!read.ok) return read;
  return inTransaction(db, async (tx) => {
    const added = await tx
      .insert(staffComments)
      .values({
        subjectType: subject,
        subjectId,
        authorId: actorId,
        text: read.value,
        postKey: `${subjectId}:${idempotencyKey}`,
        createdAt: now,
      })
      .onConflictDoNothing({ target: staffComments.postKey })
      .returning({ id: staffComments.id });
    if (added.length > 0) await note(tx, "comment.added", { subject, subjectId, actorId });
    return ok(null);
  });
}

/** Changes the text of a comment. Only its author can, within 24 hours. */
export async function editComment(
  db: Db,
  { id, subject, subjectId, text, actorId, now }: Written & { readonly id: string },
): Promise<Result<null, CommentRefusal>> {
  const read = readText(text);
  if (!read.ok) return read;
  return inTransaction(db, async (tx) => {
    if (!(await lockOwn(tx, { id, subject, subjectId, actorId, now }))) return refuse({ kind: "not-yours" });
    await tx.update(staffComments).set({ text: read.value, editedAt: now }).where(eq(staffComments.id, id));
    await note(tx, "comment.edited", { subject, subjectId, actorId });
    return ok(null);
  });
}

/** Deletes a comment. Only its author can, within 24 hours. */
export async function deleteComment(
  db: Db,
  comment: Omit<Written, "text"> & { readonly id: string },
): Promise<Result<null, CommentRefusal>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockOwn(tx, comment))) return refuse({ kind: "not-yours" });
    await tx.delete(staffComments).where(eq(staffComments.id, comment.id));
    await note(tx, "comment.deleted", comment);
    return ok(null);
  });
}

function readText(text: string): Result<string, CommentRefusal> {
  const read = cleanText(text, true);
  if (read === "") return refuse({ kind: "empty" });
  return read.length > MAX_COMMENT_LENGTH ? refuse({ kind: "too-long" }) : ok(read);
}

async function lockOwn(
  tx: Tx,
  { id, subject, subjectId, actorId, now }: Omit<Written, "text"> & { readonly id: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ authorId: staffComments.authorId, at: staffComments.createdAt })
    .from(staffComments)
    .where(
      and(
        eq(staffComments.id, id),
        eq(staffComments.subjectType, subject),
        eq(staffComments.subjectId, subjectId),
      ),
    )
    .for("update");
  return row !== undefined && isChangeable(row, { id: actorId, now });
}

function note(
  tx: Tx,
  action: string,
  { subject, subjectId, actorId }: Subject & { readonly actorId: string },
): Promise<void> {
  return addAuditEntry(tx, { actorId, action, subjectType: subject, subjectId });
}
