import { Heading, Hr, Link, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { keepNumbers } from "#app/features/mail/emails/keep-numbers.tsx";
import { Pair } from "#app/features/mail/emails/pair.tsx";
import { HEADING, LINK, MESSAGE, QUIET, RULE } from "#app/features/mail/emails/styles.ts";
import type { Fact, QuoteSheet, SheetLine } from "#app/features/quotes/public/quote-sheet.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import { title } from "#app/i18n/messages/hire/hire-contract.ts";
import * as messages from "#app/i18n/messages/hire/quote-document.ts";

interface HireContractProps {
  readonly locale: Locale;
  /** Made by `contractSheet` in the same language. */
  readonly sheet: QuoteSheet;
  /** What the acceptance adds to the facts of the version. */
  readonly facts: readonly Fact[];
}

/** The accepted version of a quote as a part of a mail: it stays with the customer as it was agreed. */
export function HireContract({ locale, sheet, facts }: HireContractProps) {
  const { rows, due } = sheet.sums;
  return (
    <Section>
      <Title text={format(locale, title)} />
      <Text style={QUIET}>{keepNumbers([sheet.title, ...sheet.to].join(" · "))}</Text>
      {[...sheet.facts, ...facts, ...sheet.hire].map(([name, value]) => (
        <Text key={name} style={ROW}>
          {keepNumbers(`${name}: ${value}`)}
        </Text>
      ))}
      {sheet.message && <Text style={MESSAGE}>{sheet.message}</Text>}
      <Hr style={RULE} />
      <Pair left={format(locale, messages.lines)} right={format(locale, messages.gross)} strong />
      {sheet.lines.map((line) => (
        <Pair key={line.id} left={lineText(locale, line)} right={line.gross} />
      ))}
      <Hr style={RULE} />
      {rows.map(({ label, value, total = false }) => (
        <Pair key={label} left={label} right={value} strong={total} />
      ))}
      <Hr style={RULE} />
      <Title text={format(locale, messages.payTitle)} />
      {due.map(({ label, value }) => (
        <Pair key={label} left={label} right={value} />
      ))}
      <Title text={format(locale, messages.notesTitle)} />
      <Texts texts={sheet.notes} />
      <Title text={format(locale, messages.cancelTitle)} />
      <Texts texts={sheet.cancellation} />
    </Section>
  );
}

interface HireInformationProps {
  readonly heading: string;
  readonly texts: readonly string[];
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

/** A part of what the confirmation of a contract must carry, and the links below it. */
export function HireInformation({ heading, texts, links = [] }: HireInformationProps) {
  return (
    <Section>
      <Title text={heading} />
      <Texts texts={texts} />
      {links.map(({ label, href }) => (
        <LinkLine key={href} href={href} label={label} />
      ))}
    </Section>
  );
}

/** Says until when a consumer may withdraw, and leads to the function. */
export function HireWithdrawal({ text, label, href }: { text: string; label: string; href: string }) {
  return (
    <LinkLine href={href} label={label}>
      {keepNumbers(text)}{" "}
    </LinkLine>
  );
}

function LinkLine(props: { href: string; label: string; children?: ReactNode }) {
  const { href, label, children } = props;
  return (
    <Text style={QUIET}>
      {children}
      <Link href={href} style={LINK}>
        {label}
      </Link>
    </Text>
  );
}

function Title({ text }: { text: string }) {
  return (
    <Heading as="h2" style={SMALL_HEADING}>
      {text}
    </Heading>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Text key={text} style={QUIET}>
      {keepNumbers(text)}
    </Text>
  ));
}

function lineText(
  locale: Locale,
  { quantity, name, note, contents, dayRate, detail, net }: SheetLine,
): string {
  const rate = dayRate && `${format(locale, messages.dayRate)} ${dayRate}`;
  const parts = [contents, note, rate, detail, net && `${format(locale, messages.net)} ${net}`].filter(
    Boolean,
  );
  return [quantity ? `${quantity} × ${name}` : name, ...parts].join(" · ");
}

const ROW = { ...QUIET, margin: "0 0 4px" };
const SMALL_HEADING = { ...HEADING, fontSize: "16px", margin: "18px 0 8px" };
