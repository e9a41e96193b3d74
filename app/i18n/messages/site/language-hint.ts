import { msg } from "#app/i18n/message.ts";

/** Said in the language the visitor chose before, on a page in the other one. */
export const chosenBefore = msg(
  "You chose English the last time.",
  "Roghnaigh tú an Ghaeilge an uair dheireanach.",
);
export const readHere = msg("Read this page in English", "Léigh an leathanach seo i nGaeilge");
export const stay = msg("Stay in Irish", "Fan leis an mBéarla");
