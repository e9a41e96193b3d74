import { isId } from "#app/lib/ids.ts";
import { notFound } from "./not-found.ts";

/** The id that an address names; null for `new`, the form of what is not stored yet. Throws 404 for any other text. */
export function idOrNew(text: string | undefined): string | null {
  if (text === "new") return null;
  if (!isId(text)) throw notFound();
  return text;
}
