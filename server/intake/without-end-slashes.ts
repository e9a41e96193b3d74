/**
 * A request's target without the slashes at the end of its path; null when there are none, or the path is nothing else.
 * Visitors choose the target: the work grows with its length and no faster.
 */
export function withoutEndSlashes(target: string): string | null {
  const query = target.indexOf("?");
  const path = query < 0 ? target : target.slice(0, query);
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return end === path.length ? null : path.slice(0, end) + target.slice(path.length);
}
