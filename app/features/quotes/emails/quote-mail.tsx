import { Section, Text } from "@react-email/components";
import { keepNumbers } from "#app/features/mail/emails/keep-numbers.tsx";
import { MailButton } from "#app/features/mail/emails/mail-button.tsx";
import { MESSAGE, PARAGRAPH, QUIET } from "#app/features/mail/emails/styles.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-mail.ts";
import { withdrawalText } from "#app/i18n/messages/hire/quote-page.ts";
import { depositDueText } from "../content/deposit-due.ts";
import { chosenOptions, priceQuote, type QuoteContent } from "../content/quote-content.ts";
import { hasWithdrawal } from "../content/withdrawal-right.ts";
import { expiryText } from "../public/quote-sheet.ts";

interface QuoteMailProps {
  readonly locale: Locale;
  readonly content: QuoteContent;
  readonly href: string;
}

/** The body of the mail that brings a quote. The quote itself is on its page. */
export function QuoteMail({ locale, content, href }: QuoteMailProps) {
  const { price, deposit } = priceQuote(content, chosenOptions(content));
  const time = (instant: string) => formatDateTime(locale, new Date(instant));
  const total = { total: formatMoney(price.total), net: formatMoney(price.net) };
  const optional = content.lines.some((line) => line.optional);
  return (
    <Section>
      <Text style={PARAGRAPH}>{format(locale, messages.hello, { name: content.customer.name })}</Text>
      <Text style={PARAGRAPH}>
        {keepNumbers(
          format(locale, messages.intro, {
            number: content.number,
            version: content.version,
            from: time(content.from),
            to: time(content.to),
          }),
        )}
      </Text>
      <Text style={PARAGRAPH}>
        {format(locale, messages.sums, total)}
        {optional && ` ${format(locale, messages.withOptions)}`}
      </Text>
      {content.message !== "" && <Text style={MESSAGE}>{content.message}</Text>}
      <MailButton label={format(locale, messages.open)} href={href} />
      <Text style={PARAGRAPH}>
        {format(locale, messages.until, { time: expiryText(locale, new Date(content.expiresAt)) })}
      </Text>
      {deposit > 0 && (
        <Text style={QUIET}>
          {format(locale, messages.depositNote, { deposit: formatMoney(deposit) })}{" "}
          {depositDueText(locale, content)}
        </Text>
      )}
      <Text style={QUIET}>{format(locale, content.hold ? messages.held : messages.notHeld)}</Text>
      {hasWithdrawal(content) && <Text style={QUIET}>{format(locale, withdrawalText)}</Text>}
    </Section>
  );
}
