import { msg } from "#app/i18n/message.ts";

/** Why a question of a page had no answer. */
export const failures = {
  "signed-out": msg(
    "You have been logged out, or your role was changed.",
    "Logáladh amach thú, nó athraíodh do ról.",
  ),
  "not-allowed": msg("Your role does not allow this.", "Ní cheadaíonn do ról é seo."),
  refused: msg("The site did not take this.", "Níor ghlac an suíomh leis seo."),
  away: msg("There is no connection to the site.", "Níl aon cheangal leis an suíomh."),
} as const;

export const figuresLate = msg(
  "The figures are from before your last change. {reason} What you typed is kept.",
  "Is ón am roimh d’athrú deireanach na figiúirí. {reason} Tá ar scríobh tú coinnithe.",
);
export const tryAgain = msg("Try again", "Bain triail eile as");
