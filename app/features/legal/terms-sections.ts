import type { StoredTermsSection } from "#app/db/schema/system/terms-texts.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import type { LegalBlock, LegalDocument } from "./legal-document.ts";

export type TermsSection = StoredTermsSection;

/** Terms as plain text, to be kept and mailed: the lede, and every section. Tables and links are left out. */
export function termsSections(locale: Locale, { lede, sections }: LegalDocument): readonly TermsSection[] {
  return [
    { heading: null, texts: [format(locale, lede)] },
    ...sections.map(({ heading, blocks }) => ({
      heading: format(locale, heading),
      texts: blocks.flatMap((block) => blockTexts(locale, block)),
    })),
  ];
}

/** A paragraph for each section, its heading in front. */
export function termsParagraphs(sections: readonly TermsSection[]): readonly string[] {
  return sections.map(({ heading, texts }) =>
    [...(heading === null ? [] : [`${heading}.`]), ...texts].join(" "),
  );
}

function blockTexts(locale: Locale, block: LegalBlock): readonly string[] {
  if (block.kind === "text") return [format(locale, block.text)];
  return block.kind === "list" ? block.items.map((item) => format(locale, item)) : [];
}
