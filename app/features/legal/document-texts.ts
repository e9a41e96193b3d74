import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import type { LegalBlock, LegalDocument } from "./legal-document.ts";

/** A legal page as plain paragraphs, for mails: its lede, and a paragraph for each section. Tables and links are left out. */
export function documentTexts(locale: Locale, { lede, sections }: LegalDocument): readonly string[] {
  return [
    format(locale, lede),
    ...sections.map(({ heading, blocks }) =>
      [`${format(locale, heading)}.`, ...blocks.flatMap((block) => blockTexts(locale, block))].join(" "),
    ),
  ];
}

function blockTexts(locale: Locale, block: LegalBlock): readonly string[] {
  if (block.kind === "text") return [format(locale, block.text)];
  return block.kind === "list" ? block.items.map((item) => format(locale, item)) : [];
}
