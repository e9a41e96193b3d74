import { msg } from "#app/i18n/message.ts";

export const navigation = msg("Back office", "Cúloifig");
export const quickLinks = msg("Quick links", "Naisc thapa");
export const logOut = msg("Log out", "Logáil amach");

export const keys = msg("Keyboard shortcuts", "Aicearraí méarchláir");
export const keyNext = msg("Next in the list", "An chéad cheann eile sa liosta");
export const keyPrevious = msg("Previous in the list", "An ceann roimhe sa liosta");
export const keyOpen = msg("Open it", "Oscail é");
export const keySearch = msg("Search", "Cuardaigh");
export const keyHelp = msg("Show these keys", "Taispeáin na heochracha seo");

export const actionFailed = msg(
  "The site did not answer: no connection, or a fault. Everything on this page is still here. Try again.",
  "Níor fhreagair an suíomh: níl ceangal ann, nó tá fadhb ann. Tá gach rud ar an leathanach seo fós. Bain triail eile as.",
);
