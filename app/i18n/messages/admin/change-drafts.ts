/** Drafts of changes to a published product or entry: its buttons and its banner. */
import { msg } from "#app/i18n/message.ts";

export const saveAsDraft = msg("Save as draft", "Sábháil mar dhréacht");
export const saveDraft = msg("Save draft", "Sábháil an dréacht");
export const publishChanges = msg("Publish changes", "Foilsigh na hathruithe");
export const discard = msg("Discard draft", "Caith amach an dréacht");
export const discardSure = msg("Discard the draft for good", "Caith amach an dréacht go buan");
export const discardText = msg(
  "The draft is deleted, with what you have typed since. What is published stays as it is.",
  "Scriostar an dréacht, agus aon rud a chlóscríobh tú ó shin. Fanann a bhfuil foilsithe mar atá.",
);
export const changed = msg("Changed", "Athraithe");
export const title = msg(
  "Draft: these changes are not published",
  "Dréacht: níl na hathruithe seo foilsithe",
);
export const savedBy = msg("Saved by {name} on {time}.", "Sábháilte ag {name}, {time}.");
export const savedAt = msg("Saved on {time}.", "Sábháilte {time}.");
export const stillPublished = msg(
  "The public page still shows the published version. The form holds the draft: Save draft keeps it apart, every other button that saves takes it over.",
  "Taispeánann an leathanach poiblí an leagan foilsithe fós. Tá an dréacht san fhoirm: coinníonn “Sábháil an dréacht” ar leith é, agus glacann gach cnaipe sábhála eile leis.",
);
export const notPublished = msg(
  "Visitors do not see it at present. The form holds the draft; saving takes it over.",
  "Ní fheiceann cuairteoirí é faoi láthair. Tá an dréacht san fhoirm; glactar leis nuair a shábhálann tú.",
);
export const conflicting = msg(
  "Changed in the published version too since: {fields}. Publishing shows both versions first.",
  "Athraithe sa leagan foilsithe chomh maith ó shin: {fields}. Taispeánfar an dá leagan sula bhfoilsítear.",
);
export const differences = msg("What differs: {fields}", "Na difríochtaí: {fields}");
export const noDifference = msg(
  "Nothing differs from the published version any more.",
  "Níl aon difríocht ón leagan foilsithe a thuilleadh.",
);
export const saved = msg(
  "Draft saved. The public page still shows the published version.",
  "Dréacht sábháilte. Taispeánann an leathanach poiblí an leagan foilsithe fós.",
);
export const unchanged = msg(
  "Nothing differs from the published version, so there is no draft.",
  "Níl aon difríocht ón leagan foilsithe, mar sin níl aon dréacht ann.",
);
export const published = msg(
  "Changes published. Visitors see them at once.",
  "Foilsíodh na hathruithe. Feiceann cuairteoirí láithreach iad.",
);
export const takenOver = msg(
  "The changes of the draft are saved; there is no draft any more.",
  "Tá athruithe an dréachta sábháilte; níl aon dréacht ann a thuilleadh.",
);
export const taken = msg(
  "Saved with the changes of the draft; there is no draft any more. Visitors do not see it at present.",
  "Sábháilte le hathruithe an dréachta; níl aon dréacht ann a thuilleadh. Ní fheiceann cuairteoirí é faoi láthair.",
);
export const publishedWith = msg(
  "Published with the changes of the draft; there is no draft any more. Visitors see it at once.",
  "Foilsithe le hathruithe an dréachta; níl aon dréacht ann a thuilleadh. Feiceann cuairteoirí láithreach é.",
);
export const offlineWith = msg(
  "Visitors do not see it any more. It was saved with the changes of the draft; there is no draft any more.",
  "Ní fheiceann cuairteoirí a thuilleadh é. Sábháladh é le hathruithe an dréachta; níl aon dréacht ann a thuilleadh.",
);
export const publishAndGenerate = msg(
  "Publish changes and generate variations",
  "Foilsigh na hathruithe agus gin na leaganacha",
);
export const previewed = msg(
  "A preview for staff: this is the draft. Visitors see the published version until the changes are published.",
  "Réamhamharc don fhoireann: seo an dréacht. Feiceann cuairteoirí an leagan foilsithe go dtí go bhfoilsítear na hathruithe.",
);
export const previewFaults = msg(
  "A preview for staff, without the draft: it cannot be shown until these fields are mended: {fields}. This is what is stored.",
  "Réamhamharc don fhoireann, gan an dréacht: ní féidir é a thaispeáint go dtí go gceartaítear na réimsí seo: {fields}. Seo a bhfuil stóráilte.",
);
export const discarded = msg(
  "Draft discarded. What is published stays as it is.",
  "Caitheadh amach an dréacht. Fanann a bhfuil foilsithe mar atá.",
);
export const changedMeanwhile = msg(
  "Not discarded: the draft was saved meanwhile. What was saved is below.",
  "Níor caitheadh amach é: sábháladh an dréacht idir an dá linn. Tá an méid a sábháladh thíos.",
);
export const conflictSaved = msg(
  "A draft was saved since you opened this page, by a colleague or in another window",
  "Sábháladh dréacht ó d’oscail tú an leathanach seo, ag comhghleacaí nó i bhfuinneog eile",
);
export const conflictSavedText = msg(
  "Nothing is lost and nothing is saved yet. In these fields yours differs from that draft; yours is in the form. Change what you want, then save or publish again.",
  "Níor cailleadh dada agus níor sábháladh dada fós. Sna réimsí seo tá difríocht idir do cheannsa agus an dréacht sin; tá do cheannsa san fhoirm. Athraigh an rud is mian leat, ansin sábháil nó foilsigh arís.",
);
export const conflictGone = msg(
  "This draft was discarded or published meanwhile",
  "Caitheadh amach an dréacht seo, nó foilsíodh é, idir an dá linn",
);
export const conflictGoneText = msg(
  "Nothing is saved yet. The form holds what you had before you. Save it as a draft again, publish it, or open the page again to see what is published.",
  "Níor sábháladh dada fós. Tá an rud a bhí romhat san fhoirm. Sábháil mar dhréacht arís é, foilsigh é, nó oscail an leathanach arís chun a bhfuil foilsithe a fheiceáil.",
);
export const productScope = msg(
  "Texts, prices and the choice of pictures wait in the draft. The stock history and edits in the product list apply at once, and so do descriptions in the media library.",
  "Fanann téacsanna, praghsanna agus rogha na bpictiúr sa dréacht. Cuirtear stair an stoic agus athruithe i liosta na dtáirgí i bhfeidhm láithreach, agus cur síos sa leabharlann meán freisin.",
);
export const entryScope = msg(
  "Texts, pictures, the sample mark and the times wait in the draft. The order of the list and its buttons apply at once, and so do descriptions in the media library.",
  "Fanann téacsanna, pictiúir, an marc samplach agus na hamanna sa dréacht. Cuirtear ord an liosta agus a chnaipí i bhfeidhm láithreach, agus cur síos sa leabharlann meán freisin.",
);
