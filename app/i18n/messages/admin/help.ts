import { msg } from "#app/i18n/message.ts";

export { help as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "A short manual, by what you want to get done. It is in English.",
  "Lámhleabhar gairid, de réir an ruda is mian leat a dhéanamh. Is i mBéarla atá sé.",
);
export const search = msg("What do you want to do?", "Cad is mian leat a dhéanamh?");
export const find = msg("Search", "Cuardaigh");
export const about = msg("Help: {chapter}", "Cabhair: {chapter}");
export const chapters = msg("All chapters", "Gach caibidil");
export const none = msg("No chapter speaks of that", "Níl aon chaibidil faoi sin");
export const noneText = msg(
  "Try another word for it, or look through the chapters below.",
  "Bain triail as focal eile, nó féach trí na caibidlí thíos.",
);
export const previous = msg("Before: {chapter}", "Roimhe: {chapter}");
export const next = msg("Next: {chapter}", "Ar aghaidh: {chapter}");
