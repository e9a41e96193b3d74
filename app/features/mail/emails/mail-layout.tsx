import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import type { MailSender } from "#app/features/mail/mail.ts";
import { INTL_TAG, type Locale, localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as mail from "#app/i18n/messages/ui/mail-foot.ts";
import { oneLine } from "#app/lib/text/one-line.ts";
import { SITE_NAME } from "#app/ui/page/page-title.ts";
import { keepNumbers } from "./keep-numbers.tsx";
import { MAIL_COLOURS } from "./mail-colours.ts";

interface MailLayoutProps {
  readonly locale: Locale;
  readonly subject: string;
  readonly sender?: MailSender | undefined;
  readonly origin?: string | undefined;
  /** False for a letter that a person wrote. */
  readonly automatic?: boolean | undefined;
  readonly children: ReactNode;
}

/** Head, foot and ground of every mail. Styles are inline: many mail programs drop everything else. */
export function MailLayout({ locale, subject, sender, origin, automatic = true, children }: MailLayoutProps) {
  return (
    <Html lang={INTL_TAG[locale]} dir="ltr">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Body style={GROUND}>
        <Preview>{subject}</Preview>
        <Container style={SHEET}>
          <Section style={HEAD}>
            <Text style={WORDMARK}>
              {origin ? (
                <Link href={origin + localeHref(locale, "/")} style={WORDMARK_LINK}>
                  ItsShowTime
                </Link>
              ) : (
                "ItsShowTime"
              )}
            </Text>
          </Section>
          <Section style={CONTENT}>
            {automatic && (
              <Heading as="h1" style={TITLE}>
                {keepNumbers(headingOf(subject))}
              </Heading>
            )}
            {children}
          </Section>
          <Section style={FOOT}>
            {particulars(locale, sender).map((line) => (
              <Text key={line} style={FOOT_LINE}>
                {line}
              </Text>
            ))}
            {automatic && <Text style={FOOT_LINE}>{format(locale, mail.automatic)}</Text>}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** A subject without the brand at its end: the head of the mail has it. */
function headingOf(subject: string): string {
  const brand = ` – ${SITE_NAME}`;
  return subject.endsWith(brand) ? subject.slice(0, -brand.length) : subject;
}

/** What the Companies Act 2014 (s. 151) and S.I. 68/2003 want on a company's letters, as far as it is filled in. */
function particulars(locale: Locale, sender: MailSender = {}): string[] {
  const { legalName, tradingName, companyNumber, registeredOffice, directors } = sender;
  const { vatNumber, address, phone, email, beingWoundUp, shareCapital } = sender;
  return [
    [
      legalName || tradingName,
      beingWoundUp && format(locale, mail.beingWoundUp),
      companyNumber && format(locale, mail.registered, { number: companyNumber }),
    ],
    [registeredOffice && format(locale, mail.registeredOffice, { address: oneLine(registeredOffice) })],
    [
      directors && format(locale, mail.directors, { names: directors }),
      shareCapital && format(locale, mail.shareCapital, { amount: shareCapital }),
    ],
    [address && oneLine(address)],
    [phone, email, vatNumber && format(locale, mail.vat, { number: vatNumber })],
  ]
    .map((parts) => parts.filter(Boolean).join(" · "))
    .filter(Boolean);
}

const FONT = "'Hanken Grotesk', 'Segoe UI', system-ui, -apple-system, Helvetica, Arial, sans-serif";
const GROUND = { margin: 0, padding: "24px 8px", backgroundColor: MAIL_COLOURS.ground, fontFamily: FONT };
const SHEET = {
  maxWidth: "600px",
  margin: "0 auto",
  backgroundColor: MAIL_COLOURS.sheet,
  borderRadius: "10px",
  overflow: "hidden",
};
const HEAD = {
  backgroundColor: MAIL_COLOURS.dark,
  padding: "20px 32px",
  borderBottom: `4px solid ${MAIL_COLOURS.accent}`,
};
const WORDMARK = {
  margin: 0,
  fontSize: "22px",
  lineHeight: "28px",
  fontWeight: 800,
  color: MAIL_COLOURS.onDark,
  letterSpacing: "-0.4px",
};
const WORDMARK_LINK = { color: MAIL_COLOURS.onDark, textDecoration: "none" };
const TITLE = {
  margin: "0 0 18px",
  fontSize: "22px",
  lineHeight: "29px",
  fontWeight: 800,
  color: MAIL_COLOURS.ink,
};
const CONTENT = { padding: "28px 32px 18px" };
const FOOT = { padding: "16px 32px 22px", borderTop: `1px solid ${MAIL_COLOURS.line}` };
const FOOT_LINE = { margin: "0 0 4px", fontSize: "13px", lineHeight: "19px", color: MAIL_COLOURS.muted };
