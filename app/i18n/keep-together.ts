/** U+2060 WORD JOINER: no width and no line break on either side; searching a page passes over it. */
const JOINER = "\u2060";
/** Labels, notices and statutory words are quoted and searched as they are written, and rarely break; characters. */
const MAX_LABEL_LENGTH = 60;
const PREFIX = /(^|[^\p{L}\p{N}-])([tnh]-)(?=\p{L})/giu;

/**
 * Irish text for the eye: a letter that is before a word with a hyphen, as in "an t-am", never stays behind at the
 * end of a line of running text. What is stored, sent or compared keeps its plain hyphens.
 */
export function keepTogether(irish: string): string {
  return irish.length > MAX_LABEL_LENGTH && irish.includes("-")
    ? irish.replace(PREFIX, `$1$2${JOINER}`)
    : irish;
}

const NO_BREAK_SPACE = "\u00a0";
/** A blank before a unit, or around the sign between two figures. */
const FIGURE =
  /(?<=\d ×) (?=\d)|(?<=\d) (?=× \d|(?:[kM]?Hz|k?VA|[kmc]?m|k?W|k?g|m?A|Ah|V|dB|lm|lx|K|t|in|(?:n-)?orlach|litres?|lítear|%)(?![\p{L}\p{N}]))/gu;

/** A product's name for the eye, in either language: "63 A" and "2 × 1 m" stay on one line each. */
export function keepFigures(name: string): string {
  return name.replace(FIGURE, NO_BREAK_SPACE);
}
