import type { ReactNode } from "react";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { REFERENCE } from "./styles.ts";

/** Of hires, quotes, enquiries and documents, such as H-2026-0001, and Eircodes, such as H91 X1Y2. */
const NUMBER = /\b([A-Z]{1,4}-\d{4}-\d{4,}|(?:[A-Z]\d\d|D6W) [A-Z\d]{4})\b/;

/** Blanks around the sign between a count and what it counts. */
const COUNT = /(?<=\d) × (?=\S)/g;

/**
 * A text of a mail whose counts, as in "1 × Drape", numbers, Eircodes, and figures with their units do not break at the
 * end of a line.
 */
export function keepNumbers(text: string): ReactNode {
  return keepFigures(text.replace(COUNT, "\u00a0×\u00a0"))
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
