import { msg } from "#app/i18n/message.ts";

export const close = msg("Close", "Dún");
export const notYet = msg("Not yet", "Ná déan fós");
export const leaveIt = msg("No, leave it as it is", "Ná déan, fág mar atá sé");
export const undo = msg("Undo", "Cealaigh an gníomh");
export const loading = msg("Loading", "Ag lódáil");
export const requiredHint = msg(
  "Fields marked * are required.",
  "Tá gach réimse a bhfuil * leis riachtanach.",
);
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
export const select = msg("Select…", "Roghnaigh…");
export const error = msg("Error", "Earráid");
export const problem = msg("There is a problem", "Tá fadhb ann");

export const pagination = msg("Pages", "Leathanaigh");
export const firstPage = msg("First page", "An chéad leathanach");
export const previous = msg("Previous", "Roimhe");
export const next = msg("Next", "Ar aghaidh");
export const pageNumber = msg("Page {n}", "Leathanach {n}");
export const breadcrumb = msg("Breadcrumb", "Mionrian");
export const notifications = msg("Notifications", "Fógraí");
export const newTab = msg("Opens in a new tab", "Osclaítear i dtáb nua é");
export const privacyLink = msg("How we look after your data", "Conas a thugaimid aire do do chuid sonraí");
