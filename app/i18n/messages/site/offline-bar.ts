import { msg } from "#app/i18n/message.ts";

export const tryAgain = msg("Try again", "Bain triail eile as");
export const bar = msg(
  "No connection. This page is as you last saw it.",
  "Níl ceangal ann. Tá an leathanach seo mar a chonaic tú go deireanach é.",
);
