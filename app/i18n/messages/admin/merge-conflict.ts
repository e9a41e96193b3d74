/** A form that was saved meanwhile. Who saved it is not known: it may be the same person in another window. */
import { msg } from "#app/i18n/message.ts";

export const savedMeanwhile = msg("Saved meanwhile: {value}", "Sábháilte idir an dá linn: {value}");
export const blank = msg("(blank)", "(bán)");
export const mergedText = msg(
  "Taken over from what was saved: {fields}.",
  "Glactha ón méid a sábháladh: {fields}.",
);
