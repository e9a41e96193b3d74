/** What a draft can begin from. */
export const DRAFT_ORIGINS = ["customer", "enquiry", "quote", "order", "draft"] as const;

export type DraftOriginKind = (typeof DRAFT_ORIGINS)[number];

/** The query of the page for a new order, which begins it from something. */
export function originQuery(kind: DraftOriginKind, id: string): string {
  return new URLSearchParams({ [kind]: id }).toString();
}
