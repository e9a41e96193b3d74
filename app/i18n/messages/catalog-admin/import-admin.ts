import { msg, plural } from "#app/i18n/message.ts";

export const stepsTitle = msg("See what changes first", "Féach ar dtús cad a athraíonn");
export const stepsLead = msg(
  "The best way for a first file or a large one. You name the columns, answer three questions and see every change before anything is written. Pictures are fetched afterwards, and the whole import can be undone.",
  "An bealach is fearr do chéad chomhad nó do chomhad mór. Ainmníonn tú na colúin, freagraíonn tú trí cheist agus feiceann tú gach athrú sula scríobhtar aon rud. Faightear na pictiúir ina dhiaidh, agus is féidir an iompórtáil ar fad a chealú.",
);
export const chooseLabel = msg("Your file (CSV)", "Do chomhad (CSV)");
export const upload = msg("Upload and review", "Uaslódáil agus seiceáil");
export const begin = msg("Start with a file", "Tosaigh le comhad");
export const foundInFile = msg("Found in the file", "Le fáil sa chomhad");
export const uploading = msg("Uploading…", "Á huaslódáil…");
export { importProducts as imports } from "#app/i18n/messages/admin/section-names.ts";

export const stepColumns = msg("Columns and questions", "Colúin agus ceisteanna");
export const stepCheck = msg("Check", "Seiceáil");
export const stepImport = msg("Import", "Iompórtáil");
export const stepReport = msg("Report", "Tuairisc");
export const steps = msg("Steps of this import", "Céimeanna na hiompórtála seo");

export const columnsTitle = msg("What do the columns mean?", "Cad is brí leis na colúin?");
export const columnsAllKnown = msg(
  "Every column is known. There is nothing to do here.",
  "Tá gach colún ar eolas. Níl aon rud le déanamh anseo.",
);
export const columnsUnknown = msg(
  "These columns have names that WooCommerce does not use. Say what they are, or leave them out.",
  "Tá ainmneacha ar na colúin seo nach n-úsáideann WooCommerce. Abair cad iad, nó fág ar lár iad.",
);
export const columnsKnown = plural(
  { one: "{n} column known by its name", other: "{n} columns known by their names" },
  {
    one: "colún amháin ar eolas óna ainm",
    two: "{n} cholún ar eolas óna n-ainm",
    few: "{n} cholún ar eolas óna n-ainm",
    many: "{n} gcolún ar eolas óna n-ainm",
    other: "{n} colún ar eolas óna n-ainm",
  },
);
export const column = msg("In your file", "I do chomhad");
export const samples = msg("First values", "Na chéad luachanna");
export const becomes = msg("Becomes", "Déantar de");
export const leaveOut = msg("Leave out", "Fág ar lár");
export const suggested = msg("Suggested", "Molta");
export const sameMeaning = msg(
  "Two columns cannot both be {field}.",
  "{field}: ní féidir an bhrí seo a thabhairt do dhá cholún.",
);
export const asItIs = msg("Read as it is", "Léite mar atá");

export const questionsTitle = msg("Three questions", "Trí cheist");
export const vatQuestion = msg("Do the prices include VAT?", "An bhfuil CBL san áireamh sna praghsanna?");
export const vatYes = msg("Yes, they include VAT", "Tá, tá CBL san áireamh");
export const vatNo = msg("No, add each product's rate", "Níl, cuir ráta gach táirge leis");
export const product = msg("Product", "Táirge");
export const priceIncluded = msg("If they include it", "Má tá sé san áireamh");
export const priceAdded = msg("If it is added", "Má chuirtear leis é");
export const blankQuestion = msg("What does a blank cell mean?", "Cad is brí le cill bhán?");
export const blankKeep = msg("Keep what the shop has", "Coinnigh a bhfuil sa siopa");
export const blankClear = msg("Clear what the shop has", "Glan a bhfuil sa siopa");
export const makerQuestion = msg(
  "And new products that name no manufacturer?",
  "Agus táirgí nua nach n-ainmníonn déantúsóir?",
);
export const makerHint = msg(
  "EU law requires the manufacturer's name and address with every offer (General Product Safety Regulation, Article 19). A brand can carry them for all its products.",
  "Éilíonn dlí an AE ainm agus seoladh an déantúsóra le gach tairiscint (an Rialachán maidir le Sábháilteacht Ghinearálta Táirgí, Airteagal 19). Is féidir le branda iad a iompar dá tháirgí uile.",
);
export const makerPublish = msg("Publish them as the file says", "Foilsigh iad mar a deir an comhad");
export const makerDraft = msg("Keep them as drafts", "Coinnigh mar dhréachtaí iad");
export const check = msg("Check without writing", "Seiceáil gan scríobh");
export const discard = msg("Discard", "Caith amach");

export const checkingTitle = msg("Checking the file", "An comhad á sheiceáil");
export const runningTitle = msg("Importing", "Á iompórtáil");
export const undoingTitle = msg("Taking the import back", "An iompórtáil á cur ar ceal");
export const progress = msg("{done} of {total} rows", "{done} as {total} sraith");
export const mayLeave = msg(
  "You may leave this page. The work goes on, even after a restart of the server.",
  "Is féidir leat an leathanach seo a fhágáil. Leanann an obair ar aghaidh, fiú tar éis atosú an fhreastalaí.",
);
export const reload = msg("See how far it is", "Féach cá bhfuil sé");
export const stop = msg("Stop", "Stad");
export const stopping = msg(
  "Stopping after the products in hand.",
  "Ag stopadh i ndiaidh na dtáirgí atá idir lámha.",
);

export const checkedTitle = msg("Nothing is written yet", "Níl aon rud scríofa fós");
export const checkedText = msg("This is what the import will do.", "Seo a dhéanfaidh an iompórtáil.");
export const nothingToDo = msg(
  "The shop has all of this already: the import would change nothing.",
  "Tá sé seo ar fad ag an siopa cheana: ní athródh an iompórtáil aon rud.",
);
export const importNow = msg("Import now", "Iompórtáil anois");
export const changeAnswers = msg("Change columns or answers", "Athraigh colúin nó freagraí");
export const willCreate = msg("New products", "Táirgí nua");
export const firstNew = msg("The first new products", "Na chéad táirgí nua");
export const willChange = msg("Changed products", "Táirgí athraithe");
export const willKeep = msg("Unchanged", "Gan athrú");
export const willFail = msg("Rows left out", "Sraitheanna fágtha ar lár");
export const newCategories = msg("New categories", "Catagóirí nua");
export const newBrands = msg("New brands", "Brandaí nua");
export const makerless = msg("New products without a manufacturer", "Táirgí nua gan déantúsóir");
export const priceless = msg("New products without a price", "Táirgí nua gan phraghas");
export const picturesToFetch = msg("Pictures to fetch", "Pictiúir le fáil");
export const tree = msg("Categories that will be made", "Catagóirí a dhéanfar");
export const treeCut = msg("and {n} more", "agus {n} eile");
export const changesTitle = msg("What changes, value by value", "Cad a athraíonn, luach ar luach");
export const field = msg("Value", "Luach");
export const oldValue = msg("In the shop", "Sa siopa");
export const newValue = msg("In the file", "Sa chomhad");
export const keptTitle = msg("Left as they are", "Fágtha mar atá");
export const valueBefore = msg("Before the import", "Roimh an iompórtáil");
export const valueNow = msg("In the shop now", "Sa siopa anois");
export const asInFile = msg("as in the file", "mar atá sa chomhad");
export const blank = msg("blank", "bán");

export const busyTitle = msg("Another import is running", "Tá iompórtáil eile ar siúl");
export const busyText = msg(
  "{file} is being imported just now. Only one import changes the shop at a time; yours can start when it is done.",
  "Tá {file} á iompórtáil anois díreach. Ní athraíonn ach iompórtáil amháin an siopa ag an am; is féidir do cheannsa a thosú nuair a bheidh sí críochnaithe.",
);
export const gone = msg(
  "That is no longer possible: somebody has gone on with this import. This is where it is now.",
  "Ní féidir é sin a thuilleadh: lean duine éigin leis an iompórtáil seo. Seo mar atá sí anois.",
);
export const finishedTitle = msg("Import complete", "Iompórtáil críochnaithe");
export const stoppedTitle = msg("Stopped", "Stoptha");
export const stoppedText = msg(
  "What was written is whole. You can go on where it stopped, or undo it.",
  "Tá a bhfuil scríofa slán. Is féidir leat leanúint ar aghaidh ón áit ar stop sí, nó í a chealú.",
);
export const cutTitle = msg("Cut off", "Gearrtha");
export const cutText = msg(
  "A fault ended this import. What was written is whole; go on where it stopped, or undo it.",
  "Chuir locht deireadh leis an iompórtáil seo. Tá a bhfuil scríofa slán; lean ar aghaidh ón áit ar stop sí, nó cealaigh í.",
);
export const undoCutTitle = msg("Undoing was cut off", "Gearradh an cealú");
export const undoCutText = msg(
  "A fault ended the undoing of this import. What was taken back stays taken back; go on where it stopped.",
  "Chuir locht deireadh le cealú na hiompórtála seo. Fanann ar cealaíodh cealaithe; lean ar aghaidh ón áit ar stop sé.",
);
export const goOnUndoing = msg("Go on undoing", "Lean den chealú");
export const goOn = msg("Continue", "Lean ar aghaidh");
export const undoneTitle = msg("Undone", "Cealaithe");
export const undoneText = msg(
  "The shop is as it was before this import.",
  "Tá an siopa mar a bhí roimh an iompórtáil seo.",
);
export const picturesLeft = plural(
  {
    one: "{n} picture that was uploaded for it stays in Media.",
    other: "{n} pictures that were uploaded for it stay in Media.",
  },
  {
    one: "Fanann pictiúr amháin a uaslódáladh di sna Meáin.",
    two: "Fanann {n} phictiúr a uaslódáladh di sna Meáin.",
    few: "Fanann {n} phictiúr a uaslódáladh di sna Meáin.",
    many: "Fanann {n} bpictiúr a uaslódáladh di sna Meáin.",
    other: "Fanann {n} pictiúr a uaslódáladh di sna Meáin.",
  },
);
export const seeMedia = msg("See the uploads", "Féach ar na huaslódálacha");
export const figuresBeforeUndo = msg(
  "These are the figures of the import, from before it was undone.",
  "Seo figiúirí na hiompórtála, ó sular cealaíodh í.",
);
export const keptText = plural(
  {
    one: "{n} product was left as it is, because it was changed or ordered since.",
    other: "{n} products were left as they are, because they were changed or ordered since.",
  },
  {
    one: "Fágadh táirge amháin mar atá, toisc gur athraíodh nó gur ordaíodh é ó shin.",
    two: "Fágadh {n} tháirge mar atá, toisc gur athraíodh nó gur ordaíodh iad ó shin.",
    few: "Fágadh {n} tháirge mar atá, toisc gur athraíodh nó gur ordaíodh iad ó shin.",
    many: "Fágadh {n} dtáirge mar atá, toisc gur athraíodh nó gur ordaíodh iad ó shin.",
    other: "Fágadh {n} táirge mar atá, toisc gur athraíodh nó gur ordaíodh iad ó shin.",
  },
);
export const keptChanged = msg("Changed since", "Athraithe ó shin");
export const keptOrdered = msg("Ordered since", "Ordaithe ó shin");
export const undo = msg("Undo this import", "Cealaigh an iompórtáil seo");
export const undoQuestion = msg("Undo the import of {file}?", "An gcealófar an iompórtáil seo: {file}?");
export const undoCounts = msg(
  "New products that go: {created}. Changed products that get their old values back: {updated}.",
  "Táirgí nua a imíonn: {created}. Táirgí athraithe a fhaigheann a seanluachanna ar ais: {updated}.",
);
export const undoRest = msg(
  "What was changed or ordered since stays and is listed.",
  "Fanann a bhfuil athraithe nó ordaithe ó shin, agus liostaítear é.",
);
export const undoYes = msg("Undo the import", "Cealaigh an iompórtáil");
export const discardQuestion = msg("Throw {file} away?", "An gcaithfear {file} amach?");
export const discardText = msg(
  "Nothing of it has been imported. To import it later, upload it again.",
  "Níor iompórtáladh aon chuid de. Chun é a iompórtáil níos déanaí, uaslódáil arís é.",
);
export const discardYes = msg("Discard the file", "Caith amach an comhad");
export const undoHint = msg(
  "New products go, changed ones get their old values back. What was changed or ordered since stays and is listed.",
  "Imíonn táirgí nua, faigheann táirgí athraithe a seanluachanna ar ais. Fanann a bhfuil athraithe nó ordaithe ó shin, agus liostaítear é.",
);
export const errorFile = msg("Rows with problems as a CSV file", "Sraitheanna le fadhbanna mar chomhad CSV");
export const leftOutFile = msg(
  "Only the rows left out, to correct (CSV)",
  "Na sraitheanna a fágadh ar lár amháin, le ceartú (CSV)",
);
export const leftOutHint = msg(
  "The file says in its first columns what is wrong with each row. Correct the cells behind them, save it as CSV and import it like any other: only these rows are read, and the first columns are ignored.",
  "Deir an comhad sna chéad cholúin cad atá mícheart le gach sraith. Ceartaigh na cealla ina ndiaidh, sábháil mar CSV é agus iompórtáil é mar aon cheann eile: ní léitear ach na sraitheanna seo, agus déantar neamhaird de na chéad cholúin.",
);
export const stateDraft = msg("Not checked yet", "Gan seiceáil fós");
export const stateChecked = msg("Checked, not imported", "Seiceáilte, gan iompórtáil");
