import { Hr, Link, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { keepNumbers } from "#app/features/mail/emails/keep-numbers.tsx";
import { LinkLine } from "#app/features/mail/emails/link-line.tsx";
import { MailButton } from "#app/features/mail/emails/mail-button.tsx";
import { Pair } from "#app/features/mail/emails/pair.tsx";
import { LINK, PARAGRAPH, QUIET, RULE } from "#app/features/mail/emails/styles.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as invoices from "#app/i18n/messages/shop/invoices.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import * as sale from "#app/i18n/messages/shop/sale-notes.ts";
import { type Cents, subtractCents } from "#app/lib/money.ts";
import { addressText, dueOf, lineIn, lineText, type OrderLine, type OrderView } from "../orders.ts";
import { discountText, listTotalOf, shownVat, totalMessages } from "../sums-messages.ts";

const TITLE = { ...QUIET, fontWeight: 700, marginTop: "18px" };

export interface OrderMailProps {
  readonly order: OrderView;
  readonly locale: Locale;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly href: string };
  /** The address of a picture of each product that has one. */
  readonly pictures?: ReadonlyMap<string, string>;
  /** The carrier's page about the parcel. */
  readonly tracking?: { readonly label: string; readonly href: string } | undefined;
  /** A document that belongs to the mail, to be opened as a PDF. */
  readonly document?: { readonly label: string; readonly href: string };
  /** The account for a transfer, as names and values. */
  readonly transfer?: readonly (readonly [string, string])[];
  /** What was given back of the order in all, including VAT; null or left out where nothing was. */
  readonly refunded?: Cents | null;
  /** Is below the order: the legal information of a confirmation. */
  readonly children?: ReactNode;
}

/** The body of every mail about an order: why it came, one button, the order itself. */
export function OrderMail({
  order,
  locale,
  paragraphs,
  button,
  pictures = new Map(),
  tracking,
  document,
  transfer,
  refunded = null,
  children,
}: OrderMailProps) {
  return (
    <Section>
      {paragraphs.map((text) => (
        <Text key={text} style={PARAGRAPH}>
          {keepNumbers(text)}
        </Text>
      ))}
      {tracking && <LinkLine {...tracking} />}
      {transfer?.map(([name, value]) => (
        <Pair key={name} left={name} right={value} />
      ))}
      <MailButton label={button.label} href={button.href} />
      {document && <LinkLine {...document} />}
      <Lines order={order} locale={locale} pictures={pictures} refunded={refunded} />
      {children}
    </Section>
  );
}

function Lines({
  order,
  locale,
  pictures,
  refunded,
}: Required<Pick<OrderMailProps, "order" | "locale" | "pictures" | "refunded">>) {
  const { totals } = order;
  return (
    <Section>
      <Hr style={RULE} />
      {order.lines.map((line) => (
        <Pair
          key={`${line.productId} ${line.name} ${line.options}`}
          left={[`${line.quantity} × ${lineText(lineIn(locale, line))}`, line.sku, ...saleNotes(locale, line)]
            .filter(Boolean)
            .join(" · ")}
          right={formatMoney(listTotalOf(line))}
          {...(pictures.size > 0 && { picture: pictures.get(line.productId ?? "") ?? null })}
        />
      ))}
      <Hr style={RULE} />
      {totals.discount > 0 && (
        <Pair left={discountText(locale, order)} right={`−${formatMoney(totals.discount)}`} />
      )}
      {order.kind === "sale" && (
        <Pair
          left={deliveryText(locale, order)}
          right={totals.delivery === 0 ? format(locale, messages.free) : formatMoney(totals.delivery)}
        />
      )}
      <Pair left={format(locale, totalMessages(order))} right={formatMoney(totals.total)} strong />
      {order.credit > 0 && (
        <>
          <Pair left={format(locale, messages.credit)} right={`−${formatMoney(order.credit)}`} />
          <Pair left={format(locale, messages.due)} right={formatMoney(dueOf(order))} strong />
        </>
      )}
      {order.reverseCharge && <Text style={QUIET}>{format(locale, invoices.reverseCharge)}</Text>}
      {shownVat(order).map((row) => (
        <Pair
          key={row.rate}
          left={format(locale, messages.vat, { rate: formatRate(row.rate) })}
          right={formatMoney(row.vat)}
        />
      ))}
      {refunded !== null && refunded > 0 && (
        <>
          <Pair left={format(locale, messages.refunded)} right={`−${formatMoney(refunded)}`} />
          <Pair
            left={format(locale, messages.netPayment)}
            right={formatMoney(subtractCents(totals.total, refunded))}
            strong
          />
        </>
      )}
      <Hr style={RULE} />
    </Section>
  );
}

function deliveryText(locale: Locale, { address }: OrderView): string {
  return address
    ? `${format(locale, messages.delivery)}: ${addressText(locale, address)}`
    : format(locale, messages.collection);
}

/** The environmental cost within a price, and a real exception from withdrawal: as it was said before the order. */
function saleNotes(locale: Locale, line: OrderLine): readonly string[] {
  const { environmentalCost, withdrawalException } = line;
  const cost = environmentalCost === null ? null : formatMoney(environmentalCost);
  const exception = withdrawalException === "custom-made" ? sale.customMade : sale.sealedHygiene;
  return [
    ...(cost === null ? [] : [format(locale, sale.costWithin, { cost })]),
    ...(withdrawalException === null ? [] : [format(locale, exception)]),
  ];
}

/** The information that a distance contract's confirmation must carry (Consumer Rights Act 2022, Part 5). */
export function LegalInformation({
  locale,
  company,
  address,
  contact,
  links,
  terms,
}: {
  locale: Locale;
  company: string;
  address: string;
  contact: string;
  links: readonly { readonly label: string; readonly href: string }[];
  /** The terms of the contract, as paragraphs; none where none were kept. */
  terms: readonly string[];
}) {
  return (
    <Section>
      <Text style={TITLE}>{format(locale, messages.rightsTitle)}</Text>
      <Text style={QUIET}>{format(locale, messages.rightsText)}</Text>
      <Text style={QUIET}>{format(locale, messages.rightsRefund)}</Text>
      <Text style={QUIET}>
        {format(locale, messages.rightsForm, { to: [company, address].filter(Boolean).join(", ") })}
      </Text>
      <Text style={QUIET}>{format(locale, messages.guaranteeText)}</Text>
      {contact !== "" && <Text style={QUIET}>{format(locale, messages.complaints, { contact })}</Text>}
      {links.map((link) => (
        <Text key={link.href} style={QUIET}>
          <Link href={link.href} style={LINK}>
            {link.label}
          </Link>
        </Text>
      ))}
      {terms.length > 0 && <Text style={TITLE}>{format(locale, messages.termsLink)}</Text>}
      {terms.map((text) => (
        <Text key={text} style={QUIET}>
          {keepNumbers(text)}
        </Text>
      ))}
    </Section>
  );
}

/**
 * The link to the page on which the contract can be withdrawn from, in every mail about an order for which that is
 * possible.
 */
export function WithdrawalLink({ locale, orderPage }: { locale: Locale; orderPage: string }) {
  return (
    <Text style={{ ...QUIET, marginTop: "18px" }}>
      {format(locale, messages.withdrawPlace)}{" "}
      <Link href={`${orderPage}/withdraw`} style={LINK}>
        {format(locale, messages.withdrawLink)}
      </Link>
    </Text>
  );
}
