import { msg } from "#app/i18n/message.ts";

/** In a field whose text is too long. */
export const textLength = msg(
  "{length} characters. Write at most {limit}.",
  "{length} carachtar. Scríobh {limit} ar a mhéad.",
);
/** Above a form with such a field, which says how long its text is. */
export const textTooLong = msg(
  "Nothing was sent or saved yet: a text is too long. Shorten what is marked.",
  "Níor seoladh ná níor sábháladh aon rud fós: tá téacs rófhada ann. Giorraigh an téacs atá marcáilte.",
);
