import { Heading } from "@react-email/components";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { HEADING } from "#app/features/mail/emails/styles.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as d from "#app/i18n/messages/site/enquiry-details.ts";
import { kitText } from "../kit/kit-list.ts";
import { MailList } from "./mail-list.tsx";

/** The kit list of a hire request as it was understood; nothing without one. */
export function KitLines({ locale, details: { items } }: { locale: Locale; details: StoredEnquiryDetails }) {
  if (!items || items.length === 0) return null;
  const lines = items.map(
    ({ productName, sku, ...line }) =>
      `${kitText(line)}${productName ? ` → ${productName}${sku ? ` (${sku})` : ""}` : ""}`,
  );
  return (
    <>
      <Heading as="h2" style={HEADING}>
        {format(locale, d.kitList)}
      </Heading>
      <MailList items={lines} />
    </>
  );
}
