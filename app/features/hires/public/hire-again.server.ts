import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { basketSearch } from "#app/features/hire-basket/basket-address.ts";
import type { QuoteContentLine } from "#app/features/quotes/content/quote-content.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/account-hire.ts";
import { nameIn } from "#app/i18n/named.ts";
import type { HireLineView } from "../hires.ts";

/** A line of a hire or of a quote that may be hired again. */
export type AgainLine = Pick<HireLineView, "kind" | "itemId" | "name" | "nameGa" | "quantity">;

/** Characters of what is asked for beside the catalogue, so that browsers and servers do not cut the address off. */
const MAX_ASKED_LENGTH = 2_000;

/** The lines of a quote that were part of it from the beginning: options that were not ticked are left out. */
export function againLines(lines: readonly QuoteContentLine[]): readonly AgainLine[] {
  return lines.filter(({ optional, chosen }) => chosen || !optional);
}

/**
 * For each list the query of a hire basket with the same items and no dates, under the codes that the items have now. An
 * item that is gone goes along by its name, which the basket names as left out, and is asked for in words, as is what
 * never was in the catalogue. Null where nothing is left in the catalogue.
 */
export async function hireAgainSearches(
  db: Db,
  lists: readonly (readonly AgainLine[])[],
  locale: Locale,
): Promise<readonly (string | null)[]> {
  const ids = [...new Set(lists.flat().flatMap(({ itemId }) => itemId ?? []))];
  if (ids.length === 0) return lists.map(() => null);
  const { id, code, visible } = hireItems;
  const items = await db.select({ id, code, visible }).from(hireItems).where(inArray(hireItems.id, ids));
  const codes = new Map(items.flatMap((item) => (item.visible ? [[item.id, item.code]] : [])));
  return lists.map((lines) => againSearch(lines, codes, locale));
}

function againSearch(
  lines: readonly AgainLine[],
  codes: ReadonlyMap<string, string>,
  locale: Locale,
): string | null {
  const items: { item: string; quantity: number }[] = [];
  const asked: string[] = [];
  let known = 0;
  for (const line of lines) {
    if (line.kind === "heading" || line.kind === "text") continue;
    const { quantity } = line;
    const code = codes.get(line.itemId ?? "");
    const name = nameIn(locale, line)
      .replace(/[|*\s]+/g, " ")
      .trim();
    if (code !== undefined) known += 1;
    else asked.push(`${quantity} × ${name}`);
    if (line.kind === "item") items.push({ item: code ?? name, quantity });
  }
  if (known === 0) return null;
  const kit = askedText(asked, locale);
  const search = basketSearch({ from: null, to: null, lines: items, waiver: false });
  return kit === "" ? search : `${search}&${new URLSearchParams({ kit })}`;
}

/** What is asked for, a line each; a last line says of how many others there was no room. */
function askedText(asked: readonly string[], locale: Locale): string {
  const lines: string[] = [];
  for (const line of asked) {
    if ([...lines, line].join("\n").length > MAX_ASKED_LENGTH) break;
    lines.push(line);
  }
  const n = asked.length - lines.length;
  return [...lines, ...(n > 0 ? [format(locale, messages.askedMore, { n })] : [])].join("\n");
}
