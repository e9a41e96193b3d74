import type { InvoiceSupplier } from "#app/features/invoices/invoices.ts";
import { supplierFoot } from "#app/features/invoices/supplier-foot.ts";
import { INK, PAPER, put, type Struct } from "#app/features/paper/paper.server.ts";
import { add, closeTagged, openPaper, placeFor } from "#app/features/paper/paper-parts.server.ts";
import { type PaperCell, type PaperColumn, putTable } from "#app/features/paper/paper-table.server.ts";
import { formatDate, formatDateTime, formatDayTime, formatIsoDate } from "#app/i18n/dates.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as papers from "#app/i18n/messages/hire/hire-documents.ts";
import * as messages from "#app/i18n/messages/hire/safety-pack.ts";
import * as inspections from "#app/i18n/messages/hire-admin/inspections.ts";
import { kilograms } from "#app/i18n/messages/shop/catalog.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { translateIn } from "#app/i18n/translate-in.ts";
import { sumBy } from "#app/lib/sums.ts";
import { putHeading } from "../documents/note-pdf.server.ts";
import { placeRows } from "../public/hire-place.ts";
import { mergeReports, type ReadReports, type ReportFile, readReports } from "./merge-reports.server.ts";
import type { SafetyCertificate, SafetyPack, SafetyUnit } from "./safety-pack.ts";

type Doc = PDFKit.PDFDocument;

interface PackPaper {
  readonly locale: Locale;
  readonly origin: string;
  readonly sender: InvoiceSupplier;
  readonly now: Date;
  /** The stored reports of the pack's inspections, in the order of their ids. */
  readonly reportsOf: (ids: readonly string[]) => AsyncIterable<ReportFile>;
}

/** One PDF: a cover that lists units and inspections, then the stored reports as they are. */
export async function renderSafetyPack(pack: SafetyPack, paper: PackPaper): Promise<Buffer> {
  const ids = pack.units.flatMap(({ certificates }) =>
    certificates.flatMap(({ id, report }) => (id !== null && report !== null ? [id] : [])),
  );
  const reports = await readReports(paper.reportsOf(ids));
  // The pages of the cover are counted first, because its list names the pages of the reports.
  const { pages } = await renderCover(pack, paper, { reports, before: 0 });
  const { file } = await renderCover(pack, paper, { reports, before: pages });
  return mergeReports(file, reports.merged);
}

interface CoverReports {
  readonly reports: ReadReports;
  /** Pages before the first report. */
  readonly before: number;
}

async function renderCover(pack: SafetyPack, paper: PackPaper, behind: CoverReports) {
  const { hire, units } = pack;
  const { locale, sender, now } = paper;
  const title = format(locale, messages.titleOf, { number: hire.number });
  const facts = [
    [format(locale, papers.hire), hire.number],
    [format(locale, papers.collection), formatDayTime(locale, hire.startsAt)],
    [format(locale, papers.returning), formatDayTime(locale, hire.endsAt)],
    ...placeRows(hire, { place: papers.place, usedAt: papers.usedAt }).map(
      ([name, place]) => [format(locale, name), place] as const,
    ),
    [format(locale, papers.printed), formatDateTime(locale, now)],
  ] as const;
  const name = sender.tradingName || "ItsShowTime";
  const head = { name, title: format(locale, messages.title), size: 20, facts };
  const cover = openPaper(locale, title, { ...head, created: now });
  const { doc, root } = cover;
  let y = cover.top;
  const line = (text: string) => {
    y = placeFor(doc, y, 26);
    add(doc, root, "P", () => {
      y = put(doc, text, { x: PAPER.left, y, width: PAPER.width }, { color: INK.soft }) + 5;
    });
  };
  line(`${format(locale, messages.lead)} ${format(locale, messages.uncounted)}`);
  line(format(locale, messages.printedNote, { time: formatDateTime(locale, now) }));
  if (units.length === 0) line(format(locale, messages.nothingOut));
  else y = putUnits(doc, root, { units, locale, top: y + 6 });
  if (units.length > 0) putReports(doc, root, { pack, paper, behind, top: y + 4 });
  const pages = doc.bufferedPageRange().count;
  const merged = sumBy(behind.reports.merged, (one) => one.pages);
  const foot = [title, ...supplierFoot(sender, translateIn(locale))].join(" · ");
  const file = await closeTagged(cover, foot, merged);
  return { file, pages };
}

const COLUMNS = [
  [papers.unit, 36],
  [papers.item, 110],
  [messages.inspection, 108],
  [messages.doneAndDue, 104],
  [messages.swl, 60],
  [messages.inspectedBy, 77.28],
] as const;

interface UnitsPart {
  readonly units: readonly SafetyUnit[];
  readonly locale: Locale;
  readonly top: number;
}

function putUnits(doc: Doc, root: Struct, { units, locale, top }: UnitsPart): number {
  const columns = COLUMNS.map(([name, width]): PaperColumn => ({ name: format(locale, name), width }));
  const rows = units.flatMap((unit) => unitRows(unit, locale));
  const y = putHeading(doc, root, format(locale, messages.units, { n: units.length }), top);
  return putTable(doc, root, { columns, rows, top: y }) + 8;
}

/** A row for each inspection; number and name are in the first alone. */
function unitRows(unit: SafetyUnit, locale: Locale): PaperCell[][] {
  const { backAt, serial, certificates } = unit;
  const where = backAt ? format(locale, messages.backOn, { time: formatDate(locale, backAt) }) : "";
  const first: PaperCell = {
    text: nameIn(locale, unit),
    detail: [serial ?? "", where].filter(Boolean).join(" · "),
  };
  if (certificates.length === 0) {
    const none = { text: "–", detail: format(locale, messages.noneRequired) };
    return [[String(unit.number), first, none, "", "", ""]];
  }
  return certificates.map((certificate, at) => [
    String(unit.number),
    at === 0 ? first : "",
    ...certificateCells(certificate, locale),
  ]);
}

function certificateCells(certificate: SafetyCertificate, locale: Locale): PaperCell[] {
  const { scheme, status, doneOn, dueOn, swlKg, person, company } = certificate;
  return [
    { text: format(locale, inspections.schemes[scheme]), detail: format(locale, messages.standings[status]) },
    {
      text: doneOn ? formatIsoDate(locale, doneOn) : "–",
      detail: dueOn ? formatIsoDate(locale, dueOn) : "–",
    },
    swlKg === null ? "–" : format(locale, kilograms, { weight: formatNumber(swlKg) }),
    { text: person || "–", detail: company },
  ];
}

interface ReportsPart {
  readonly pack: SafetyPack;
  readonly paper: PackPaper;
  readonly behind: CoverReports;
  readonly top: number;
}

/** Where each report is: the pages in this file, or its own address. */
function putReports(doc: Doc, root: Struct, { pack, paper, behind, top }: ReportsPart): void {
  const { locale } = paper;
  let y = putHeading(doc, root, format(locale, messages.reports), top);
  const line = (text: string) => {
    y = placeFor(doc, y, 26);
    add(doc, root, "P", () => {
      y = put(doc, text, { x: PAPER.left, y, width: PAPER.width }) + 4;
    });
  };
  const { merged, left } = behind.reports;
  if (merged.length + left.length === 0) line(format(locale, messages.noReports));
  let page = behind.before + 1;
  for (const { id, pages } of merged) {
    const last = page + pages - 1;
    const where = { page: String(page), last: String(last) };
    line(
      format(locale, pages === 1 ? messages.reportPage : messages.reportPages, {
        ...namesOf(pack, id, locale),
        ...where,
      }),
    );
    page = last + 1;
  }
  for (const id of left)
    line(
      format(locale, messages.reportApart, {
        ...namesOf(pack, id, locale),
        address: addressOf(pack, id, paper),
      }),
    );
}

function addressOf({ hire }: SafetyPack, id: string, { locale, origin }: PackPaper): string {
  if (hire.safetyToken === null) return format(locale, messages.askForReport);
  return `${origin}${localeHref(locale, `/dry-hire/safety/${hire.safetyToken}/reports/${id}`)}`;
}

function namesOf({ units }: SafetyPack, id: string, locale: Locale) {
  for (const { number, certificates } of units) {
    const found = certificates.find((one) => one.id === id);
    if (found)
      return {
        number: String(number),
        scheme: format(locale, inspections.schemes[found.scheme]),
        date: found.doneOn ? formatIsoDate(locale, found.doneOn) : "",
      };
  }
  throw new Error(`Bug: inspection ${id} is not in the pack`);
}
