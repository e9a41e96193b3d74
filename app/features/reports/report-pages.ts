import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import * as hire from "#app/i18n/messages/hire-admin/reports-hire.ts";
import * as discounts from "#app/i18n/messages/orders-admin/discounts-admin.ts";

/** The reports in the order of their menu. The command palette finds them by `keywords`, too. */
export const REPORT_PAGES = [
  { href: adminPath("/admin/reports"), label: messages.sales, keywords: "revenue turnover ioncam" },
  { href: adminPath("/admin/reports/best-sellers"), label: messages.sellers, keywords: "top products" },
  { href: adminPath("/admin/reports/hire"), label: hire.title, keywords: "utilisation income" },
  {
    href: adminPath("/admin/reports/vat"),
    label: messages.vat,
    keywords: "VAT3 return T1 tax tuairisceán cáin",
  },
  {
    href: adminPath("/admin/reports/accounting"),
    label: messages.accounting,
    keywords: "Xero Sage day book",
  },
  { href: adminPath("/admin/reports/stock"), label: messages.stock, keywords: "inventory fardal" },
  { href: adminPath("/admin/reports/activity"), label: messages.activity, keywords: "abandoned tréigthe" },
  { href: adminPath("/admin/reports/discounts"), label: discounts.report, keywords: "codes cóid" },
] as const;
