import { Link, Section, Text } from "@react-email/components";
import { LINK, MESSAGE, PARAGRAPH } from "#app/features/mail/emails/styles.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { type MailContext, staffAddress } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";

interface QuoteAnswer {
  readonly kind: "change" | "decline";
  readonly quote: {
    readonly id: string;
    readonly number: string;
    readonly name: string;
    readonly email: string;
  };
  /** As the customer wrote it; empty where nothing was said. */
  readonly text: string;
}

const SUBJECTS = { change: messages.staffChangeSubject, decline: messages.staffDeclinedSubject } as const;

/** The mail to staff that a customer declined a quote or asks for a change. */
export async function renderAnswerMail(
  { db, config }: MailContext,
  { kind, quote, text }: QuoteAnswer,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  const recipient = staffAddress(config, company);
  const subject = format("en", SUBJECTS[kind], { number: quote.number, name: quote.name });
  return renderMail({
    kind: `hire-quote-${kind}`,
    locale: "en",
    subjectType: "quote",
    subjectId: quote.id,
    recipient,
    replyTo: quote.email,
    sender: company,
    origin: config.origin,
    subject,
    body: (
      <Section>
        {text !== "" && <Text style={MESSAGE}>{text}</Text>}
        <Text style={PARAGRAPH}>
          <Link href={`${config.origin}/admin/hire/quotes/${quote.id}`} style={LINK}>
            {subject}
          </Link>
        </Text>
      </Section>
    ),
  });
}
