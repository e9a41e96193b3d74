/**
 * Former names of fields, which pages that were opened and drafts that were kept before 29 November 2026 still have. In a
 * reply, `seen` is the id of the last one.
 */
const FORMER = [
  { former: "sure", name: "confirmed", value: /./ },
  { former: "mark", name: "idempotency-key", value: /./ },
  { former: "seen", name: "version", value: /^\d+$/ },
];

/** The present name of a field that had another; null for every other field. */
export function presentName(name: string, value: string): string | null {
  return FORMER.find((field) => field.former === name && field.value.test(value))?.name ?? null;
}
