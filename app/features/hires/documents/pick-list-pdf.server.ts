import { INK, PAPER, put, type Struct } from "#app/features/paper/paper.server.ts";
import { add, closeTagged, openTagged, putHead } from "#app/features/paper/paper-parts.server.ts";
import { type PaperCell, type PaperColumn, putTable, TICK } from "#app/features/paper/paper-table.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-documents.ts";
import * as substitutes from "#app/i18n/messages/hire/substitutes.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { translateIn } from "#app/i18n/translate-in.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { paperFacts } from "./paper-facts.ts";
import { putQr } from "./paper-marks.server.ts";
import type { PickSheet, PickSheetRow } from "./pick-list.server.ts";

type Doc = PDFKit.PDFDocument;
interface PickPaper {
  readonly locale: Locale;
  readonly now: Date;
}

/** Pick lists as one PDF, each hire on pages of its own. No price is in it. */
export function renderPickLists(lists: readonly PickSheet[], { locale, now }: PickPaper): Promise<Buffer> {
  const t = translateIn(locale);
  const [only] = lists;
  const title =
    lists.length === 1 && only
      ? format(locale, messages.numbered, { title: t(messages.pickList), number: only.hire.number })
      : t(messages.pickList);
  const paper = openTagged(locale, title, now);
  const { doc, root } = paper;
  lists.forEach((list, at) => {
    if (at > 0) doc.addPage();
    putList(doc, root, list, { locale, now, t });
  });
  if (lists.length === 0) {
    putHead(doc, root, { name: "ItsShowTime", title, size: 22, facts: [] });
    putSentence(doc, root, t(messages.noHires), 140);
  }
  return closeTagged(paper, `${title} · ItsShowTime`);
}

function putList(
  doc: Doc,
  root: Struct,
  { hire, live, rows }: PickSheet,
  { locale, now, t }: PickPaper & { readonly t: Translate },
): void {
  const facts = paperFacts(hire, { locale, now });
  const head = { name: "ItsShowTime", title: t(messages.pickList), size: 22, facts };
  const qr = { text: hire.number, label: format(locale, messages.qrOf, { number: hire.number }) };
  const end = putHead(doc, root, head);
  putQr(doc, root, { ...qr, x: PAPER.left, y: 116, size: 72 });
  const top = Math.max(end, 192) + 12;
  if (rows.length === 0) putSentence(doc, root, t(live ? messages.noItems : messages.nothingToPick), top);
  else
    putTable(doc, root, { columns: columnsOf(t), rows: rows.map((row) => cellsOfRow(row, locale, t)), top });
}

function putSentence(doc: Doc, root: Struct, text: string, y: number): void {
  add(doc, root, "P", () => {
    put(doc, text, { x: PAPER.left, y, width: PAPER.width }, { size: 11, color: INK.text });
  });
}

function columnsOf(t: Translate): readonly PaperColumn[] {
  return [
    { name: t(messages.item), width: 165 },
    { name: t(messages.shelf), width: 80 },
    { name: t(messages.units), width: 76 },
    { name: t(messages.quantity), width: 50, align: "right" },
    { name: t(messages.cases), width: 40, align: "right" },
    { name: t(messages.taken), width: 38, align: "right" },
    { name: t(messages.checked), width: 46.28, align: "right" },
  ];
}

function cellsOfRow(row: PickSheetRow, locale: Locale, t: Translate): readonly PaperCell[] {
  const within = [...new Set(row.within.map((one) => nameIn(locale, one)))].join(", ");
  const insteadOf = row.insteadOf.map((one) => t(substitutes.insteadOf, { item: nameIn(locale, one) }));
  const detail = [row.code, ...insteadOf, within].filter(Boolean).join(" · ");
  return [
    { text: nameIn(locale, row), detail: row.byHand ? t(messages.byHand) : detail },
    row.place || "–",
    row.units.join(", ") || "–",
    formatNumber(row.quantity),
    row.cases === 0 ? "–" : formatNumber(row.cases),
    TICK,
    TICK,
  ];
}
