import { msg } from "#app/i18n/message.ts";

export const keptTerms = msg("Terms of hire of your quote", "Téarmaí cíosa do luachana");
export const keptTermsNote = msg(
  "Quote {number}, version {version}, was sent with these terms on {date}.",
  "Seoladh luachan {number}, leagan {version}, leis na téarmaí seo an {date}.",
);
export const backToQuote = msg("Back to the quote", "Ar ais chuig an luachan");

/** The page of the terms as they are today, of a quote that keeps only the day of its own. */
export const termsOfDay = msg("Read the terms of hire of {date}", "Léigh téarmaí cíosa an {date}");
export const sentWithTerms = msg(
  "This quote was sent with those of {date}.",
  "Seoladh an luachan seo le téarmaí an {date}.",
);
