import type { Struct, TextStyle } from "#app/features/paper/paper.server.ts";
import { type PaperCell, type PaperColumn, putTable } from "#app/features/paper/paper-table.server.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-document.ts";
import type { SheetLine } from "../public/quote-sheet.ts";

const HEADING: TextStyle = { face: "bold", size: 11 };

interface LinesPart {
  readonly lines: readonly SheetLine[];
  readonly t: (message: Message) => string;
  readonly top: number;
}

/** The table of a quote. Returns where what follows begins. */
export function putLines(doc: PDFKit.PDFDocument, root: Struct, { lines, t, top }: LinesPart): number {
  const figure = (name: Message, width: number): PaperColumn => ({ name: t(name), width, align: "right" });
  const columns: readonly PaperColumn[] = [
    { name: t(messages.item), width: 223, gap: 12 },
    figure(messages.quantity, 42),
    figure(messages.dayRate, 86),
    figure(messages.net, 72),
    figure(messages.gross, 72.28),
  ];
  return putTable(doc, root, { columns, rows: lines.map((line) => cellsOf(line, t)), top }) + 8;
}

function cellsOf(line: SheetLine, t: LinesPart["t"]): readonly PaperCell[] {
  const state = `${t(messages.optional)} · ${t(line.chosen ? messages.inTotal : messages.notChosen)}`;
  const name: PaperCell = {
    text: line.name,
    detail: [line.optional ? state : "", line.contents, line.note],
    how: line.kind === "heading" ? HEADING : line.kind === "text" ? {} : { face: "bold" },
    // A heading and a text have no figures beside them.
    isWide: line.kind === "heading" || line.kind === "text",
  };
  return [name, line.quantity, { text: line.dayRate, detail: line.detail }, line.net, line.gross];
}
