import { and, desc, eq, getTableColumns, ilike, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { countsIn, type ListCounts, listCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/like.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import type { AuditEntry } from "./audit.ts";

interface AuditConditions {
  readonly subjectType?: string | undefined;
  readonly subjectId?: string | readonly string[] | undefined;
  /** The person whose changes are wanted; null for the system's own. */
  readonly actorId?: string | null | undefined;
  /** Part of an action, its sentence or a kind of subject, or the whole id of a subject. */
  readonly search?: string | undefined;
  /** The id of the last entry already shown: only older ones follow. */
  readonly before?: string | undefined;
  readonly limit?: number;
}

/** Entries that a list shows unless it says another number. */
const LIST_LENGTH = 50;

/** What undoes a change of many may be megabytes; a list says how many were changed instead. */
const details = sql`case when jsonb_typeof(${auditLog.details} -> 'before') = 'array'
  then (${auditLog.details} - 'before') || jsonb_build_object('changed', jsonb_array_length(${auditLog.details} -> 'before'))
  else ${auditLog.details} end`.mapWith(auditLog.details);

const ENTRY_COLUMNS = { ...getTableColumns(auditLog), details };

/** The newest entries first; of one subject when it is named. What undoes a change of many is left out. */
export async function listAuditEntries(db: Db, filter: AuditConditions = {}): Promise<AuditEntry[]> {
  return newestFirst(db.select(ENTRY_COLUMNS).from(auditLog).$dynamic(), filter);
}

/** A page of entries with how many the filter holds, and how many there are. */
export async function listAuditPage(
  db: Db,
  filter: AuditConditions,
): Promise<ListCounts & { readonly entries: readonly AuditEntry[] }> {
  const columns = { ...ENTRY_COLUMNS, ...listCounts(auditLog, auditWhere(filter)) };
  const rows = await newestFirst(db.select(columns).from(auditLog).$dynamic(), filter);
  return { ...countsIn(rows), entries: rows.map(({ total: _total, all: _all, ...entry }) => entry) };
}

function newestFirst<Q extends PgSelect>(query: Q, filter: AuditConditions) {
  return query
    .where(and(auditWhere(filter), olderThan(filter)))
    .orderBy(desc(auditLog.id))
    .limit(filter.limit ?? LIST_LENGTH);
}

/** Ids are made in the order of time, so one also serves as the cursor of a page. */
function olderThan({ before }: AuditConditions): SQL | undefined {
  return before === undefined ? undefined : lt(auditLog.id, before);
}

function auditWhere({ subjectType, subjectId, actorId, search }: AuditConditions): SQL | undefined {
  return and(
    subjectType === undefined ? undefined : eq(auditLog.subjectType, subjectType),
    subjectId === undefined ? undefined : inArray(auditLog.subjectId, [subjectId].flat()),
    inActor(actorId),
    search ? matches(search) : undefined,
  );
}

function inActor(actorId: string | null | undefined): SQL | undefined {
  if (actorId === undefined) return undefined;
  return actorId === null ? isNull(auditLog.actorId) : eq(auditLog.actorId, actorId);
}

function matches(search: string): SQL | undefined {
  const like = containing(search);
  return or(
    ilike(auditLog.action, like),
    ilike(auditLog.subjectType, like),
    eq(auditLog.subjectId, search),
    inArray(auditLog.action, actionsSaying(search)),
  );
}

/** The actions whose sentence holds a text, in either language. */
function actionsSaying(search: string): readonly string[] {
  const text = search.toLowerCase();
  return Object.entries(SENTENCES).flatMap(([action, { en, ga }]) =>
    [en, ga].some((words) => typeof words === "string" && words.toLowerCase().includes(text)) ? [action] : [],
  );
}
