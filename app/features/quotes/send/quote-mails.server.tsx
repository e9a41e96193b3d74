import type { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { type MailContext, replyAddress } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { localeAddress } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-mail.ts";
import type { QuoteContent } from "../content/quote-content.ts";
import { QuoteMail } from "../emails/quote-mail.tsx";

type Addressee = Pick<typeof hireQuotes.$inferSelect, "id" | "number" | "token" | "locale" | "email">;

/** The mail that brings a version to the customer: the link, the dates, the total and until when it can be accepted. */
export async function renderQuoteMail(
  { db, config }: MailContext,
  { id, number, token, locale, email }: Addressee,
  content: QuoteContent,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  const replyTo = config.mailTo ?? replyAddress(company);
  return renderMail({
    kind: "hire-quote",
    locale,
    recipient: email,
    subjectType: "quote",
    subjectId: id,
    ...(replyTo !== undefined && { replyTo }),
    subject: format(locale, content.version === 1 ? messages.subject : messages.subjectAgain, { number }),
    sender: company,
    origin: config.origin,
    body: (
      <QuoteMail locale={locale} content={content} href={`${config.origin}${quoteAddress(locale, token)}`} />
    ),
  });
}

function quoteAddress(locale: Addressee["locale"], token: string): string {
  return localeAddress(locale, `/dry-hire/quote/${token}`);
}
