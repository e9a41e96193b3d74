import * as messages from "#app/i18n/messages/shop/invoices.ts";
import * as foot from "#app/i18n/messages/ui/mail-foot.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { oneLine } from "#app/lib/text/one-line.ts";
import type { InvoiceSupplier } from "./invoices.ts";

/** What the Companies Act 2014 (s. 151) wants on every business letter and order form, as far as it is filled in. */
export function supplierFoot(supplier: InvoiceSupplier, t: Translate): readonly string[] {
  return [
    supplier.legalName || supplier.tradingName,
    supplier.beingWoundUp && t(foot.beingWoundUp),
    supplier.companyNumber && `${t(messages.companyNumber)} ${supplier.companyNumber}`,
    supplier.registeredOffice && `${t(messages.registeredOffice)}: ${oneLine(supplier.registeredOffice)}`,
    supplier.directors && `${t(messages.directors)}: ${supplier.directors}`,
    supplier.shareCapital && t(foot.shareCapital, { amount: supplier.shareCapital }),
    supplier.weeeNumber && `${t(messages.weeeNumber)}: ${supplier.weeeNumber}`,
    supplier.phone,
    supplier.email,
  ].filter((line): line is string => Boolean(line));
}
