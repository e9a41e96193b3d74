import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import { type ImportCounts, importedOf } from "../report/import-report.ts";

/** "Imported 3 products, 1 category. Skipped 2." */
export function summaryText(locale: Locale, counts: ImportCounts): string {
  return format(locale, messages.summary, {
    products: format(locale, messages.products, { n: importedOf(counts) }),
    categories: format(locale, messages.categories, { n: counts.categories }),
    skipped: counts.skipped,
  });
}
