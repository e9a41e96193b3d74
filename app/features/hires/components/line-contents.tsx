import { contentsText } from "#app/features/quotes/public/contents-text.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import * as messages from "#app/i18n/messages/hire/substitutes.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { HireLineView, LineSubstitute } from "../hires.ts";

/** What goes with a line, below its name; nothing where nothing does. */
export function LineContentsText({ line: { contents } }: { line: Pick<HireLineView, "contents"> }) {
  const text = contentsText(contents, useLocale());
  return text !== "" && <span className="small muted">{keepFigures(text)}</span>;
}

/** Which pieces of a line are another item, below its name; nothing where none are. */
export function LineSubstitutesText({ line: { substitutes } }: { line: Pick<HireLineView, "substitutes"> }) {
  const [t, locale] = [useT(), useLocale()];
  const textOf = ({ quantity, forName, forNameGa, ...substitute }: LineSubstitute) => {
    const params = { n: formatNumber(quantity), item: nameIn(locale, substitute) };
    if (forName === null) return t(messages.ofThem, params);
    return t(messages.ofPart, { ...params, other: nameIn(locale, { name: forName, nameGa: forNameGa }) });
  };
  const text = substitutes.map(textOf).join(" · ");
  return text !== "" && <span className="small muted">{keepFigures(text)}</span>;
}
