import { contentsText } from "#app/features/quotes/public/contents-text.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { useLocale } from "#app/i18n/use-t.tsx";
import type { HireLineView } from "../hires.ts";

/** What goes with a line, below its name; nothing where nothing does. */
export function LineContentsText({ line: { contents } }: { line: Pick<HireLineView, "contents"> }) {
  const text = contentsText(contents, useLocale());
  return text !== "" && <span className="small muted">{keepFigures(text)}</span>;
}
