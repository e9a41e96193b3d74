import { MAIL_COLOURS } from "./mail-colours.ts";

export const PARAGRAPH = {
  fontSize: "16px",
  lineHeight: "25px",
  margin: "0 0 14px",
  color: MAIL_COLOURS.ink,
};
/** The style of text that visitors wrote: an address without a break is wider than a phone. */
export const WRITTEN = { ...PARAGRAPH, overflowWrap: "anywhere" as const };
export const HEADING = {
  fontSize: "19px",
  lineHeight: "25px",
  margin: "22px 0 10px",
  fontWeight: 700,
  color: MAIL_COLOURS.ink,
};
export const MESSAGE = {
  ...PARAGRAPH,
  padding: "14px 18px",
  backgroundColor: MAIL_COLOURS.inset,
  borderLeft: `4px solid ${MAIL_COLOURS.accent}`,
  whiteSpace: "pre-wrap" as const,
  overflowWrap: "anywhere" as const,
};
export const QUIET = { fontSize: "14px", lineHeight: "21px", margin: "0 0 12px", color: MAIL_COLOURS.muted };
export const REFERENCE = { whiteSpace: "nowrap" as const, fontVariantNumeric: "tabular-nums" };
export const LINK = { color: MAIL_COLOURS.link, textDecoration: "underline" };
/** The style of a line between parts of a table. */
export const RULE = { borderColor: MAIL_COLOURS.line, margin: "10px 0" };
