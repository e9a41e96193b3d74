/** Refusals of what is no longer as the page showed it. */
const CONFLICTS: ReadonlySet<string> = new Set([
  "answered-meanwhile",
  "asked-meanwhile",
  "busy",
  "closed",
  "collection-undo-too-late",
  "conflict",
  "draft-there",
  "has-items",
  "hire-begun",
  "in-use",
  "mail-queued",
  "mail-resent",
  "no-draft",
  "not-allowed",
  "not-editable",
  "not-yours",
  "on-hold",
  "out-of-stock",
  "price-changed",
  "restocked-sold",
  "short",
  "spam",
  "state",
  "undo-too-late",
  "unit-taken",
]);

/**
 * The HTTP status of a refusal (RFC 9110, 15): 200 for a question before a change, 409 for what changed since the page
 * was shown, 503 while a payment provider or the storage does not answer, 422 for what was typed.
 */
export function statusOfRefusal(kind: string): 200 | 409 | 422 | 503 {
  if (kind === "to-confirm") return 200;
  if (kind === "provider-unavailable" || kind === "storage-away") return 503;
  return CONFLICTS.has(kind) ? 409 : 422;
}
