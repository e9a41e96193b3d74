import { and, eq, sql } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { termsParagraphs } from "#app/features/legal/terms-sections.ts";
import { type RenderedMail, withWord } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { listAcceptedTerms } from "#app/features/quotes/content/hire-terms.server.ts";
import type { QuoteContent } from "#app/features/quotes/content/quote-content.ts";
import { listRequests } from "#app/features/quotes/requests/list-requests.server.ts";
import { lockQuote } from "#app/features/quotes/transition-quote.server.ts";
import { type MailContext, STAFF_LOCALE } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { HIRE_NUMBER_TO_COME, renderHireMail, renderHireStaffMail } from "../hire-mails.server.tsx";
import {
  type AcceptAsk,
  type AcceptedBefore,
  type AcceptRefusal,
  agreedHire,
  awaitedDeposit,
} from "./acceptance.ts";
import { contractParts } from "./contract-parts.server.tsx";

export interface AcceptanceMails {
  /** To the customer of the quote and, where that is another address, to the person who accepted it. */
  readonly customers: readonly RenderedMail[];
  readonly staff: RenderedMail;
}

interface Accepted {
  readonly quoteId: string;
  readonly quoteNumber: string;
  readonly content: QuoteContent;
  readonly ask: AcceptAsk;
  readonly hire: { readonly id: string; readonly token: string };
  /** What was accepted before; null for the first version that is accepted. */
  readonly before: AcceptedBefore | null;
  readonly now: Date;
}

/** The mails of an acceptance; the number of the hire is put in when it is drawn. */
export async function renderAcceptanceMails(
  context: MailContext,
  { quoteId, quoteNumber, content, ask, hire, before, now }: Accepted,
): Promise<AcceptanceMails> {
  const agreed = agreedHire(content, ask.options, { before, now });
  const total = formatMoney(agreed.priced.price.total);
  const params = (locale: Locale) => ({
    name: ask.name,
    quote: quoteNumber,
    number: HIRE_NUMBER_TO_COME,
    total,
    from: formatDateTime(locale, agreed.period.from),
    to: formatDateTime(locale, agreed.period.to),
  });
  const { locale } = ask;
  const awaited = awaitedDeposit(agreed, before, now);
  const next = awaited
    ? format(locale, messages.acceptedDeposit, {
        amount: formatMoney(awaited.amount),
        time: formatDateTime(locale, awaited.dueAt),
      })
    : format(locale, before ? messages.acceptedFurther : messages.acceptedReserved);
  const { company } = await getSettings(context.db);
  const { withdrawUntil } = agreed;
  const runsFrom = agreed.informedAt > agreed.concludedAt ? agreed.informedAt : agreed.concludedAt;
  const addedUntil = before && agreed.priced.price.total > before.total ? agreed.addedUntil : null;
  const terms = await listAcceptedTerms(context.db, content, locale);
  const contract = {
    content,
    terms: termsParagraphs(terms),
    ask,
    hire,
    withdrawUntil,
    runsFrom,
    addedUntil,
    now,
  };
  const customer = await renderHireMail(
    context,
    { ...hire, locale, email: content.customer.email },
    {
      kind: "hire-accepted",
      subject: format(locale, messages.acceptedSubject, params(locale)),
      paragraphs: [format(locale, messages.acceptedText, params(locale)), next],
      // The contract below says it.
      withdrawUntil: null,
      children: contractParts(context.config, company, contract),
    },
  );
  const requests = await listRequests(context.db, quoteId);
  const asked = requests.flatMap(({ state, text }) => (state === "open" ? text : []));
  const isSame = ask.email.toLowerCase() === content.customer.email.toLowerCase();
  return {
    customers: isSame ? [customer] : [customer, { ...customer, recipient: ask.email }],
    staff: await renderHireStaffMail(
      context,
      { email: ask.email, path: adminPath(`/admin/hire/hires/${hire.id}`), subjectId: hire.id },
      {
        kind: "hire-accepted-staff",
        subject: format(STAFF_LOCALE, messages.staffAcceptedSubject, params(STAFF_LOCALE)),
        paragraphs: [
          format(STAFF_LOCALE, messages.staffAcceptedText, params(STAFF_LOCALE)),
          ...(asked.length > 0 ? [format(STAFF_LOCALE, messages.staffAskedBefore), ...asked] : []),
        ],
      },
    ),
  };
}

/** Queues the mails of an acceptance with the number of its hire, which is known only inside the transaction. */
export async function queueAcceptanceMails(
  tx: Tx,
  { customers, staff }: AcceptanceMails,
  { number, acceptanceId }: { readonly number: string; readonly acceptanceId: string },
): Promise<void> {
  for (const mail of customers)
    await queueMail(tx, withWord(mail, HIRE_NUMBER_TO_COME, number), { acceptanceId });
  await queueMail(tx, withWord(staff, HIRE_NUMBER_TO_COME, number));
}

type ShortLines = Extract<AcceptRefusal, { kind: "short" }>["lines"];

/** Staff hear once of each version that was refused because gear is gone, in a transaction of its own. */
export async function reportShort(
  context: MailContext,
  { quoteId, quoteNumber, ask }: Accepted,
  lines: ShortLines,
): Promise<void> {
  const params = {
    name: ask.name,
    quote: quoteNumber,
    lines: lines.map(({ name, available }) => `${name} (${available})`).join(", "),
  };
  const mail = await renderHireStaffMail(
    context,
    { email: ask.email, path: adminPath(`/admin/hire/quotes/${quoteId}`), subjectId: quoteId },
    {
      kind: "hire-short-staff",
      subject: format(STAFF_LOCALE, messages.staffShortSubject, params),
      paragraphs: [format(STAFF_LOCALE, messages.staffShortText, params)],
    },
  );
  const { versionId } = ask;
  await inTransaction(context.db, async (tx) => {
    await lockQuote(tx, quoteId);
    const isReported = and(
      eq(auditLog.action, "quote.short"),
      eq(auditLog.subjectId, quoteId),
      sql`${auditLog.details} ->> 'versionId' = ${versionId}`,
    );
    if ((await tx.$count(auditLog, isReported)) > 0) return;
    await queueMail(tx, mail);
    await addAuditEntry(tx, {
      actorId: null,
      action: "quote.short",
      subjectId: quoteId,
      details: {
        number: quoteNumber,
        versionId,
        lines: lines.map(({ lineId, available }) => ({ lineId, available })),
      },
    });
  });
}
