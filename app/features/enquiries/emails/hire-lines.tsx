import { Heading, Text } from "@react-email/components";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { HEADING, MESSAGE } from "#app/features/mail/emails/styles.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import { nameIn } from "#app/i18n/named.ts";
import { cents } from "#app/lib/money.ts";
import { hireRows, hireStateText } from "../hire-rows.ts";
import { Lines } from "./lines.tsx";
import { MailList } from "./mail-list.tsx";

/** The hire basket of an enquiry with its dates and prices; nothing without one. */
export function HireMailLines({
  locale,
  details: { hire },
}: {
  locale: Locale;
  details: StoredEnquiryDetails;
}) {
  if (!hire) return null;
  const lines = hire.lines.map((line) => {
    const name = nameIn(locale, line);
    const net =
      line.net === null
        ? ""
        : `: ${format(locale, messages.sumNet, { price: formatMoney(cents(line.net)) })}`;
    return `${line.quantity} × ${name} (${line.code})${net} – ${hireStateText(locale, line)}`;
  });
  const sums = hireRows(locale, hire).map(([name, value]) => `${name}: ${value}`);
  return (
    <>
      <Heading as="h2" style={HEADING}>
        {format(locale, messages.hireList)}
      </Heading>
      <MailList items={lines} />
      <Text style={MESSAGE}>
        <Lines text={sums.join("\n")} />
      </Text>
    </>
  );
}
