import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { notificationPeople, notificationReads, notifications } from "#app/db/schema/notifications.ts";
import { NOTIFICATION_KINDS } from "./enums.ts";

/** Marks one notification as read by a person. One that is gone stays gone. */
export async function markRead(
  db: Db,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  await db.execute(sql`insert into ${notificationReads} (user_id, notification_id)
    select ${userId}, n.id from ${notifications} n where n.id = ${id} on conflict do nothing`);
}

/** Marks everything that is stored as read by a person: what the worker stores after it is unread, however old. */
export async function markAllRead(db: Db, userId: string): Promise<void> {
  const { readUntil } = notificationPeople;
  const latest = sql`(select max(n.collected_at) from ${notifications} n)`;
  await db
    .insert(notificationPeople)
    .values({ userId, readUntil: latest })
    .onConflictDoUpdate({
      target: notificationPeople.userId,
      set: { readUntil: sql`greatest(${readUntil}, excluded.read_until)` },
    });
}

/** Keeps which kinds a person wants; the others are not shown and not counted. */
export async function chooseKinds(
  db: Db,
  { userId, wanted }: { readonly userId: string; readonly wanted: readonly string[] },
): Promise<void> {
  const muted = NOTIFICATION_KINDS.filter((kind) => !wanted.includes(kind));
  await db
    .insert(notificationPeople)
    .values({ userId, muted })
    .onConflictDoUpdate({ target: notificationPeople.userId, set: { muted } });
}
