import { msg } from "#app/i18n/message.ts";

export const tryAgain = msg("Try again", "Bain triail eile as");
export const bar = msg(
  "No connection. This page may have changed.",
  "Níl ceangal ann. Seans gur athraíodh an leathanach seo.",
);
