import { msg, plural } from "#app/i18n/message.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";

export { categories as title } from "#app/i18n/messages/admin/section-names.ts";
export const find = msg("Name of a category", "Ainm catagóire");
export const noneFound = msg("No category has such a name", "Níl a leithéid d’ainm ar aon chatagóir");
export const noneFoundHint = msg(
  "Try a part of the name, in English or in Irish.",
  "Bain triail as cuid den ainm, i mBéarla nó i nGaeilge.",
);
export const showAll = msg("Show all categories", "Taispeáin gach catagóir");
export const name = msg("Name in English", "Ainm i mBéarla");
export const nameGa = msg("Name in Irish", "Ainm i nGaeilge");
export const slug = msg("URL slug", "Slug URL");
export const text = msg("Text in English", "Téacs i mBéarla");
export const textGa = msg("Text in Irish", "Téacs i nGaeilge");
export const picture = msg("Picture", "Pictiúr");
export const pictureHint = msg(
  "Shown with the text above the category’s products, and on the shop’s front in place of a product’s picture. Its description comes from the media library.",
  "Taispeántar é leis an téacs os cionn tháirgí na catagóire, agus ar leathanach tosaigh an tsiopa in áit phictiúr táirge. Tagann a chur síos ón leabharlann meán.",
);
export const parent = msg("Parent category", "Máthairchatagóir");
export const top = msg("At the top", "Ag an mbarr");
export const hidden = msg("Hidden, with its products", "I bhfolach, lena cuid táirgí");
export const hiddenBySlug = msg(
  "A category with the URL slug chairs is always hidden. Another slug shows it.",
  "Bíonn catagóir leis an slug URL chairs i bhfolach i gcónaí. Taispeántar í le slug eile.",
);
export const hiddenTag = msg("Hidden", "I bhfolach");
export const electrical = msg(
  "Its products are electrical equipment",
  "Is trealamh leictreach a cuid táirgí",
);
export const save = msg("Save", "Sábháil");
export const up = msg("Move {name} up", "Bog {name} suas");
export const down = msg("Move {name} down", "Bog {name} síos");
export const drag = msg(
  "Drag onto an edge to put it before or after, onto the middle to put it below",
  "Tarraing: ar imeall le seasamh roimhe nó ina dhiaidh, ar an lár le seasamh faoi",
);
export const into = msg("Move all products to", "Bog gach táirge go");
export const merge = msg("Merge and delete this one", "Cumaisc agus scrios an ceann seo");
export const mergeQuestion = msg(
  "Merge {from} into {into}?",
  "An gcumascfar {from} leis an gcatagóir seo: {into}?",
);
export const mergeText = msg(
  "Products that move: {products}. Categories below it that move: {children}. {from} is deleted, and that cannot be undone.",
  "Táirgí a bhogann: {products}. Catagóirí fúithi a bhogann: {children}. Scriostar {from}, agus ní féidir é sin a chealú.",
);
export const mergeTerms = msg(
  "What these price lists and discount codes say of it holds for all of the other category afterwards: {terms}.",
  "An méid a deir na liostaí praghsanna agus na cóid lascaine seo fúithi, beidh sé i bhfeidhm don chatagóir eile ar fad ina dhiaidh sin: {terms}.",
);
export const mergeYes = msg("Merge the categories", "Cumaisc na catagóirí");
export const ticked = msg("ticked", "ticeáilte");
export const unticked = msg("not ticked", "gan tic");
export const remove = msg("Delete", "Scrios");
export const add = msg("Add a category", "Cuir catagóir leis");
export const done = msg("Done. Visitors see it at once.", "Déanta. Feiceann cuairteoirí láithreach é.");
export const products = plural(
  { one: "{n} product", other: "{n} products" },
  { one: "Táirge amháin", two: "{n} tháirge", few: "{n} tháirge", many: "{n} dtáirge", other: "{n} táirge" },
);
export const refusals = {
  "name-needed": msg("Write a name in English.", "Scríobh ainm i mBéarla."),
  slug: msg(
    "URL slug: small letters, digits and single hyphens only.",
    "Slug URL: litreacha beaga, digití agus fleiscíní aonair amháin.",
  ),
  "slug-taken": msg("Another category has this URL slug.", "Tá an slug URL seo ag catagóir eile."),
  "name-taken": msg(
    "There is a category of this name in that place.",
    "Tá catagóir den ainm seo san áit sin.",
  ),
  "below-itself": msg("A category cannot be below itself.", "Ní féidir le catagóir a bheith fúithi féin."),
  "not-empty": msg(
    "It has products, items for hire or categories below it. Merge it into another instead.",
    "Tá táirgí, míreanna cíosa nó catagóirí fúithi. Cumaisc le ceann eile í ina áit sin.",
  ),
  conflict: msg(
    "It was changed meanwhile, and nothing of yours is saved yet. What is stored is shown beside your fields; save again to store yours.",
    "Athraíodh í idir an dá linn, agus níor sábháladh aon rud uaitse fós. Tá a bhfuil stóráilte in aice le do réimsí; sábháil arís chun do chuidse a stóráil.",
  ),
  "parent-gone": msg(
    "The category above it is not there any more. Choose another place.",
    "Níl an chatagóir os a cionn ann a thuilleadh. Roghnaigh áit eile.",
  ),
  "picture-gone": msg(
    "The picture is not in the library any more. Choose another one.",
    "Níl an pictiúr sa leabharlann a thuilleadh. Roghnaigh ceann eile.",
  ),
  "too-long": textTooLong,
  "into-needed": msg(
    "Choose the category that its products move to.",
    "Roghnaigh an chatagóir a mbogann a cuid táirgí chuici.",
  ),
  "not-found": msg("It is not there any more.", "Níl sí ann a thuilleadh."),
} as const;
