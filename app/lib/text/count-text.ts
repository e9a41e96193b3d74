/** Counting in lists stops one above what is shown: a longer list is "999+". */
export const COUNT_LIMIT = 1000;

/** A bounded count as it is shown. */
export function countText(n: number): string {
  return n >= COUNT_LIMIT ? `${COUNT_LIMIT - 1}+` : String(n);
}
