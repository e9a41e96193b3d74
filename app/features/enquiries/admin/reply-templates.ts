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

/** A template as the text of an answer, for staff to finish. */
export function templateText(
  name: TemplateName,
  locale: Locale,
  { name: reader, reference }: { name: string; reference: string },
): string {
  return [
    format(locale, messages.letterHello, { name: reader }),
    format(locale, messages.letterThanks, { reference }),
    ...REPLY_TEMPLATES[name].paragraphs.map((paragraph) => (paragraph ? format(locale, paragraph) : "- ")),
    format(locale, messages.letterClose),
  ].join("\n\n");
}
