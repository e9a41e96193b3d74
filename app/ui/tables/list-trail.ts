/** Pages of a list that a tab remembers at most. */
const MAX_TRAIL = 200;

/** What the history keeps of the pages of a list that were read on the way to one of them. */
interface TrailState {
  readonly pagesBefore: readonly string[];
}

/**
 * The addresses of the pages of a list that led to this one by "Next", the first of them first: a list that is read
 * forwards only has no other way to its previous page. Empty for a page that was opened by its address.
 */
export function trailOf(state: unknown): readonly string[] {
  if (typeof state !== "object" || state === null || !("pagesBefore" in state)) return [];
  const { pagesBefore } = state;
  if (!Array.isArray(pagesBefore)) return [];
  return pagesBefore.filter((page): page is string => typeof page === "string" && /^\/(?!\/)/.test(page));
}

/** The history state of the page that a step leads to. */
export function withTrail(trail: readonly string[]): TrailState {
  return { pagesBefore: trail.slice(-MAX_TRAIL) };
}
