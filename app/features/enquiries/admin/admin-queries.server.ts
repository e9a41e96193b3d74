import { and, asc, desc, eq, isNull, lt, ne, not, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { countsIn, type ListCounts, listCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { enquiryText } from "#app/db/enquiry-text.ts";
import { everyWord } from "#app/db/folded-text.ts";
import { enquiries, enquiryAttachments } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import { getWorkingHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { minutesLeft } from "#app/features/opening-hours/working-hours.ts";
import { pageOf } from "#app/lib/list-query.ts";
import { CUSTOM_ITEM_HEADINGS, type FormName, type FormType } from "../enquiries.ts";
import { attachmentColumns, listEvents } from "./admin-events.server.ts";
import type { AdminRow, EnquiriesQuery, EnquiryView, MonthSpeed } from "./enquiry-admin.ts";

const PAGE = 25;
const EXCERPT = 160;

const assignees = alias(users, "assignees");

const rowColumns = {
  id: enquiries.id,
  reference: enquiries.reference,
  formType: enquiries.formType,
  name: enquiries.name,
  email: enquiries.email,
  phone: enquiries.phone,
  company: enquiries.company,
  excerpt: sql<string>`left(${enquiries.message}, ${EXCERPT})`,
  locale: enquiries.locale,
  state: enquiries.state,
  assignee: assignees.name,
  dueAt: enquiries.dueAt,
  createdAt: enquiries.createdAt,
};

/**
 * A page of the back office: what is to be answered with the least time left first, every other list with the latest first.
 * `next` goes into the query's `before` for the following page; null at the end.
 */
export async function listEnquiries(
  db: Db,
  query: EnquiriesQuery,
  { viewerId, now }: { viewerId: string; now: Date },
): Promise<ListCounts & { rows: AdminRow[]; next: string | null }> {
  const byClock = query.view === "new";
  const where = adminCondition(query, viewerId);
  const order = byClock ? [asc(enquiries.dueAt), asc(enquiries.id)] : [desc(enquiries.id)];
  const [hours, found] = await Promise.all([
    getWorkingHours(db, now),
    db
      .select({ ...rowColumns, ...listCounts(enquiries, where) })
      .from(enquiries)
      .leftJoin(assignees, eq(assignees.id, enquiries.assigneeId))
      .where(and(where, query.before ? after(query.before, byClock) : undefined))
      .orderBy(...order)
      .limit(PAGE + 1),
  ]);
  const { shown, next } = pageOf(found, PAGE, ({ id }) => id);
  const rows = shown.map(({ total: _total, all: _all, ...row }) => ({
    ...row,
    minutesLeft: row.state === "new" ? minutesLeft(row.dueAt, now, hours) : null,
  }));
  return { ...countsIn(found), rows, next };
}

/** What a list of the back office has, without its paging. */
export function adminCondition(query: EnquiriesQuery, viewerId: string): SQL | undefined {
  return and(
    query.view === "all" ? undefined : eq(enquiries.state, query.view),
    query.form === null ? undefined : ofForm(query.form),
    query.mine ? eq(enquiries.assigneeId, viewerId) : undefined,
    query.search === "" ? undefined : contains(query.search),
  );
}

/** A custom item request is one of formType "contact" with its own first line. */
function ofForm(form: FormName): SQL | undefined {
  const headings = CUSTOM_ITEM_HEADINGS.map((heading) => sql`starts_with(${enquiries.message}, ${heading})`);
  const isCustom = sql`(${sql.join(headings, sql` or `)})`;
  if (form === "custom-item") return and(eq(enquiries.formType, "contact"), isCustom);
  return and(eq(enquiries.formType, form), form === "contact" ? not(isCustom) : undefined);
}

/** Ids are made in the order of time; in the queue the cursor is also when that one is due. */
function after(id: string, byClock: boolean): SQL {
  if (!byClock) return lt(enquiries.id, id);
  const last = sql`(select last.due_at from ${enquiries} last where last.id = ${id})`;
  return sql`(${enquiries.dueAt}, ${enquiries.id}) > (${last}, ${id}::uuid)`;
}

/** Every word in reference, name, address, phone, company, text or kit, in any case. */
function contains(search: string): SQL | undefined {
  return everyWord(search, (pattern) => sql`${enquiryText(enquiries)} like ${pattern}`);
}

/** The account of the enquiry's address, if its owner has proved that it is theirs. */
const ownerOfAddress = sql`(
  select owner.id from ${users} owner where owner.email = lower(${enquiries.email}) and owner.email_verified
)`;

/** One enquiry with all that belongs to it, or null. */
export async function getEnquiry(db: Db, id: string, now: Date): Promise<EnquiryView | null> {
  const [found] = await db
    .select({ row: enquiries, account: { id: users.id, name: users.name, email: users.email } })
    .from(enquiries)
    .leftJoin(users, eq(users.id, sql`coalesce(${enquiries.userId}, ${ownerOfAddress})`))
    .where(eq(enquiries.id, id));
  if (!found) return null;
  const { formToken, userId, openedAt, updatedAt, ...row } = found.row;
  const [hours, attachments, events, earlier] = await Promise.all([
    getWorkingHours(db, now),
    db
      .select(attachmentColumns)
      .from(enquiryAttachments)
      .where(and(eq(enquiryAttachments.enquiryId, id), isNull(enquiryAttachments.entryId)))
      .orderBy(asc(enquiryAttachments.id)),
    listEvents(db, id),
    listOthers(db, row.email, id),
  ]);
  const state = row.state;
  return {
    ...row,
    formType: row.formType,
    locale: row.locale,
    state,
    minutesLeft: state === "new" ? minutesLeft(row.dueAt, now, hours) : null,
    account: found.account,
    attachments: attachments.map((row) => ({ ...row, kind: row.kind === "pdf" ? "pdf" : "photo" })),
    events,
    lastReply: events.findLast((event) => event.kind === "reply")?.id ?? null,
    earlier,
  };
}

async function listOthers(db: Db, email: string, exceptId: string): Promise<EnquiryView["earlier"]> {
  const { id, reference, formType, state, createdAt } = enquiries;
  const rows = await db
    .select({ id, reference, formType, state, createdAt })
    .from(enquiries)
    .where(and(eq(sql`lower(${enquiries.email})`, email.toLowerCase()), ne(enquiries.id, exceptId)))
    .orderBy(desc(enquiries.id))
    .limit(20);
  return rows.map((row) => ({
    ...row,
    formType: row.formType,
    state: row.state,
  }));
}

/** The latest twelve months that had enquiries, latest first; spam is left out. */
export async function listMonthlySpeed(db: Db): Promise<MonthSpeed[]> {
  const month = sql<string>`to_char(${enquiries.createdAt} at time zone 'Europe/Dublin', 'YYYY-MM')`;
  const minutes = sql`extract(epoch from ${enquiries.answeredAt} - ${enquiries.createdAt}) / 60`;
  const rows = await db
    .select({
      month,
      received: sql<number>`count(*)::int`,
      answered: sql<number>`count(${enquiries.answeredAt})::int`,
      medianMinutes: sql<number | null>`(percentile_cont(0.5) within group (order by ${minutes}))::float8`,
    })
    .from(enquiries)
    .where(ne(enquiries.state, "spam"))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(12);
  return rows;
}

interface DueRow {
  readonly reference: string;
  readonly id: string;
  readonly formType: FormType;
  /** The beginning of the text. */
  readonly message: string;
  readonly name: string;
  readonly dueAt: Date;
}

/**
 * What is unanswered and due by `until`, the one due first in front, 100 at most; `late` counts all that were due before
 * `now`.
 */
export async function listDueBy(
  db: Db,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<{ readonly rows: readonly DueRow[]; readonly late: number }> {
  const { reference, id, formType, name, dueAt } = enquiries;
  const message = sql<string>`left(${enquiries.message}, ${EXCERPT})`;
  const late = sql<number>`(count(*) filter (where ${lt(dueAt, now)}) over ())::int`;
  const rows = await db
    .select({ reference, id, formType, message, name, dueAt, late })
    .from(enquiries)
    .where(and(eq(enquiries.state, "new"), lt(enquiries.dueAt, until)))
    .orderBy(asc(enquiries.dueAt), asc(enquiries.id))
    .limit(100);
  return { rows: rows.map(({ late: _late, ...row }) => row), late: rows[0]?.late ?? 0 };
}
