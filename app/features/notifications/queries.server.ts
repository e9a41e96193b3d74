import { type SQL, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { notificationPeople, notificationReads, notifications } from "#app/db/schema/notifications.ts";
import type { NotificationKind, NotificationRow } from "./notifications.ts";

/** The person who reads, and what they may be told of. */
export interface Reader {
  readonly userId: string;
  readonly kinds: readonly NotificationKind[];
}

/** A page of notifications is the latest of them; older ones were seen or do not matter any more. */
const SHOWN = 100;

const UNREAD = (userId: string) => sql`n.collected_at > coalesce(p.read_until, '-infinity')
  and not exists (select 1 from ${notificationReads} r where r.user_id = ${userId} and r.notification_id = n.id)`;

const WANTED = ({ userId, kinds }: Reader, more: SQL) => sql`from ${notifications} n
  left join ${notificationPeople} p on p.user_id = ${userId}
  where n.kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))
    and not coalesce(jsonb_exists(p.muted, n.kind), false) ${more}`;

/** How many a person has not read, counted to 100: a part of another statement. */
export function unreadCount(reader: Reader): SQL {
  return sql`(select count(*)::int from (select 1 ${WANTED(reader, sql`and ${UNREAD(reader.userId)}`)} limit ${SHOWN}) u)`;
}

/** How many notifications that a person wants they have not read. */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const [row] = await listRows<{ n: number }>(db, sql`select ${unreadCount(reader)} as n`);
  return row?.n ?? 0;
}

/** The latest notifications that a person wants, newest first. */
export async function listNotifications(db: Db, reader: Reader): Promise<readonly NotificationRow[]> {
  const rows = await listRows<Omit<NotificationRow, "createdAt"> & { createdMs: number }>(
    db,
    sql`select n.id, n.kind, n.subject_id as "subjectId", n.label,
      (extract(epoch from n.created_at) * 1000)::float8 as "createdMs", not (${UNREAD(reader.userId)}) as "isRead"
      ${WANTED(reader, sql``)} order by n.created_at desc, n.id limit ${SHOWN}`,
  );
  return rows.map(({ createdMs, ...row }) => ({ ...row, createdAt: new Date(createdMs) }));
}

/** Kinds that a person does not want. */
export async function getMuted(db: Db, userId: string): Promise<readonly string[]> {
  const [row] = await listRows<{ muted: readonly string[] }>(
    db,
    sql`select muted from ${notificationPeople} where user_id = ${userId}`,
  );
  return row?.muted ?? [];
}
