import { and, desc, eq, lt } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { contentVersions } from "#app/db/schema/content.ts";
import type { VersionCause, VersionSubject } from "./versions.ts";

/** Versions kept of each subject; older ones are forgotten. */
const KEPT = 100;

interface NewVersion {
  readonly subjectType: VersionSubject;
  readonly subjectId: string;
  /** The entry or text before this change; kept as the first version when there is none yet. */
  readonly before: { readonly state: object; readonly at: Date };
  readonly state: object;
  readonly cause: VersionCause;
  readonly actorId: string | null;
  readonly now: Date;
}

/** Keeps a new state of an entry or a text, in the transaction that makes it. */
export async function addVersion(tx: Tx, version: NewVersion): Promise<void> {
  const { subjectType, subjectId, before, state, cause, actorId, now } = version;
  const subject = { subjectType, subjectId };
  const mine = and(eq(contentVersions.subjectType, subjectType), eq(contentVersions.subjectId, subjectId));
  const kept = await tx
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(mine)
    .orderBy(desc(contentVersions.id))
    .limit(KEPT);
  if (kept.length === 0) {
    await tx.insert(contentVersions).values({
      ...subject,
      state: { ...before.state },
      cause: "first",
      actorId: null,
      madeAt: before.at,
    });
  }
  await tx.insert(contentVersions).values({ ...subject, state: { ...state }, cause, actorId, madeAt: now });
  const oldest = kept[KEPT - 1];
  if (oldest) await tx.delete(contentVersions).where(and(mine, lt(contentVersions.id, oldest.id)));
}
