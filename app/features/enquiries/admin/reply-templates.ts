import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/enquiry-admin.ts";
import { keysOf } from "#app/lib/records.ts";

export type TemplateName = "details" | "quote" | "service" | "regret";

interface Template {
  readonly title: Message;
  /** Paragraphs between greeting and close; null means a line to be filled in. */
  readonly paragraphs: readonly (Message | null)[];
}

/** Beginnings of an answer, each in both languages. */
export const REPLY_TEMPLATES: Readonly<Record<TemplateName, Template>> = {
  details: { title: messages.templateDetails, paragraphs: [messages.templateDetailsText] },
  quote: {
    title: messages.templateQuote,
    paragraphs: [messages.templateQuoteText, null, messages.templateQuoteTerms],
  },
  service: { title: messages.templateService, paragraphs: [messages.templateServiceText] },
  regret: { title: messages.templateRegret, paragraphs: [messages.templateRegretText] },
};

export const TEMPLATE_NAMES = keysOf(REPLY_TEMPLATES);

interface Reader {
  readonly name: string;
  readonly reference: string;
}

/** A template as the text of an answer, for staff to finish. */
export function templateText(
  name: TemplateName,
  locale: Locale,
  { name: reader, reference }: Reader,
): string {
  return [
    format(locale, messages.letterHello, { name: reader }),
    format(locale, messages.letterThanks, { reference }),
    ...paragraphsOf(name, locale),
    format(locale, messages.letterClose),
  ].join("\n\n");
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * What a template puts into a text, and where. A letter takes the place of an empty text and of another letter that is
 * as it came; a text of somebody's own gets the paragraphs where the caret is.
 */
export function templateIn(
  text: string,
  caret: Range,
  {
    name,
    locale,
    enquiry,
  }: { readonly name: TemplateName; readonly locale: Locale; readonly enquiry: Reader },
): Range & { readonly text: string } {
  const letters = TEMPLATE_NAMES.flatMap((one) =>
    (["en", "ga"] as const).map((language) => templateText(one, language, enquiry)),
  );
  if (text.trim() === "" || letters.includes(text))
    return { from: 0, to: text.length, text: templateText(name, locale, enquiry) };
  const before = text.slice(0, caret.from).trimEnd();
  const after = text.slice(caret.to).trimStart();
  const parts = paragraphsOf(name, locale).join("\n\n");
  return {
    from: before.length,
    to: text.length - after.length,
    text: `${before && "\n\n"}${parts}${after && "\n\n"}`,
  };
}

/** The same letter in the other language; null where the text is no letter as it came, such as one that was changed. */
export function letterIn(
  text: string,
  { from, to, enquiry }: { readonly from: Locale; readonly to: Locale; readonly enquiry: Reader },
): string | null {
  const name = TEMPLATE_NAMES.find((one) => templateText(one, from, enquiry) === text);
  return name ? templateText(name, to, enquiry) : null;
}

function paragraphsOf(name: TemplateName, locale: Locale): readonly string[] {
  return REPLY_TEMPLATES[name].paragraphs.map((paragraph) => (paragraph ? format(locale, paragraph) : "- "));
}
