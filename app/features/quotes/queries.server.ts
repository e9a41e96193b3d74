import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireAcceptances, hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import { ownedBy } from "#app/features/identity/account/owned-by.server.ts";
import { ZERO } from "#app/lib/money.ts";
import { isOutdated } from "./content/moved-hire.ts";
import { readDraft } from "./content/quote-content.server.ts";
import { chosenOptions, storedContent } from "./content/quote-content.ts";
import { quoteStateAt } from "./quote-states.ts";
import type { CustomerQuote, PublicQuote, QuoteDraftView, QuoteView, SentVersion } from "./quotes.ts";
import { getDatesOfQuote, isRenewable } from "./renewable.server.ts";
import { listRequests } from "./requests/list-requests.server.ts";

/** Quotes that a customer's list shows. */
const MAX_LISTED = 50;

type QuoteRow = typeof hireQuotes.$inferSelect;

/** A quote for the back office; null when there is none. */
export async function getQuote(db: Db, id: string, now: Date): Promise<QuoteView | null> {
  const [quote] = await db.select().from(hireQuotes).where(eq(hireQuotes.id, id));
  if (!quote) return null;
  const sent = await listSentVersions(db, id);
  const { assigneeId, note } = quote;
  return {
    ...factsOf(quote, sent, now),
    assigneeId,
    note,
    sent,
    requests: await listRequests(db, id),
    draft: await getDraft(db, id),
    acceptedVersionId: await getAcceptedVersion(db, id),
    renewable: await isRenewable(db, id),
  };
}

/** Whether there is such a quote. */
export async function hasQuote(db: Db, id: string): Promise<boolean> {
  return (await db.$count(hireQuotes, eq(hireQuotes.id, id))) > 0;
}

/**
 * A quote for the holder of its link; null when there is none, or nothing of it was sent. `state` is by the clock:
 * `expired` from the instant on at which the last sent version expires.
 */
export async function getQuoteByToken(db: Db, token: string, now: Date): Promise<PublicQuote | null> {
  const [quote] = await db.select().from(hireQuotes).where(eq(hireQuotes.token, token));
  if (!quote) return null;
  const versions = await listSentVersions(db, quote.id);
  const current = versions.find(({ takenBackAt }) => takenBackAt === null);
  const [last] = versions;
  if (!current || !last) return null;
  const dates = await getDatesOfQuote(db, quote.id);
  return {
    ...factsOf(quote, versions, now),
    current,
    takenBack: last === current ? null : last,
    versions,
    requests: await listRequests(db, quote.id),
    acceptedVersionId: await getAcceptedVersion(db, quote.id),
    renewable: (await isRenewable(db, quote.id)) && !(dates && isOutdated(current.content, dates)),
  };
}

/**
 * The quotes of an account that were sent, newest first: its own, and those of no other customer's account to its
 * confirmed address (lower case).
 */
export async function listQuotesOfCustomer(
  db: Db,
  { userId, email, now }: { readonly userId: string; readonly email: string; readonly now: Date },
): Promise<CustomerQuote[]> {
  const rows = await db
    .selectDistinctOn([hireQuotes.id], { quote: hireQuotes, ...SENT })
    .from(hireQuotes)
    .innerJoin(
      hireQuoteVersions,
      and(
        ...[eq(hireQuoteVersions.quoteId, hireQuotes.id), isNotNull(hireQuoteVersions.sentAt)],
        isNull(hireQuoteVersions.takenBackAt),
      ),
    )
    .leftJoin(hireAcceptances, ofVersion)
    .where(ownedBy(hireQuotes, { userId, email }))
    .orderBy(desc(hireQuotes.id), desc(hireQuoteVersions.number))
    .limit(MAX_LISTED);
  return rows.flatMap(({ quote: { id, number, token, state }, ...sent }) =>
    sentVersion(sent).map((current) => ({
      id,
      number,
      token,
      current,
      state: quoteStateAt(state, current.expiresAt, now),
    })),
  );
}

/** The versions that were sent, newest first, also one that was taken back. */
export async function listSentVersions(db: Db, quoteId: string): Promise<SentVersion[]> {
  const rows = await db
    .select(SENT)
    .from(hireQuoteVersions)
    .leftJoin(hireAcceptances, ofVersion)
    .where(and(eq(hireQuoteVersions.quoteId, quoteId), isNotNull(hireQuoteVersions.sentAt)))
    .orderBy(desc(hireQuoteVersions.number));
  return rows.flatMap(sentVersion);
}

/** A version and its acceptance, null where there is none. */
const SENT = { version: hireQuoteVersions, acceptance: hireAcceptances };
const ofVersion = eq(hireAcceptances.versionId, hireQuoteVersions.id);

interface SentRow {
  readonly version: typeof hireQuoteVersions.$inferSelect;
  readonly acceptance: Pick<typeof hireAcceptances.$inferSelect, "options" | "total"> | null;
}

/** None for a draft. */
function sentVersion({ version, acceptance }: SentRow): SentVersion[] {
  const { id, number, hash, total, sentAt, expiresAt, openedAt, takenBackAt } = version;
  const content = storedContent(version);
  if (!content || hash === null || !sentAt || !expiresAt) return [];
  return [
    {
      versionId: id,
      number,
      hash,
      sentAt,
      expiresAt,
      openedAt,
      takenBackAt,
      content,
      options: acceptance?.options ?? chosenOptions(content),
      isAccepted: acceptance !== null,
      total: acceptance?.total ?? total ?? ZERO,
    },
  ];
}

async function getAcceptedVersion(db: Db, quoteId: string): Promise<string | null> {
  const [row] = await db
    .select({ versionId: hireAcceptances.versionId })
    .from(hireAcceptances)
    .where(eq(hireAcceptances.quoteId, quoteId))
    .orderBy(desc(hireAcceptances.acceptedAt), desc(hireAcceptances.id))
    .limit(1);
  return row?.versionId ?? null;
}

function factsOf(quote: QuoteRow, sent: readonly SentVersion[], now: Date) {
  const { id, number, token, origin, enquiryId, userId, locale, name, email, phone, company } = quote;
  const { vatNumber, trade, declineReason, version, createdAt } = quote;
  return {
    id,
    number,
    token,
    origin,
    enquiryId,
    userId,
    locale,
    name,
    email,
    phone,
    company,
    vatNumber,
    trade,
    declineReason,
    version,
    createdAt,
    state: quoteStateAt(quote.state, sent[0]?.expiresAt ?? null, now),
  };
}

async function getDraft(db: Db, quoteId: string): Promise<QuoteDraftView | null> {
  const draft = await readDraft(db, quoteId);
  if (!draft) return null;
  const {
    id,
    quoteId: _,
    content,
    hash,
    total,
    sentAt,
    sentBy,
    expiresAt,
    openedAt,
    takenBackAt,
    createdAt,
    updatedAt,
    ...version
  } = draft.version;
  const ids = draft.lines.flatMap(({ itemId }) => itemId ?? []);
  const items = ids.length > 0 ? await findHireItems(db, ids) : new Map<string, never>();
  return {
    ...version,
    versionId: id,
    lines: draft.lines.map(({ versionId, position, ...line }) => {
      const item = items.get(line.itemId ?? "");
      return {
        ...line,
        code: item?.code ?? "",
        name: item?.name ?? line.text,
        itemRateNet: item?.dayRateNet ?? null,
      };
    }),
  };
}
