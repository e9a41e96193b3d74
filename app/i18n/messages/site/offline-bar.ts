import { msg } from "#app/i18n/message.ts";

export const tryAgain = msg("Try again", "Bain triail eile as");
export const bar = msg(
  "No connection. This page may have changed since you saw it.",
  "Níl ceangal ann. Seans go bhfuil an leathanach seo athraithe ó chonaic tú é.",
);
