import type { ReactNode } from "react";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { REFERENCE } from "./styles.ts";

/** Of hires, quotes, enquiries and documents, such as H-2026-0001, and Eircodes, such as H91 X1Y2. */
const NUMBER = /\b([A-Z]{1,4}-\d{4}-\d{4,}|(?:[A-Z]\d\d|D6W) [A-Z\d]{4})\b/;

/** A text of a mail whose numbers, Eircodes, and figures with their units do not break at the end of a line. */
export function keepNumbers(text: string): ReactNode {
  return keepFigures(text)
    .split(NUMBER)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is rendered once.
        <span key={at} style={REFERENCE}>
          {part}
        </span>
      ),
    );
}
