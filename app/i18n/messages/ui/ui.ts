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
export const refusedTitle = msg("Error: {title}", "Earráid: {title}");
