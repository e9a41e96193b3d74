import type { InvoiceSupplier } from "#app/features/invoices/invoices.ts";
import { supplierFoot } from "#app/features/invoices/supplier-foot.ts";
import {
  heightOf,
  INK,
  PAPER,
  put,
  rule,
  type Struct,
  type TextStyle,
} from "#app/features/paper/paper.server.ts";
import { add, closeTagged, LABEL, openPaper, placeFor } from "#app/features/paper/paper-parts.server.ts";
import { type PaperCell, type PaperColumn, putTable } from "#app/features/paper/paper-table.server.ts";
import { formatDateTime, formatDayTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-documents.ts";
import { nameIn } from "#app/i18n/named.ts";
import { translateIn } from "#app/i18n/translate-in.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { placeRows } from "../public/hire-place.ts";
import {
  type HireNote,
  type NoteContent,
  type NoteCount,
  type NoteKind,
  type NoteSignature,
  unweighedOf,
} from "./documents.ts";
import { countDetails, unitDetails } from "./instead-of.ts";
import { loadRows } from "./load-rows.ts";
import { NOTE_TITLES } from "./note-titles.ts";
import { putStrokes } from "./paper-marks.server.ts";

type Doc = PDFKit.PDFDocument;

const SMALL: TextStyle = { size: 8.5, color: INK.soft };

interface NotePaper {
  readonly locale: Locale;
  readonly sender: InvoiceSupplier;
  readonly now: Date;
}

/** A delivery or return note as a tagged PDF, with its signature where there is one. */
export function renderNotePdf(
  { number, content, signature }: HireNote,
  { locale, sender, now }: NotePaper,
): Promise<Buffer> {
  const t = translateIn(locale);
  const title = t(NOTE_TITLES[content.kind]);
  const whole = format(locale, messages.noteTitle, {
    title,
    number: String(number),
    hire: content.hire.number,
  });
  const facts = [
    [t(messages.hire), content.hire.number],
    [t(messages.note), String(number)],
    ...(signature ? [] : [[t(messages.printed), formatDateTime(locale, now)] as const]),
  ] as const;
  const name = sender.tradingName || "ItsShowTime";
  const from = [sender.legalName || name, ...sender.address.split("\n"), sender.phone].filter(
    (line) => line.trim() !== "",
  );
  const to = [content.hire.company ?? "", content.hire.name].filter((line) => line !== "");
  const head = { name, title, size: 18, facts, created: signature?.signedAt ?? now };
  const paper = openPaper(locale, whole, {
    ...head,
    parties: [
      [t(messages.from), from],
      [t(messages.customer), to],
    ],
  });
  const { doc, root } = paper;
  let y = putRows(doc, root, hireRows(content, locale, t), paper.top);
  y = putGoods(doc, root, { content, locale, t, top: y + 6 });
  y = putHeading(doc, root, t(messages.loadTitle), y + 4);
  y = putRows(doc, root, loadRows(locale, content.load, unweighedOf(content)), y);
  putSignature(doc, root, { kind: content.kind, signature, locale, t, top: y + 12 });
  return closeTagged(paper, [whole, ...supplierFoot(sender, t)].join(" · "));
}

function hireRows(
  { hire }: NoteContent,
  locale: Locale,
  t: Translate,
): readonly (readonly [string, string])[] {
  return [
    [
      t(hire.transport === "delivery" ? messages.delivery : messages.collection),
      formatDayTime(locale, new Date(hire.startsAt)),
    ],
    [t(messages.returning), formatDayTime(locale, new Date(hire.endsAt))],
    ...placeRows(hire, { place: messages.place, usedAt: messages.usedAt }).map(
      ([name, place]) => [t(name), place] as const,
    ),
  ];
}

interface Part {
  readonly locale: Locale;
  readonly t: Translate;
  readonly top: number;
}

/** Units with their numbers, then what is only counted. */
function putGoods(
  doc: Doc,
  root: Struct,
  { content, locale, t, top }: Part & { content: NoteContent },
): number {
  const { kind, units, counts } = content;
  const isReturn = kind === "return";
  let y = top;
  if (units.length > 0) {
    y = putHeading(doc, root, t(messages.units), y);
    const rows = units.map((unit) => [
      String(unit.number),
      { text: nameIn(locale, unit), detail: unitDetails(unit, locale) },
      unit.serial ?? "–",
      ...(isReturn ? [t(messages.unitStates[unit.state])] : []),
    ]);
    const columns: PaperColumn[] = [
      { name: t(messages.unit), width: 60 },
      { name: t(messages.item), width: isReturn ? 210 : 290 },
      { name: t(messages.serial), width: isReturn ? 115 : 145.28 },
      ...(isReturn ? [{ name: t(messages.state), width: 110.28 }] : []),
    ];
    y = putTable(doc, root, { columns, rows, top: y }) + 8;
  }
  if (counts.length === 0) return y;
  y = putHeading(doc, root, t(messages.counted), y);
  return putTable(doc, root, { ...countTable(content, locale, t), top: y }) + 8;
}

function countTable({ kind, counts }: NoteContent, locale: Locale, t: Translate) {
  const nameOf = (one: NoteCount): PaperCell => ({
    text: nameIn(locale, one),
    detail: countDetails(one, locale),
  });
  if (kind === "delivery") {
    const rows: PaperCell[][] = counts.map((one) => [nameOf(one), String(one.out)]);
    return { rows, columns: [{ name: t(messages.item), width: 415 }, right(t(messages.quantity), 80.28)] };
  }
  const rows: PaperCell[][] = counts.map((one) => [
    nameOf(one),
    ...[one.out, one.back, one.damaged, one.missing, one.out - one.back - one.missing].map(String),
  ]);
  const figures = [messages.sent, messages.back, messages.damaged, messages.missing, messages.stillOut].map(
    (name) => right(t(name), 68),
  );
  return { rows, columns: [{ name: t(messages.item), width: 155.28 }, ...figures] };
}

const right = (name: string, width: number): PaperColumn => ({ name, width, align: "right" });

/**
 * Writes a heading at `top`, or on the next page where it would be left alone. Returns where it ends; both in points.
 */
export function putHeading(doc: Doc, root: Struct, text: string, top: number): number {
  let y = placeFor(doc, top, 70);
  add(doc, root, "H2", () => {
    y = put(doc, text, { x: PAPER.left, y, width: PAPER.width }, { face: "bold", size: 11 }) + 5;
  });
  return y;
}

/** Names with their values below each other. Returns where what follows begins. */
export function putRows(
  doc: Doc,
  root: Struct,
  rows: readonly (readonly [name: string, value: string])[],
  top: number,
): number {
  let y = top;
  for (const [name, value] of rows) {
    const width = PAPER.width - 144;
    const start = placeFor(doc, y, heightOf(doc, value, width));
    add(doc, root, "P", () => {
      put(doc, name, { x: PAPER.left, y: start + 1, width: 140 }, LABEL);
      y = put(doc, value, { x: PAPER.left + 144, y: start, width }) + 2;
    });
  }
  return y + 4;
}

interface SignaturePart extends Part {
  readonly kind: NoteKind;
  readonly signature: NoteSignature | null;
}

/** The signature whole on one page; a line to sign by hand where there is none. */
function putSignature(doc: Doc, root: Struct, { kind, signature, locale, t, top }: SignaturePart): void {
  let y = placeFor(doc, top, 150);
  const line = (text: string, how: TextStyle = {}) => {
    add(doc, root, "P", () => {
      y = put(doc, text, { x: PAPER.left, y, width: PAPER.width }, how) + 4;
    });
  };
  y = putHeading(doc, root, t(messages.signature), y);
  line(t(kind === "delivery" ? messages.signDelivery : messages.signReturn));
  if (!signature) {
    line(t(messages.unsigned), SMALL);
    rule(doc, y + 44, INK.text);
    y += 48;
    line(t(messages.nameAndDate), SMALL);
    return;
  }
  const { name, strokes, signedAt, hash } = signature;
  if (strokes) {
    putStrokes(doc, root, {
      strokes,
      label: format(locale, messages.signatureOf, { name }),
      x: PAPER.left,
      y,
      size: 200,
    });
    y += 84;
  }
  const by = strokes ? messages.signedBy : messages.signedInWriting;
  line(format(locale, by, { name, time: formatDateTime(locale, signedAt) }), { face: "bold" });
  line(format(locale, messages.contentHash, { hash }), { ...SMALL, size: 7.5 });
}
