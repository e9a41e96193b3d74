import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { MailLayout } from "./emails/mail-layout.tsx";
import { assertHeaderText, assertMailAddress, type MailSender, type RenderedMail } from "./mail.ts";

interface MailInput {
  readonly kind: string;
  readonly locale: Locale;
  /** One line; a line break throws. */
  readonly subject: string;
  /** What is between head and foot of the layout. */
  readonly body: ReactElement;
  readonly recipient: string;
  readonly replyTo?: string | undefined;
  readonly subjectType?: string | undefined;
  readonly subjectId?: string | undefined;
  /** The company's particulars for the foot, from the settings. */
  readonly sender?: MailSender | undefined;
  /** The site's public address; the name in the head links to it. */
  readonly origin?: string | undefined;
  /** False for a letter that a person wrote; true unless said otherwise. */
  readonly automatic?: boolean | undefined;
}

/** Headings keep their letters: Irish prefixes must stay small. */
const PLAIN_HEADINGS = ["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } }));

/** Makes both parts of a mail, HTML and plain text, in the site's look. Call it before the transaction opens. */
export async function renderMail(input: MailInput): Promise<RenderedMail> {
  assertHeaderText(input.subject);
  assertMailAddress(input.recipient);
  if (input.replyTo !== undefined) assertMailAddress(input.replyTo);
  const html = await render(
    <MailLayout
      locale={input.locale}
      subject={input.subject}
      sender={input.sender}
      origin={input.origin}
      automatic={input.automatic}
    >
      {input.body}
    </MailLayout>,
  );
  return {
    kind: input.kind,
    locale: input.locale,
    recipient: input.recipient,
    replyTo: input.replyTo ?? null,
    subject: input.subject,
    html,
    text: toPlainText(html, { selectors: PLAIN_HEADINGS }),
    subjectType: input.subjectType ?? null,
    subjectId: input.subjectId ?? null,
  };
}
