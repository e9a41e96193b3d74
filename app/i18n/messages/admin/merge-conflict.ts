/** A form that somebody else saved meanwhile. */
import { msg } from "../../message.ts";

export const savedMeanwhile = msg("Saved meanwhile: {value}", "Sábháilte idir an dá linn: {value}");
export const blank = msg("(blank)", "(bán)");
export const mergedText = msg("Taken over from the other: {fields}.", "Glactha ón duine eile: {fields}.");
