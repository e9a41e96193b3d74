export const PARAGRAPH = { fontSize: "16px", lineHeight: "25px", margin: "0 0 14px", color: "#1d1f2b" };
/** The style of text that visitors wrote: an address without a break is wider than a phone. */
export const WRITTEN = { ...PARAGRAPH, overflowWrap: "anywhere" as const };
export const HEADING = {
  fontSize: "19px",
  lineHeight: "25px",
  margin: "22px 0 10px",
  fontWeight: 700,
  color: "#1d1f2b",
};
export const MESSAGE = {
  ...PARAGRAPH,
  padding: "14px 18px",
  backgroundColor: "#f4f3f6",
  borderLeft: "4px solid #f5b54a",
  whiteSpace: "pre-wrap" as const,
  overflowWrap: "anywhere" as const,
};
export const QUIET = { fontSize: "14px", lineHeight: "21px", margin: "0 0 12px", color: "#565a6b" };
export const REFERENCE = { whiteSpace: "nowrap" as const, fontVariantNumeric: "tabular-nums" };
export const LINK = { color: "#4a3fb5", textDecoration: "underline" };
