import { msg } from "#app/i18n/message.ts";

export { searches as title } from "#app/i18n/messages/admin/section-names.ts";
export const lede = msg(
  "What visitors looked for in the shop and did not find, and what their words mean.",
  "An rud a lorg cuairteoirí sa siopa agus nár aimsigh siad, agus brí a gcuid focal.",
);
export const misses = msg("Found nothing", "Gan toradh");
export const noMisses = msg("Every search has found something", "D’aimsigh gach cuardach rud éigin");
export const noMissesText = msg(
  "A search that finds nothing in the shop is listed here, with how often it was asked.",
  "Liostaítear anseo cuardach nach n-aimsíonn aon rud sa siopa, agus a mhinice a iarradh é.",
);
export const searched = msg("Searched for", "Cuardaíodh");
export const times = msg("Times", "Uaireanta");
export const lastSeen = msg("Last", "An uair dheireanach");
export const actions = msg("What to do", "Cad atá le déanamh");
export const addFor = msg("Add a synonym", "Cuir comhchiallach leis");
export const tryIt = msg("Try it", "Bain triail as");
export const forget = msg("Take off the list", "Bain den liosta");
export const synonyms = msg("Synonyms", "Comhchiallaigh");
export const synonymsText = msg(
  "A search with one of the words on the left also finds products with any of the words on the right. Separate words by commas; fadas and capitals make no difference.",
  "Aimsíonn cuardach a bhfuil ceann de na focail ar chlé ann táirgí le haon cheann de na focail ar dheis freisin. Scar na focail le camóga; is cuma faoi shíntí fada ná ceannlitreacha.",
);
export const terms = msg("Words of visitors", "Focail na gcuairteoirí");
export const meanings = msg("Also search for", "Cuardaigh freisin");
export const add = msg("Add synonym", "Cuir leis");
export const save = msg("Save", "Sábháil");
export const remove = msg("Remove", "Bain amach");
export const saved = msg("Saved", "Sábháilte");
export const empty = msg(
  "Write at least one word on each side.",
  "Scríobh focal amháin ar a laghad ar gach taobh.",
);
export const gone = msg(
  "This synonym was removed meanwhile. Add it again if it is still wanted.",
  "Baineadh an comhchiallach seo amach idir an dá linn. Cuir leis arís é má tá sé ag teastáil fós.",
);
export const tooMany = msg(
  "There are 500 synonyms already. Remove one first.",
  "Tá 500 comhchiallach ann cheana. Bain ceann amach ar dtús.",
);
export const searchLabel = msg("Part of what was searched", "Cuid den rud a cuardaíodh");
export const mostFirst = msg("Most often first", "Is minice ar dtús");
export const noMatch = msg("No search like that is on record.", "Níl a leithéid de chuardach ar taifead.");
