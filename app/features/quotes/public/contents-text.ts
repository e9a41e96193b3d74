import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-document.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { LineContents } from "../content/quote-content.ts";

/** What goes with a line, as a sentence; empty where nothing does. */
export function contentsText(contents: readonly LineContents[], locale: Locale): string {
  if (contents.length === 0) return "";
  const items = contents.map((part) => `${formatNumber(part.quantity)} × ${nameIn(locale, part)}`);
  return format(locale, messages.contents, { items: items.join(" · ") });
}
