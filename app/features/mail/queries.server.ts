import { and, asc, desc, eq, getTableColumns, gt, lt, type SQL } from "drizzle-orm";
import { countEach, countsIn, type ListCounts, listCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { pageOf } from "#app/lib/list-query.ts";
import { MAIL_STATES } from "./enums.ts";
import type { FullMail, ListedMail, MailState } from "./mail.ts";
import type { MailSort } from "./mails-query.ts";
import { isWithdrawn } from "./withdrawn-mail.server.ts";

const PAGE = 50;

const SUMMARY = {
  id: outboxMails.id,
  kind: outboxMails.kind,
  recipient: outboxMails.recipient,
  subject: outboxMails.subject,
  state: outboxMails.state,
  attempts: outboxMails.attempts,
  lastError: outboxMails.lastError,
  createdAt: outboxMails.createdAt,
  sentAt: outboxMails.sentAt,
  isWithdrawn: isWithdrawn(),
};

interface MailConditions {
  readonly state?: MailState | null;
  /** Part of recipient, subject or kind, in any case. */
  readonly search?: string | undefined;
  /** The newest first unless it says otherwise. */
  readonly sort?: MailSort;
  /** The id of the last mail already shown: only those after it follow. */
  readonly before?: string | null | undefined;
}

/** Mails, `size` at a time. `next` goes into `before` for the following ones; null at the end. */
export async function listMails(
  db: Db,
  { state, search, before, sort = "newest" }: MailConditions = {},
  size = PAGE,
): Promise<ListCounts & { mails: ListedMail[]; next: string | null }> {
  // Ids are made in the order of time, so one also serves as the cursor of a page.
  const beyond = sort === "oldest" ? gt : lt;
  const where = and(state ? eq(outboxMails.state, state) : undefined, search ? contains(search) : undefined);
  const rows = await db
    .select({ ...SUMMARY, ...listCounts(outboxMails, where) })
    .from(outboxMails)
    .where(and(where, before ? beyond(outboxMails.id, before) : undefined))
    .orderBy(sort === "oldest" ? asc(outboxMails.id) : desc(outboxMails.id))
    .limit(size + 1);
  const { shown, next } = pageOf(rows, size, ({ id }) => id);
  return { ...countsIn(rows), mails: shown.map(({ total: _total, all: _all, ...row }) => row), next };
}

function contains(search: string): SQL | undefined {
  return holds(search, outboxMails.recipient, outboxMails.subject, outboxMails.kind);
}

/** One mail with its text, or null. */
export async function getMail(db: Db, id: string): Promise<FullMail | null> {
  const [row] = await db
    .select({ ...getTableColumns(outboxMails), isWithdrawn: isWithdrawn() })
    .from(outboxMails)
    .where(eq(outboxMails.id, id));
  if (!row) return null;
  const { files, ...mail } = row;
  return { ...mail, fileNames: files.map(({ name }) => name) };
}

/** How many mails are in each state, as far as lists count. */
export function countMails(db: Db): Promise<Record<MailState, number>> {
  return countEach(db, outboxMails, outboxMails.state, MAIL_STATES);
}
