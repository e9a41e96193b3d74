import { isToken } from "#app/lib/ids.ts";

const MAX_LENGTH = 200;

/** A path as the log may hold it: without the tokens that open someone's order, and never longer than 200 characters. */
export function loggedPath(pathname: string): string {
  const path = pathname
    .split("/")
    .map((segment) => (isToken(segment.split(".", 1)[0]) ? ":token" : segment))
    .join("/");
  return path.length > MAX_LENGTH ? `${path.slice(0, MAX_LENGTH)}…` : path;
}
