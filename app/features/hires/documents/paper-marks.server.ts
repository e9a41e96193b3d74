import { encode } from "uqr";
import { INK, type Struct } from "#app/features/paper/paper.server.ts";
import type { Strokes } from "./documents.ts";

type Doc = PDFKit.PDFDocument;

interface Box {
  readonly x: number;
  readonly y: number;
  /** Of its longer side, in points. */
  readonly size: number;
}

/** A QR code of a text. `label` is read aloud instead of it. */
export function putQr(
  doc: Doc,
  root: Struct,
  { text, label, x, y, size }: Box & Record<"text" | "label", string>,
): void {
  const { data, size: modules } = encode(text, { ecc: "M", boostEcc: false, border: 2 });
  const each = size / modules;
  putFigure(doc, root, label, () => {
    data.forEach((row, down) => {
      row.forEach((dark, across) => {
        if (dark) doc.rect(x + across * each, y + down * each, each, each);
      });
    });
    doc.fill(INK.text);
  });
}

/** A drawn signature in a box of 5 : 2. */
export function putStrokes(
  doc: Doc,
  root: Struct,
  { strokes, label, x, y, size }: Box & { readonly strokes: Strokes; readonly label: string },
): void {
  const scale = size / 1_000;
  putFigure(doc, root, label, () => {
    doc.lineWidth(1.3).lineCap("round").lineJoin("round").strokeColor(INK.text);
    for (const stroke of strokes) {
      doc.moveTo(x + (stroke[0] ?? 0) * scale, y + (stroke[1] ?? 0) * scale);
      for (let at = 2; at < stroke.length; at += 2)
        doc.lineTo(x + (stroke[at] ?? 0) * scale, y + (stroke[at + 1] ?? 0) * scale);
    }
    doc.stroke();
  });
}

function putFigure(doc: Doc, root: Struct, alt: string, draw: () => void): void {
  root.add(doc.struct("Figure", { alt }, draw));
}
