/** Counting in lists stops here: the head of a longer list says "1,000 or more", a tab or the menu "999+". */
export const COUNT_LIMIT = 1000;

/** A bounded count as tabs and the menu show it. */
export function countText(n: number): string {
  return n >= COUNT_LIMIT ? `${COUNT_LIMIT - 1}+` : String(n);
}
