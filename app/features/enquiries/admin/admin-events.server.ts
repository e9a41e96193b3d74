import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiryAttachments, enquiryEntries } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import type { EnquiryState } from "../enquiries.ts";
import { ENQUIRY_STATES } from "../enums.ts";
import type { AdminEvent } from "./enquiry-admin.ts";

export const attachmentColumns = {
  id: enquiryAttachments.id,
  kind: enquiryAttachments.kind,
  name: enquiryAttachments.name,
  size: enquiryAttachments.size,
  width: enquiryAttachments.width,
  height: enquiryAttachments.height,
};

const LOGGED = ["enquiry.received", "enquiry.moved", "enquiry.assigned", "enquiry.proved"];

/** What happened to an enquiry, oldest first: what staff wrote, and what the log of changes says. */
export async function listEvents(db: Db, enquiryId: string): Promise<AdminEvent[]> {
  const [written, logged, files] = await Promise.all([
    db
      .select({ entry: enquiryEntries, by: users.name, mailState: outboxMails.state })
      .from(enquiryEntries)
      .leftJoin(users, eq(users.id, enquiryEntries.authorId))
      .leftJoin(outboxMails, eq(outboxMails.id, enquiryEntries.mailId))
      .where(eq(enquiryEntries.enquiryId, enquiryId))
      .orderBy(asc(enquiryEntries.id)),
    db
      .select({ entry: auditLog, by: users.name })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(
        and(
          eq(auditLog.subjectType, "enquiry"),
          eq(auditLog.subjectId, enquiryId),
          inArray(auditLog.action, LOGGED),
        ),
      )
      .orderBy(asc(auditLog.id)),
    db
      .select({ ...attachmentColumns, entryId: enquiryAttachments.entryId })
      .from(enquiryAttachments)
      .where(and(eq(enquiryAttachments.enquiryId, enquiryId), isNotNull(enquiryAttachments.entryId)))
      .orderBy(asc(enquiryAttachments.id)),
  ]);
  const names = await assigneeNames(
    db,
    logged.flatMap(({ entry }) => textIn(entry.details, "assigneeId") ?? []),
  );
  const events: AdminEvent[] = written.map(({ entry, by, mailState }) => {
    const base = { id: entry.id, at: entry.createdAt, by };
    return entry.kind === "reply"
      ? {
          ...base,
          kind: "reply",
          text: entry.text,
          locale: entry.locale,
          subject: entry.subject ?? "",
          files: files.filter(({ entryId }) => entryId === entry.id),
          mailId: entry.mailId,
          mailState: mailState,
        }
      : {
          ...base,
          kind: "note",
          text: entry.text,
          formKey: entry.postKey.slice(entry.postKey.lastIndexOf(":") + 1),
        };
  });
  for (const { entry, by } of logged) {
    const base = { id: entry.id, at: entry.at, by };
    const { details } = entry;
    if (entry.action === "enquiry.received") events.push({ ...base, kind: "received" });
    else if (entry.action === "enquiry.proved") events.push({ ...base, kind: "proved" });
    else if (entry.action === "enquiry.moved") {
      const [from, to] = [stateIn(details, "from"), stateIn(details, "to")];
      if (from && to) events.push({ ...base, kind: "moved", from, to });
    } else {
      const to = textIn(details, "assigneeId");
      events.push({ ...base, kind: "assigned", to: to === null ? null : (names.get(to) ?? "") });
    }
  }
  return events.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function textIn(details: Record<string, unknown>, key: string): string | null {
  const value = details[key];
  return typeof value === "string" ? value : null;
}

/** A state of the stored details; undefined for one that the program no longer has. */
function stateIn(details: Record<string, unknown>, key: string): EnquiryState | undefined {
  return ENQUIRY_STATES.find((state) => state === details[key]);
}

async function assigneeNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} in ${[...new Set(ids)]}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
