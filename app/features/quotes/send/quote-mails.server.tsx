import type { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { type MailContext, replyAddress } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import type { MailKind } from "#app/i18n/messages/admin/mail-kinds.ts";
import * as messages from "#app/i18n/messages/hire/quote-mail.ts";
import type { QuoteContent } from "../content/quote-content.ts";
import { QuoteMail } from "../emails/quote-mail.tsx";
import { WithdrawnMail } from "../emails/withdrawn-mail.tsx";

type Addressee = Pick<typeof hireQuotes.$inferSelect, "id" | "number" | "token" | "locale" | "email">;

/** The mail that brings a version to the customer: the link, the dates, the total and until when it can be accepted. */
export function renderQuoteMail(
  context: MailContext,
  quote: Addressee,
  content: QuoteContent,
): Promise<RenderedMail> {
  const { locale, number } = quote;
  return renderToCustomer(context, quote, {
    kind: "hire-quote",
    subject: format(locale, content.version === 1 ? messages.subject : messages.subjectAgain, { number }),
    body: <QuoteMail locale={locale} content={content} href={quoteAddress(context, quote)} />,
  });
}

/**
 * The mail that a version can no longer be accepted: `whole` of a quote that was withdrawn, else of a further version
 * whose hire stays as it was accepted.
 */
export function renderWithdrawnMail(
  context: MailContext,
  quote: Addressee,
  { content, whole }: { readonly content: QuoteContent; readonly whole: boolean },
): Promise<RenderedMail> {
  const { locale, number } = quote;
  const { version } = content;
  return renderToCustomer(context, quote, {
    kind: "hire-quote-withdrawn",
    subject: whole
      ? format(locale, messages.withdrawnSubject, { number })
      : format(locale, messages.takenBackSubject, { number, version }),
    body: (
      <WithdrawnMail locale={locale} content={content} href={quoteAddress(context, quote)} whole={whole} />
    ),
  });
}

async function renderToCustomer(
  { db, config }: MailContext,
  { id, locale, email }: Addressee,
  mail: { readonly kind: MailKind; readonly subject: string; readonly body: React.ReactElement },
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  const replyTo = replyAddress(config, company);
  return renderMail({
    ...mail,
    locale,
    recipient: email,
    subjectType: "quote",
    subjectId: id,
    ...(replyTo !== undefined && { replyTo }),
    sender: company,
    origin: config.origin,
  });
}

function quoteAddress({ config }: MailContext, { locale, token }: Addressee): string {
  return `${config.origin}${localeHref(locale, `/dry-hire/quote/${token}`)}`;
}
