import { msg } from "#app/i18n/message.ts";

export const tryAgain = msg("Try again", "Bain triail eile as");
export const bar = msg(
  "No connection. This page is as you last saw it.",
  "Níl ceangal ann. Tá an leathanach seo mar a chonaic tú go deireanach é.",
);
/** Of pages with prices. */
export const shopBar = msg(
  "No connection. This page is as you last saw it; prices and stock may have changed.",
  "Níl ceangal ann. Tá an leathanach seo mar a chonaic tú go deireanach é; d’fhéadfadh praghsanna agus stoc a bheith athraithe.",
);
