import type { Db } from "#app/db/client.server.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { formatRate } from "#app/i18n/formats.ts";
import { toEuro } from "#app/lib/euro.ts";
import { addCents, ZERO } from "#app/lib/money.ts";
import { csvText } from "#app/lib/text/csv.ts";
import { isoDay } from "#app/lib/time/irish-time.ts";
import { getActivityReport } from "./activity-report.server.ts";
import { getSellersReport } from "./best-sellers.server.ts";
import { getDiscountsReport } from "./discounts-report.server.ts";
import { getHireReport } from "./hire/get-hire-report.server.ts";
import { sortItems, utilisationOf } from "./hire/hire-report.ts";
import type { DayRange, Step } from "./range.ts";
import { type ReportName, type SellerGroup, totalOf } from "./reports.ts";
import { getSalesReport } from "./sales-report.server.ts";
import { getStockReport } from "./stock-report.server.ts";
import { getVatReport } from "./vat-report.server.ts";

interface ReportExport {
  readonly report: ReportName;
  readonly range: DayRange;
  readonly step: Step;
  readonly group: SellerGroup;
  readonly actorId: string;
  readonly now: Date;
}

type Row = readonly (string | number)[];

/** A report as CSV; amounts are numbers of euro. Who took it along is written down. */
export async function exportReport(db: Db, request: ReportExport): Promise<string> {
  const { report, range, actorId } = request;
  const rows = await ROWS[report](db, request);
  const narrowed = { report, from: isoDay(range.first), until: isoDay(range.last) };
  await noteExport(db, { actorId, list: "reports", rows: rows.length - 1, narrowed });
  return csvText(rows);
}

const ROWS: Readonly<Record<ReportName, (db: Db, request: ReportExport) => Promise<readonly Row[]>>> = {
  sales: salesRows,
  "best-sellers": sellerRows,
  hire: hireRows,
  vat: vatRows,
  stock: stockRows,
  activity: activityRows,
  discounts: discountRows,
};

async function salesRows(db: Db, { range, step }: ReportExport): Promise<readonly Row[]> {
  const { steps } = await getSalesReport(db, range, step);
  const head = ["From", "To", "Invoices", "Invoiced", "Refunded", "Total sales", "VAT", "Net sales"];
  return [
    head,
    ...steps.map((figures) => [
      ...[
        isoDay(figures.first),
        isoDay(figures.last),
        figures.invoices,
        toEuro(figures.invoiced),
        toEuro(figures.credited),
      ],
      ...[toEuro(totalOf(figures)), toEuro(figures.vat), toEuro(figures.net)],
    ]),
  ];
}

async function sellerRows(db: Db, { range, group }: ReportExport): Promise<readonly Row[]> {
  const { rows, rest, total } = await getSellersReport(db, range, group);
  return [
    ["Name", "Detail", group === "customers" ? "Orders" : "Pieces", "Amount"],
    ...rows.map(({ name, detail, quantity, amount }) => [name, detail, quantity ?? "", toEuro(amount)]),
    ...rest.map(({ key, amount }) => [key, "", "", toEuro(amount)]),
    ["Total", "", "", toEuro(total)],
  ];
}

async function hireRows(db: Db, { range, step, now }: ReportExport): Promise<readonly Row[]> {
  const { items, rest, loss } = await getHireReport(db, { range, step, now });
  const lost = new Map(loss.map((row) => [row.itemId, row]));
  const hours = (value: number) => Math.round(value * 10) / 10;
  const total = [...items.map(({ income }) => income), ...rest.map(({ amount }) => amount)];
  return [
    [
      ...["Code", "Name", "Group", "Owned", "Hires", "Hours out", "Hours owned", "Use", "Net income"],
      ...["Piece-days short", "Lost to shortages"],
    ],
    ...sortItems(items, "income").map((item) => {
      const { days = 0, lost: amount = ZERO } = lost.get(item.itemId) ?? {};
      const use = utilisationOf(item);
      return [
        ...[item.code, item.name, item.group, item.owned, item.hires],
        ...[hours(item.usedHours), hours(item.ownedHours), use === null ? "" : Math.round(use * 1000) / 1000],
        ...[toEuro(item.income), days, toEuro(amount)],
      ];
    }),
    ...rest.map(({ key, amount }) => ["", key, "", "", "", "", "", "", toEuro(amount), "", ""]),
    ["", "Total", "", "", "", "", "", "", toEuro(addCents(...total)), "", ""],
  ];
}

async function vatRows(db: Db, { range }: ReportExport): Promise<readonly Row[]> {
  const rows = await getVatReport(db, range);
  return [
    ["VAT rate", "Reverse charge", "Documents", "Net", "VAT", "Gross"],
    ...rows.map(({ rate, reverseCharge, documents, net, vat, gross }) => [
      ...[
        `${formatRate(rate)}%`,
        reverseCharge ? "Yes" : "",
        documents,
        toEuro(net),
        toEuro(vat),
        toEuro(gross),
      ],
    ]),
  ];
}

async function stockRows(db: Db): Promise<readonly Row[]> {
  const rows = await getStockReport(db);
  return [
    ["Category", "Products", "Pieces", "Price on request", "Net value"],
    ...rows.map(({ category, products, pieces, withoutPrice, net }) => [
      ...[category ?? "", products, pieces, withoutPrice, toEuro(net)],
    ]),
  ];
}

async function discountRows(db: Db, { range }: ReportExport): Promise<readonly Row[]> {
  const rows = await getDiscountsReport(db, range);
  return [
    ["Code", "Orders", "Sum given", "Order totals"],
    ...rows.map(({ code, orders, given, sales }) => [
      code ?? "By hand",
      orders,
      toEuro(given),
      toEuro(sales),
    ]),
  ];
}

async function activityRows(db: Db, { range }: ReportExport): Promise<readonly Row[]> {
  const { checkouts, ordered, paid, ...asked } = await getActivityReport(db, range);
  return [
    ["Figure", "Number"],
    ["Checkouts begun", checkouts],
    ["Became an order", ordered],
    ["Were paid", paid],
    ["Enquiries received", asked.enquiries],
    ["Answered", asked.answered],
    ["Answered in time", asked.answeredInTime],
    ["Median minutes to the answer", asked.medianMinutes ?? ""],
  ];
}
