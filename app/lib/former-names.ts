/**
 * Names that fields had before 29 November 2026: pages opened before then post them, and drafts kept before then hold
 * them. To be removed in 2027.
 */
const PRESENT_NAMES = new Map([
  ["sure", "confirmed"],
  ["mark", "idempotency-key"],
]);

/** The name that a field has now. */
export function presentName(name: string): string {
  return PRESENT_NAMES.get(name) ?? name;
}

/** The same of a field of a draft. A number `seen` was its version; forms that are posted have other counts so named. */
export function presentNameInDraft(name: string, text: string): string {
  return name === "seen" && /^\d+$/.test(text) ? "version" : presentName(name);
}
