import { Heading, Text } from "@react-email/components";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { HEADING, MESSAGE } from "#app/features/mail/emails/styles.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as d from "#app/i18n/messages/site/enquiry-details.ts";
import { Lines } from "./lines.tsx";

/** The kit list of a hire request as it was understood; nothing without one. */
export function KitLines({ locale, details: { items } }: { locale: Locale; details: StoredEnquiryDetails }) {
  if (!items || items.length === 0) return null;
  const lines = items.map(
    ({ quantity, text, productName, sku }) =>
      `${quantity} × ${text}${productName ? ` → ${productName}${sku ? ` (${sku})` : ""}` : ""}`,
  );
  return (
    <>
      <Heading as="h2" style={HEADING}>
        {format(locale, d.kitList)}
      </Heading>
      <Text style={MESSAGE} dir="auto">
        <Lines text={lines.join("\n")} />
      </Text>
    </>
  );
}
