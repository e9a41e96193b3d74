import { msg, plural } from "#app/i18n/message.ts";

export { content as title } from "#app/i18n/messages/admin/section-names.ts";
export const intro = msg(
  "What visitors read and see on the pages, list by list. What you save is on the site at once.",
  "An méid a léann agus a fheiceann cuairteoirí ar na leathanaigh, liosta ar liosta. Bíonn an rud a shábhálann tú ar an suíomh láithreach.",
);
export const collection = msg("List", "Liosta");
export const entries = msg("Entries", "Iontrálacha");
export const sample = msg("Sample", "Sampla");
export const sampleColumn = msg("Sample content", "Ábhar samplach");
export const missing = msg("Irish missing", "Gaeilge in easnamh");
export const stale = msg("Irish out of date", "Gaeilge as dáta");
export const hidden = msg("Hidden", "I bhfolach");
export const published = msg("Published", "Foilsithe");
export const state = msg("Status", "Stádas");
export const samplesLeft = plural(
  { one: "{n} sample entry still to replace", other: "{n} sample entries still to replace" },
  {
    one: "Iontráil shamplach amháin fós le hathsholáthar",
    two: "{n} iontráil shamplacha fós le hathsholáthar",
    few: "{n} iontráil shamplacha fós le hathsholáthar",
    many: "{n} n-iontráil shamplacha fós le hathsholáthar",
    other: "{n} iontráil shamplach fós le hathsholáthar",
  },
);
export const irishMissing = plural(
  { one: "{n} entry lacks Irish", other: "{n} entries lack Irish" },
  {
    one: "Tá Gaeilge de dhíth ar iontráil amháin",
    two: "Tá Gaeilge de dhíth ar {n} iontráil",
    few: "Tá Gaeilge de dhíth ar {n} iontráil",
    many: "Tá Gaeilge de dhíth ar {n} n-iontráil",
    other: "Tá Gaeilge de dhíth ar {n} iontráil",
  },
);
export const irishStale = plural(
  { one: "{n} entry has Irish that is out of date", other: "{n} entries have Irish that is out of date" },
  {
    one: "Tá Gaeilge as dáta in iontráil amháin",
    two: "Tá Gaeilge as dáta in {n} iontráil",
    few: "Tá Gaeilge as dáta in {n} iontráil",
    many: "Tá Gaeilge as dáta in {n} n-iontráil",
    other: "Tá Gaeilge as dáta in {n} iontráil",
  },
);
export const allDone = msg(
  "No sample content is left, and everything is said in both languages.",
  "Níl aon ábhar samplach fágtha, agus tá gach rud ráite sa dá theanga.",
);
export const entryCount = plural(
  { one: "{n} entry", other: "{n} entries" },
  {
    one: "Iontráil amháin",
    two: "{n} iontráil",
    few: "{n} iontráil",
    many: "{n} n-iontráil",
    other: "{n} iontráil",
  },
);

export const legalPages = msg("Legal pages", "Leathanaigh dhlíthiúla");
export const legalText = msg(
  "Each sentence can be changed as a site text. The particulars in them come from the settings.",
  "Is féidir gach abairt a athrú mar théacs an tsuímh. Ó na socruithe a thagann na sonraí iontu.",
);
export const legalWords = msg("Change the words", "Athraigh na focail");
export const legalMark = msg(
  "to be confirmed by the company's solicitor",
  "le deimhniú ag aturnae na cuideachta",
);
export const legalTicked = msg("confirmed · {name}, {day}", "deimhnithe · {name}, {day}");
export const legalChanged = msg(
  "changed since {name} ticked it off on {day}",
  "athraithe ó thiceáil {name} é an {day}",
);
export const legalChangedMeanwhile = msg(
  "The words of this legal page were changed since you opened the list, by a colleague or in another window. Nothing was ticked off.",
  "Athraíodh focail an leathanaigh dhlíthiúil seo ó d’oscail tú an liosta, ag comhghleacaí nó i bhfuinneog eile. Níor ticeáladh dada.",
);
export const legalSomebody = msg("a former colleague", "iarchomhghleacaí");
export const legalSolicitor = msg("Solicitor", "Aturnae");
export const legalTick = msg("Tick off", "Ticeáil");
export const legalUntick = msg("Take back", "Tarraing siar");
export const legalPage = msg("Page", "Leathanach");
export const legalUpdated = msg("As of", "Amhail");

export const seePage = msg("See it on the site", "Féach ar an suíomh é");
export const add = msg("Add an entry", "Cuir iontráil leis");
export const newEntry = msg("New entry", "Iontráil nua");
export const empty = msg("Nothing here yet", "Níl dada anseo go fóill");
export const emptyText = msg(
  "Add the first entry. Visitors see it once you publish it.",
  "Cuir an chéad iontráil leis. Feicfidh cuairteoirí í nuair a fhoilseoidh tú í.",
);
export const orderHint = msg(
  "The order here is the order on the page. Drag an entry by its handle, or use the arrows.",
  "Is é an t-ord anseo an t-ord ar an leathanach. Tarraing iontráil lena hanla, nó úsáid na saigheada.",
);
export const slotsHint = msg(
  "Every place of a page that shows one picture. Choose another from the library, or put your own there.",
  "Gach áit ar leathanach a thaispeánann pictiúr amháin. Roghnaigh ceann eile ón leabharlann, nó cuir do cheann féin ann.",
);
export const slotsAlt = msg(
  "The picture’s words for people who cannot see it, and the point that stays in view, are kept with it in the library.",
  "Sa leabharlann, in éineacht leis an bpictiúr, a choinnítear a chuid focal dóibh siúd nach bhfeiceann é agus an pointe a fhanann le feiceáil.",
);
export const drag = msg("Drag to another place", "Tarraing go háit eile");
export const moveUp = msg("Move {title} up", "Bog {title} suas");
export const moveDown = msg("Move {title} down", "Bog {title} síos");
export const moved = msg("{title}: now {place} of {all}", "{title}: {place} as {all} anois");
export const publish = msg("Publish", "Foilsigh");
export const hide = msg("Hide", "Folaigh");
export const remove = msg("Delete", "Scrios");
export const undo = msg("Undo", "Cealaigh an gníomh");
export const restore = msg("Bring back", "Tabhair ar ais");
export const deletedTitle = msg("Deleted in the last 30 days", "Scriosta le 30 lá anuas");
export const deleted = msg("{title} was deleted.", "Scriosadh {title}.");
export const restored = msg("The entry is back.", "Tá an iontráil ar ais.");
export const restoredHidden = msg(
  "The entry is back, but visitors do not see it: something is missing in it. Open it to see what.",
  "Tá an iontráil ar ais, ach ní fheiceann cuairteoirí í: tá rud éigin in easnamh inti. Oscail í chun a fheiceáil.",
);
export const versionHidden = msg(
  "The version is the newest one again, but visitors no longer see the entry: something is missing in it. Saving it as published says what.",
  "Is í an leagan seo an ceann is nuaí arís, ach ní fheiceann cuairteoirí an iontráil a thuilleadh: tá rud éigin in easnamh inti. Nuair a shábhálfar í mar iontráil fhoilsithe, deirtear cad é.",
);
export const pictureGone = msg(
  "{label}: the picture is no longer in the library. Choose another one.",
  "{label}: níl an pictiúr sa leabharlann a thuilleadh. Roghnaigh ceann eile.",
);
export const saved = msg("Saved. It is on the site now.", "Sábháilte. Tá sé ar an suíomh anois.");
export const savedHidden = msg(
  "Saved. Visitors do not see it until you publish it.",
  "Sábháilte. Ní fheicfidh cuairteoirí é go dtí go bhfoilseoidh tú é.",
);
export const shownNow = msg("Visitors see it now.", "Feiceann cuairteoirí é anois.");
export const hiddenNow = msg("Visitors no longer see it.", "Ní fheiceann cuairteoirí é a thuilleadh.");
export const gone = msg(
  "That entry is no longer here. Somebody has deleted it.",
  "Níl an iontráil sin anseo a thuilleadh. Scrios duine éigin í.",
);
export const incomplete = msg(
  "That entry cannot be published yet: something is missing in it. Open it to see what.",
  "Ní féidir an iontráil sin a fhoilsiú go fóill: tá rud éigin in easnamh inti. Oscail í chun é a fheiceáil.",
);
export const listChanged = msg(
  "This list was changed meanwhile. Here it is as it is now.",
  "Athraíodh an liosta seo idir an dá linn. Seo mar atá sé anois.",
);

export const tickEntry = msg("Choose {title}", "Roghnaigh {title}");
export const chooseAll = msg("Select all", "Roghnaigh gach ceann");
export const chooseSamples = msg("Select all samples", "Roghnaigh gach sampla");
export const chooseNone = msg("Select none", "Ná roghnaigh aon cheann");
export const withTicked = msg("Selected", "Roghnaithe");
export const areOurs = msg("Unmark as sample", "Bain an marc samplach");
export const noneChosen = msg("Tick an entry first.", "Ticeáil iontráil ar dtús.");
const entriesDone = (en: string, ga: string) =>
  plural(
    { one: `{n} entry ${en}.`, other: `{n} entries ${en}.` },
    {
      one: `Iontráil amháin ${ga}.`,
      two: `{n} iontráil ${ga}.`,
      few: `{n} iontráil ${ga}.`,
      many: `{n} n-iontráil ${ga}.`,
      other: `{n} iontráil ${ga}.`,
    },
  );
export const manyOwn = entriesDone("marked as your own", "marcáilte mar do chuid féin");
export const manySample = entriesDone("marked as sample content", "marcáilte mar ábhar samplach");
export const manyPublished = entriesDone("on the site", "ar an suíomh");
export const manyHidden = entriesDone(
  "no longer seen by visitors",
  "nach bhfeiceann cuairteoirí a thuilleadh",
);
export const manyDeleted = entriesDone("deleted", "scriosta");
export const manyBack = entriesDone("brought back", "tugtha ar ais");
/** Why entries were left as they are. */
export const manyLeft = {
  same: msg(
    "Unchanged, for they were so already: {titles}.",
    "Gan athrú, mar bhí siad amhlaidh cheana: {titles}.",
  ),
  incomplete: msg(
    "Unchanged, for something is missing in them: {titles}.",
    "Gan athrú, mar tá rud éigin in easnamh iontu: {titles}.",
  ),
  "not-found": msg("Unchanged, for they are gone: {titles}.", "Gan athrú, mar tá siad imithe: {titles}."),
};
export const nextSample = msg("Next sample: {title}", "An chéad sampla eile: {title}");

export const english = msg("English", "Béarla");
export const irish = msg("Irish", "Gaeilge");
export const missingMark = msg("missing", "in easnamh");
export const staleMark = msg("out of date", "as dáta");
export const staleHint = msg(
  "The English has changed since this was written.",
  "Athraíodh an Béarla ó scríobhadh é seo.",
);
export const fits = msg("The Irish still fits", "Tá an Ghaeilge ceart fós");
export const optional = msg("optional", "roghnach");
export const addLine = msg("Add a line", "Cuir líne leis");
export const removeLine = msg("Remove line {n}", "Bain amach líne {n}");
export const lineUp = msg("Move line {n} up", "Bog líne {n} suas");
export const lineDown = msg("Move line {n} down", "Bog líne {n} síos");
export const pictureUp = msg("Move picture {n} forward", "Bog pictiúr {n} chun tosaigh");
export const pictureDown = msg("Move picture {n} back", "Bog pictiúr {n} siar");
export const removePicture = msg("Remove picture {n}", "Bain pictiúr {n}");
export const addressHint = msg("The full address, with https://", "An seoladh iomlán, le https://");
export const pathHint = msg(
  "An address of this site in English, such as /hire",
  "Seoladh den suíomh seo i mBéarla, mar /hire",
);

export const stillSample = msg("This is still sample content", "Is ábhar samplach é seo fós");
export const stillSampleHint = msg(
  "Clear the tick once this is the company's own. It clears by itself when you change the text.",
  "Bain an tic nuair is leis an gcuideachta féin é. Imíonn sé uaidh féin nuair a athraíonn tú an téacs.",
);
export const save = msg("Save", "Sábháil");
export const saveHidden = msg("Save, keep hidden", "Sábháil, coinnigh i bhfolach");
export const saveAndPublish = msg("Save and publish", "Sábháil agus foilsigh");
export const saveAndHide = msg("Save and hide", "Sábháil agus folaigh");
export const preview = msg("Preview", "Réamhamharc");
export const previewEnglish = msg("Preview in English", "Réamhamharc i mBéarla");
export const previewIrish = msg("Preview in Irish", "Réamhamharc i nGaeilge");
export const previewHint = msg(
  "Opens in a new tab, with what is typed here. Nothing is saved.",
  "Osclaítear i dtáb nua é, leis an méid atá clóscríofa anseo. Ní shábháiltear dada.",
);
export const previewBar = msg(
  "Preview: only you see this, and nothing has been saved.",
  "Réamhamharc: is tusa amháin a fheiceann é seo, agus níor sábháladh dada.",
);
export const previewImpossible = msg("This cannot be shown yet", "Ní féidir é seo a thaispeáint go fóill");
export const lastSaved = msg("Last saved", "Sábháilte go deireanach");
export const changedMeanwhile = msg(
  "This entry was saved since you opened it, by a colleague or in another window",
  "Sábháladh an iontráil seo ó d’oscail tú í, ag comhghleacaí nó i bhfuinneog eile",
);
export const changedMeanwhileText = msg(
  "What you typed is still here and is not saved. Where the two differ, the saved words are below yours. Put together what should remain, then save again.",
  "Tá an méid a chlóscríobh tú anseo fós agus níl sé sábháilte. San áit a bhfuil difríocht ann, tá na focail a sábháladh faoi do chuid féin. Cuir le chéile an méid ba chóir a fhanacht, agus sábháil arís.",
);

export const enterEnglish = msg("{label} in English: fill this in", "{label} i mBéarla: líon isteach é seo");
export const enterIrish = msg("{label} in Irish: fill this in", "{label} i nGaeilge: líon isteach é seo");
export const enterIrishToPublish = msg(
  "{label} in Irish: fill this in, or save the entry hidden",
  "{label} i nGaeilge: líon isteach é seo, nó sábháil an iontráil i bhfolach",
);
export const enter = msg("{label}: fill this in", "{label}: líon isteach é seo");
export const choose = msg("Choose {label}", "Roghnaigh {label}");
export const tooLong = msg("{label}: at most {max} characters", "{label}: {max} carachtar ar a mhéad");
export const wrongAddress = msg(
  "{label}: a full address that begins with https://",
  "{label}: seoladh iomlán a thosaíonn le https://",
);
export const wrongPath = msg(
  "{label}: an address of this site that begins with /",
  "{label}: seoladh den suíomh seo a thosaíonn le /",
);
export const listEmpty = msg("{label}: add at least one", "{label}: cuir ceann amháin ar a laghad leis");
export const listFull = msg("{label}: at most {max}", "{label}: {max} ar a mhéad");
export const wrong = msg("{label} cannot be read", "Ní féidir {label} a léamh");

export const schedule = msg("Show only at a time", "Taispeáin ag am áirithe amháin");
export const publishFrom = msg("Show from", "Taispeáin ó");
export const publishUntil = msg("Show until", "Taispeáin go dtí");
export const scheduleHint = msg(
  "Irish time. Empty: at once, and for good. It counts when the entry is published.",
  "Am na hÉireann. Folamh: láithreach, agus go buan. Áirítear é nuair atá an iontráil foilsithe.",
);
export const shownFrom = msg("From {when}", "Ón {when}");
export const shownUntil = msg("Until {when}", "Go dtí an {when}");
export const wrongTime = msg("Enter a date and a time", "Cuir isteach dáta agus am");
export const timePast = msg(
  "Show until: a time that is still to come",
  "Taispeáin go dtí: am atá fós le teacht",
);
export const timeOrder = msg(
  "Show until: a time after the beginning",
  "Taispeáin go dtí: am tar éis an tosaigh",
);
export const savedScheduled = msg(
  "Saved. Visitors see it from {when}.",
  "Sábháilte. Feicfidh cuairteoirí é ón {when}.",
);
export const versionBack = msg("That version is back.", "Tá an leagan sin ar ais.");
export const fieldLanguage = msg("{label}, {language}", "{label}, {language}");
