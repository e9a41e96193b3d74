import { adminPath } from "#app/i18n/admin-path.ts";
import { listQuery, oneOf, textField } from "#app/lib/list-query.ts";
import { HIRE_REPORT_ORDERS, HIRE_ROWS } from "./hire/hire-report.ts";
import { RANGE_STEPS } from "./range.ts";
import { ACCOUNTING_FORMATS, SELLER_GROUPS } from "./reports.ts";

/** The first and the last day of a report; `parseReportQuery` reads them and the step. */
const DAYS = { from: textField, until: textField };
const group = oneOf(SELLER_GROUPS, "products");

/** What sold best. */
export const sellersReport = listQuery(adminPath("/admin/reports/best-sellers"), { ...DAYS, group });

/** What the hire brought in. */
export const hireReport = listQuery(adminPath("/admin/reports/hire"), {
  ...DAYS,
  step: oneOf(RANGE_STEPS),
  order: oneOf(HIRE_REPORT_ORDERS, "income"),
  rows: oneOf(HIRE_ROWS, "items"),
});

/** A report as a file for a spreadsheet; the path has its name. */
export const reportFile = listQuery(adminPath("/admin/reports"), {
  ...DAYS,
  step: oneOf(RANGE_STEPS),
  group,
});

/** Invoices and credit notes as a file for an accounting program. */
export const documentsFile = listQuery(adminPath("/admin/reports/documents"), {
  ...DAYS,
  format: oneOf(ACCOUNTING_FORMATS),
});
