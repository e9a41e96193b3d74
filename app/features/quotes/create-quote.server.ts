import type { Tx } from "#app/db/client.server.ts";
import { drawNumber } from "#app/db/draw-number.server.ts";
import { hireQuoteLines, hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import type { QuoteOrigin } from "./quotes.ts";

type VersionColumns = typeof hireQuoteVersions.$inferInsert;
type LineColumns = typeof hireQuoteLines.$inferInsert;

/** What a draft says besides its lines; what is left out follows the settings. */
export type NewQuoteDraft = Partial<
  Omit<
    VersionColumns,
    | "id"
    | "quoteId"
    | "number"
    | "content"
    | "hash"
    | "total"
    | "sentAt"
    | "sentBy"
    | "expiresAt"
    | "openedAt"
  >
>;

export type NewQuoteLine = Omit<LineColumns, "id" | "versionId" | "position">;

export interface NewQuote {
  readonly origin: QuoteOrigin;
  readonly enquiryId: string | null;
  readonly userId: string | null;
  readonly locale: Locale;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string | null;
  readonly vatNumber?: string | null;
  readonly trade?: boolean;
  /** A hash of the network that an instant quote was asked for from. */
  readonly network?: string | null;
  readonly version: NewQuoteDraft;
  readonly lines: readonly NewQuoteLine[];
  readonly actorId: string | null;
  readonly now: Date;
}

export interface CreatedQuote {
  readonly id: string;
  /** "HQ-2027-0001". */
  readonly number: string;
  readonly token: string;
}

/** Stores a quote with the draft of its first version. Deposit and days of validity follow the settings of this moment. */
export async function createQuote(tx: Tx, quote: NewQuote): Promise<CreatedQuote> {
  const { version, lines, actorId, now, ...columns } = quote;
  const { hire } = await getSettings(tx);
  const created = { id: newId(), number: await drawNumber(tx, "quote", now), token: newToken() };
  await tx.insert(hireQuotes).values({ ...columns, ...created, createdAt: now, updatedAt: now });
  const versionId = newId();
  await tx.insert(hireQuoteVersions).values({
    deposit: hire.deposit,
    validDays: hire.quoteDays,
    createdAt: now,
    updatedAt: now,
    ...version,
    id: versionId,
    quoteId: created.id,
    number: 1,
  });
  await insertLines(tx, versionId, lines);
  await addAuditEntry(tx, {
    actorId,
    action: "quote.created",
    subjectId: created.id,
    details: { number: created.number, origin: quote.origin },
  });
  return created;
}

/** Stores the lines of a version in their order; those that come with an id keep it. */
export async function insertLines(
  tx: Tx,
  versionId: string,
  lines: readonly (NewQuoteLine & { readonly id?: string })[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(hireQuoteLines)
    .values(lines.map((line, position) => ({ ...line, id: line.id ?? newId(), versionId, position })));
}
