import { thousandths } from "#app/features/load-check/load-facts.ts";
import { type Unweighed, withoutText } from "#app/features/load-check/load-text.ts";
import { PAPER, put } from "#app/features/paper/paper.server.ts";
import { add, closeTagged, openPaper } from "#app/features/paper/paper-parts.server.ts";
import { type PaperCell, type PaperColumn, putTable } from "#app/features/paper/paper-table.server.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-documents.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { translateIn } from "#app/i18n/translate-in.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { toEuro } from "#app/lib/euro.ts";
import type { Cents } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import { csvText } from "#app/lib/text/csv.ts";
import { insteadOfTexts } from "./instead-of.ts";
import { loadRows } from "./load-rows.ts";
import type { HireManifest, ManifestRow } from "./manifest.server.ts";
import { noteLoad } from "./note-content.server.ts";
import { putHeading, putRows } from "./note-pdf.server.ts";
import { paperFacts } from "./paper-facts.ts";

interface ManifestPaper {
  readonly locale: Locale;
  readonly now: Date;
  /** Whether it says what the goods are worth. */
  readonly withValues: boolean;
}

/** A manifest for transport as a tagged PDF. */
export function renderManifest(
  manifest: HireManifest,
  { locale, now, withValues }: ManifestPaper,
): Promise<Buffer> {
  const { hire, rows, report, replacementNet } = manifest;
  const t = translateIn(locale);
  const title = format(locale, messages.numbered, { title: t(messages.manifest), number: hire.number });
  const facts = paperFacts(hire, { locale, now });
  const head = { name: "ItsShowTime", title: t(messages.manifest), size: 22, facts };
  const paper = openPaper(locale, title, { ...head, created: now });
  const { doc, root } = paper;
  let y = paper.top;
  if (rows.length === 0)
    add(doc, root, "P", () => {
      y = put(doc, t(messages.noItems), { x: PAPER.left, y, width: PAPER.width }, { size: 11 }) + 8;
    });
  else {
    const cells = rows.map((row) => cellsOf(row, { locale, withValues }));
    y = putTable(doc, root, { columns: columnsOf(t, withValues), rows: cells, top: y }) + 8;
  }
  y = putHeading(doc, root, t(messages.totals), y + 4);
  const value = withValues ? [[t(messages.value), formatMoney(replacementNet)] as const] : [];
  y = putRows(doc, root, [...loadRows(locale, noteLoad(report), unweighedIn(rows)), ...value], y);
  y = putHeading(doc, root, t(messages.vehicles), y + 6);
  const vans = report.vans.map(({ vehicle, count, byWeight, byVolume }) => {
    const figures = { weight: formatNumber(byWeight), volume: formatNumber(byVolume) };
    const fit = { count: formatNumber(count), name: nameIn(locale, vehicle), ...figures };
    return [nameIn(locale, vehicle), format(locale, messages.vehicleFit, fit)] as const;
  });
  y = putRows(doc, root, vans, y);
  add(doc, root, "P", () => {
    put(doc, t(messages.advice), { x: PAPER.left, y, width: PAPER.width }, { size: 8.5 });
  });
  return closeTagged(paper, `${title} · ItsShowTime`);
}

/** The same as CSV. Kilograms, litres, amperes and euro are numbers. */
export function manifestCsv(
  { rows, report, replacementNet }: HireManifest,
  { locale, withValues }: ManifestPaper,
): string {
  const t = translateIn(locale);
  const { grams, litres, cases } = report;
  const value = (net: Cents | null) => (withValues ? [toEuro(net)] : []);
  const total = [t(messages.totals), withoutText(locale, unweighedIn(rows))].filter(Boolean).join(", ");
  return csvText([
    ["code", messages.item, messages.units, messages.pieces, messages.cases, "kg", messages.litresShort, "A"]
      .map((name) => (typeof name === "string" ? name : t(name)))
      .concat(withValues ? [t(messages.value)] : [], t(messages.note)),
    ...rows.map((row) => [
      ...[row.code, nameIn(locale, row), row.units.join(" "), row.pieces, row.cases],
      ...(row.byHand
        ? [null, null, null]
        : [row.grams / 1_000, Math.round(row.litres * 10) / 10, row.milliamperes / 1_000]),
      ...value(row.replacementNet),
      notesOf(row, locale).join(", "),
    ]),
    [
      ...["", total, "", sumBy(rows, (row) => row.pieces), cases, grams / 1_000, litres, null],
      ...value(replacementNet),
      "",
    ],
  ]);
}

function unweighedIn(rows: readonly ManifestRow[]): readonly Unweighed[] {
  return rows.flatMap((row) => (row.byHand ? [{ ...row, quantity: row.pieces }] : []));
}

/** What the manifest says of a row beside its figures. */
function notesOf({ byHand, insteadOf, pieces }: ManifestRow, locale: Locale): readonly string[] {
  return byHand ? [format(locale, messages.byHand)] : insteadOfTexts(locale, insteadOf, pieces);
}

function columnsOf(t: Translate, withValues: boolean): readonly PaperColumn[] {
  const figures = [t(messages.pieces), t(messages.cases), "kg", t(messages.litresShort), "A"].map(
    (name): PaperColumn => ({ name, width: 48, align: "right" }),
  );
  const value: readonly PaperColumn[] = withValues
    ? [{ name: t(messages.valueShort), width: 75.28, align: "right" }]
    : [];
  return [{ name: t(messages.item), width: withValues ? 180 : 255.28 }, ...figures, ...value];
}

function cellsOf(
  row: ManifestRow,
  { locale, withValues }: Pick<ManifestPaper, "locale" | "withValues">,
): readonly PaperCell[] {
  const detail = [row.code, ...notesOf(row, locale), row.units.join(", ")].filter(Boolean).join(" · ");
  const dash = (value: number, text: string) => (value === 0 ? "–" : text);
  return [
    { text: nameIn(locale, row), detail },
    formatNumber(row.pieces),
    dash(row.cases, formatNumber(row.cases)),
    dash(row.grams, formatNumber(row.grams / 1_000)),
    dash(row.litres, formatNumber(Math.round(row.litres * 10) / 10)),
    dash(row.milliamperes, thousandths(row.milliamperes)),
    ...(withValues ? [row.replacementNet === null ? "–" : formatMoney(row.replacementNet)] : []),
  ];
}
