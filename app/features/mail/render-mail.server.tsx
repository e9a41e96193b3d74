import { plainTextSelectors } from "@react-email/render";
import { compile } from "html-to-text";
import { type ReactElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import type { Locale } from "#app/i18n/locale.ts";
import type { MailKind } from "#app/i18n/messages/admin/mail-kinds.ts";
import { MailLayout } from "./emails/mail-layout.tsx";
import { assertHeaderText, assertMailAddress, type MailSender, mailHost, type RenderedMail } from "./mail.ts";

interface MailInput {
  readonly kind: MailKind;
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
  /** The site's public address: its host is that of the Message-ID, and the name in the head links to it. */
  readonly origin: string;
  /** False for a letter that a person wrote; true unless said otherwise. */
  readonly automatic?: boolean | undefined;
}

/** Headings keep their letters: Irish prefixes must stay small. */
const PLAIN_HEADINGS = ["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } }));

/** Reads the selectors once: that takes most of the time of making a text. */
const toText = compile({ wordwrap: false, selectors: [...plainTextSelectors, ...PLAIN_HEADINGS] });

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
/** Mail programs load nothing beforehand. */
const PRELOADED_PICTURE = /<link rel="preload" as="image"[^>]*>/g;

/** Makes both parts of a mail, HTML and plain text, in the site's look. Call it before the transaction opens. */
export async function renderMail(input: MailInput): Promise<RenderedMail> {
  assertHeaderText(input.subject);
  assertMailAddress(input.recipient);
  if (input.replyTo !== undefined) assertMailAddress(input.replyTo);
  const html = toHtml(
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
    host: mailHost(input.origin),
    kind: input.kind,
    locale: input.locale,
    recipient: input.recipient,
    replyTo: input.replyTo ?? null,
    subject: input.subject,
    html,
    text: toText(html),
    subjectType: input.subjectType ?? null,
    subjectId: input.subjectId ?? null,
  };
}

/**
 * The bytes that `render` of @react-email/render makes, for a quarter of its time: it sends a finished string through
 * two streams. The comments are React's marks of a page that is streamed.
 */
function toHtml(mail: ReactElement): string {
  const page = renderToString(<Suspense>{mail}</Suspense>)
    .replace(/<!DOCTYPE.*?>/, "")
    .replaceAll(PRELOADED_PICTURE, "")
    .replace("<!--$-->", "<!--$--><!--html--><!--head--><!--body-->");
  return `${DOCTYPE}${page}`;
}
