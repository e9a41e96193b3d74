/** Lower case without fadas or other marks: "Soilsiú LED" → "soilsiu led". For search and matching. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** A part number as people type it: no spaces, hyphens, dots, slashes; lower case. */
export function foldCode(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Words of a search that are compared. */
const MAX_WORDS = 8;

/** The words of what somebody looks for, folded, at most eight. */
export function foldedWords(typed: string): readonly string[] {
  return fold(typed)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);
}
