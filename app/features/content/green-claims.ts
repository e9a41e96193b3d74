/**
 * Words that claim something for the environment as a whole. Without proof that is published with them they are unfair
 * (Directive (EU) 2024/825, Annex: generic environmental claims; neutrality by offsetting is never allowed).
 */
const CLAIMS: readonly RegExp[] = [
  /\beco(?:[- ]?friendly|logical(?:ly)?)?\b/giu,
  /\b(?:climate|carbon|CO2|CO₂)[- ](?:neutral|positive|friendly|compensated)\b/giu,
  /\b(?:environment(?:ally)?|planet|earth|ocean|nature)[- ]friendly\b/giu,
  /\b(?:environmentally (?:correct|safe)|gentle on the environment|good for the (?:planet|environment))\b/giu,
  /\b(?:biodegradable|sustainable|net[- ]zero|zero[- ]emissions?)\b/giu,
  /\bgreen (?:product|energy|choice|events?|equipment|technology|power)\b/giu,
  /(?<!\p{L})(?:éiceabhách(?:a|úil)?|éiceolaíoch|inbhuanaithe|in-bhithmhillte|neodrach ó thaobh carbóin(?: de)?|neodrach ó thaobh na haeráide(?: de)?|carbónneodrach|glasfhuinneamh)(?!\p{L})/giu,
  /(?<!\p{L})(?:cairdiúil don|neamhdhíobhálach don) (?:chomhshaol|phláinéad|timpeallacht)(?!\p{L})/giu,
];

/** The claims in a text or in HTML, each once as it is written there, in the order of the text. */
export function greenClaimsIn(text: string): readonly string[] {
  const plain = text.replace(/<[^<>]*>/g, " ").normalize("NFC");
  const found = CLAIMS.flatMap((claim) => [...plain.matchAll(claim)]);
  const inOrder = found.sort((one, other) => one.index - other.index).map(([words]) => words);
  return inOrder.filter(
    (words, at) => inOrder.findIndex((other) => other.toLowerCase() === words.toLowerCase()) === at,
  );
}

/** The claims in everything of an entry or product that is text, however deep it is. */
export function greenClaimsInside(value: unknown): readonly string[] {
  return greenClaimsIn(textsIn(value).join("\n"));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(textsIn);
}
