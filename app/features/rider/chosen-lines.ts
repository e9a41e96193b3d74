import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";
import { ASK, LEAVE_OUT, type RiderView } from "./rider-view.ts";

/** What was chosen of a rider: items for the hire basket, and lines to ask for in words. */
export interface ChosenLines {
  readonly items: readonly { readonly item: string; readonly quantity: number }[];
  /** The chosen items as the enquiry's kit list takes them, one a line. */
  readonly asked: string;
}

/** Bytes that the lines to ask for may have in an address, which browsers and servers cut off. */
const MAX_ASKED_LENGTH = 6_000;

/**
 * Splits the matched lines of a rider into items to hire and lines to ask for. Headings and lines left out are
 * dropped.
 */
export function chosenLines({ lines }: RiderView): ChosenLines {
  const wanted = lines.filter(({ kind, chosen }) => kind !== "heading" && chosen !== LEAVE_OUT);
  return {
    items: wanted.flatMap(({ chosen, quantity }) => (chosen === ASK ? [] : [{ item: chosen, quantity }])),
    asked: wanted.flatMap(({ chosen, source }) => (chosen === ASK ? [askedText(source)] : [])).join("\n"),
  };
}

/** Whether the lines to ask for fit into the address of the basket. */
export function fitsAddress(asked: string): boolean {
  return new URLSearchParams({ kit: asked }).toString().length <= MAX_ASKED_LENGTH;
}

/** The line's own words, on one line. */
function askedText(source: string): string {
  return collapseSpaces(source);
}
