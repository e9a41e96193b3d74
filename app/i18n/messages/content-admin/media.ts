import { msg, plural } from "#app/i18n/message.ts";

export { media as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Every picture of the site: those that came with it and those you upload. Say in both languages what each one shows, for visitors who do not see it.",
  "Gach pictiúr ar an suíomh: na cinn a tháinig leis agus iad siúd a uaslódálann tú. Abair sa dá theanga cad atá le feiceáil i ngach ceann, do chuairteoirí nach bhfeiceann é.",
);
export const search = msg(
  "Search by name or by what is shown",
  "Cuardaigh de réir ainm nó de réir a bhfuil le feiceáil",
);
export const show = msg("Show", "Taispeáin");
export const all = msg("All pictures", "Gach pictiúr");
export const uploads = msg("Uploads", "Uaslódálacha");
export const missingAlt = msg("Description missing", "Cur síos in easnamh");
export const missingAltIn = msg("Description missing: {languages}", "Cur síos in easnamh: {languages}");
export const samples = msg("Sample pictures", "Pictiúir shamplacha");
export const sample = msg("Sample", "Sampla");
export const none = msg("No picture found", "Níor aimsíodh pictiúr");
export const noneText = msg(
  "Search for fewer words, or show all pictures.",
  "Cuardaigh níos lú focal, nó taispeáin gach pictiúr.",
);
export const clear = msg("Show all pictures", "Taispeáin gach pictiúr");
export const more = msg("More pictures", "Tuilleadh pictiúr");

export const uploadTitle = msg("Upload pictures", "Uaslódáil pictiúir");
export const uploadHint = msg(
  "JPEG, PNG, WebP or AVIF, up to 15 MB each. Drop them here or choose files. Place and camera data are removed.",
  "JPEG, PNG, WebP nó AVIF, suas le 15 MB an ceann. Scaoil anseo iad nó roghnaigh comhaid. Baintear sonraí áite agus ceamara.",
);
export const upload = msg("Upload", "Uaslódáil");
export const uploading = msg("{n} of {all} is being made ready …", "Tá {n} as {all} á ullmhú …");
export const oneOnly = msg(
  "Only one picture is taken here. The files you dropped were not uploaded.",
  "Ní ghlactar ach le pictiúr amháin anseo. Níor uaslódáladh na comhaid a scaoil tú.",
);
export const added = msg("{file}: added.", "{file}: curtha leis.");
export const known = msg(
  "{file}: this picture was in the library already.",
  "{file}: bhí an pictiúr seo sa leabharlann cheana.",
);
export const describe = msg("Describe it", "Déan cur síos air");
export const noFile = msg("Choose at least one file.", "Roghnaigh comhad amháin ar a laghad.");
export const faultOf = msg("{file}: {fault}", "{file}: {fault}");

export const empty = msg("The file is empty.", "Tá an comhad folamh.");
export const tooLarge = msg(
  "The file has more than 15 MB. Save the picture smaller and upload that.",
  "Tá níos mó ná 15 MB sa chomhad. Sábháil an pictiúr níos lú agus uaslódáil é sin.",
);
export const notAPicture = msg(
  "This is no JPEG, PNG, WebP or AVIF picture, whatever its name says. Drawings (SVG) and HEIC photos have to be saved as one of these.",
  "Ní pictiúr JPEG, PNG, WebP ná AVIF é seo, is cuma cad a deir a ainm. Ní mór líníochtaí (SVG) agus grianghraif HEIC a shábháil mar cheann díobh seo.",
);
export const activeContent = msg(
  "Behind this picture there is code of a web page. Save it again with a picture program and upload that.",
  "Tá cód leathanaigh ghréasáin taobh thiar den phictiúr seo. Sábháil arís é le ríomhchlár pictiúr agus uaslódáil é sin.",
);
export const tooManyPixels = msg(
  "The picture has more than 40 megapixels. Save it smaller and upload that.",
  "Tá níos mó ná 40 meigiphicteilín sa phictiúr. Sábháil níos lú é agus uaslódáil é sin.",
);
export const shape = msg(
  "Each side of a picture must have between 16 and 16,000 pixels.",
  "Ní mór idir 16 agus 16,000 picteilín a bheith ar gach taobh de phictiúr.",
);
export const damaged = msg(
  "The picture is damaged or not complete. Open it on your computer, save it again and upload that.",
  "Tá an pictiúr millte nó neamhiomlán. Oscail ar do ríomhaire é, sábháil arís é agus uaslódáil é sin.",
);
export const storageAway = msg(
  "The place where pictures are kept does not answer. Nothing is wrong with the file: upload it again in a few minutes.",
  "Níl an áit ina gcoinnítear na pictiúir ag freagairt. Níl aon rud cearr leis an gcomhad: uaslódáil arís é i gceann cúpla nóiméad.",
);
export const failed = msg(
  "Not added: {files}. {reason} Choose them again.",
  "Níor cuireadh leis: {files}. {reason} Roghnaigh arís iad.",
);
export const libraryFailed = msg(
  "The pictures cannot be shown. {reason} Search again.",
  "Ní féidir na pictiúir a thaispeáint. {reason} Cuardaigh arís.",
);

export const choose = msg("Choose a picture", "Roghnaigh pictiúr");
export const change = msg("Change the picture", "Athraigh an pictiúr");
export const addPictures = msg("Add pictures", "Cuir pictiúir leis");
export const addChosen = plural(
  { one: "Add {n} picture", other: "Add {n} pictures" },
  {
    one: "Cuir pictiúr amháin leis",
    two: "Cuir {n} phictiúr leis",
    few: "Cuir {n} phictiúr leis",
    many: "Cuir {n} bpictiúr leis",
    other: "Cuir {n} pictiúr leis",
  },
);
export const pickerText = msg(
  "Choose from the library, or upload a new picture here.",
  "Roghnaigh ón leabharlann, nó uaslódáil pictiúr nua anseo.",
);
export const loading = msg("The pictures are coming …", "Tá na pictiúir ag teacht …");
export const noneChosen = msg("No picture is chosen.", "Níl aon phictiúr roghnaithe.");
export const notInLibrary = msg(
  "This picture is no longer in the library.",
  "Níl an pictiúr seo sa leabharlann a thuilleadh.",
);
export const openLibrary = msg("Open the library", "Oscail an leabharlann");
export const removePicture = msg("Take the picture away", "Bain an pictiúr");

export const own = msg("Built in", "Ionsuite");
export const ownText = msg(
  "One of the site's own pictures. Some pages also use it as their backdrop; there it stays as it is.",
  "Ceann de phictiúir an tsuímh féin. Úsáideann roinnt leathanach mar chúlra freisin é; fanann sé mar atá ansin.",
);
export const words = msg("What the picture shows", "Cad atá sa phictiúr");
export const textHint = msg(
  "One sentence, as you would tell it to somebody on the telephone; no file name, no “picture of”.",
  "Abairt amháin, mar a déarfá le duine ar an nguthán í; gan ainm comhaid, gan “pictiúr de”.",
);
export const english = msg("In English", "I mBéarla");
export const irish = msg("In Irish", "I nGaeilge");
export const focal = msg("Point to keep in view", "Pointe le coinneáil le feiceáil");
export const focalHint = msg(
  "Where a page crops the picture, this point stays visible. Press on the picture, or give the place in percent.",
  "San áit a mbearrann leathanach an pictiúr, fanann an pointe seo le feiceáil. Brúigh ar an bpictiúr, nó tabhair an áit mar chéatadán.",
);
export const fromLeft = msg("From the left, %", "Ón taobh clé, %");
export const fromTop = msg("From the top, %", "Ón mbarr, %");
export const crops = msg("As pages crop it", "Mar a bhearrann leathanaigh é");
export const stillSample = msg("Still sample content", "Ábhar samplach fós");
export const notSample = msg("No longer sample content", "Ní ábhar samplach é a thuilleadh");
export const stillSampleHint = msg(
  "To be replaced before the site opens.",
  "Le hathsholáthar sula n-osclaíonn an suíomh.",
);
export const save = msg("Save", "Sábháil");
export const saved = msg("Saved. Visitors see it at once.", "Sábháilte. Feiceann cuairteoirí láithreach é.");
export const replaced = msg("Replaced, wherever it is used.", "Curtha ina ionad, gach áit a n-úsáidtear é.");
export const changedMeanwhile = msg(
  "This picture was changed since you opened it, by a colleague or in another window",
  "Athraíodh an pictiúr seo ó d’oscail tú é, ag comhghleacaí nó i bhfuinneog eile",
);
export const changedMeanwhileText = msg(
  "What you typed is still here and is not saved. Where the two differ, what was saved is shown with it. Put together what should remain, then save again.",
  "Tá an méid a chlóscríobh tú anseo fós agus níl sé sábháilte. San áit a bhfuil difríocht ann, tá an méid a sábháladh in éineacht leis. Cuir le chéile an méid ba chóir a fhanacht, agus sábháil arís.",
);
export const tooLong = msg("{label}: at most {max} characters.", "{label}: {max} carachtar ar a mhéad.");
export const wrongPercent = msg("{label}: a whole number from 0 to 100.", "{label}: slánuimhir ó 0 go 100.");
export const facts = msg("{width} × {height} pixels", "{width} × {height} picteilín");
export const uses = msg("Where it is used", "Cá n-úsáidtear é");
export const unused = msg("Nowhere yet.", "Gan úsáid fós.");
export const product = msg("Product", "Táirge");
export const hireItem = msg("Hire item", "Mír chíosa");
export const draft = msg("Draft of a change", "Dréacht d’athrú");
export const category = msg("Category", "Catagóir");
export const setting = msg("Setting", "Socrú");
export const replaceTitle = msg("Replace the file", "Cuir comhad eile ina ionad");
export const replaceText = msg(
  "The new picture appears everywhere this one is used. The description stays; check that it still fits.",
  "Feictear an pictiúr nua gach áit a n-úsáidtear an ceann seo. Fanann an cur síos; seiceáil go n-oireann sé fós.",
);
export const replaceFile = msg("New file", "Comhad nua");
export const replace = msg("Replace", "Cuir ina ionad");
export const replaceNoFile = msg("Choose a file.", "Roghnaigh comhad.");
export const replaceKnown = msg(
  "This picture is in the library already, as {file}. Choose that one where you need it.",
  "Tá an pictiúr seo sa leabharlann cheana: {file}. Roghnaigh an ceann sin san áit a bhfuil sé uait.",
);
export const deleteTitle = msg("Delete", "Scrios");
export const deleteText = msg("The picture is deleted for good.", "Scriostar an pictiúr go deo.");
export const deletePicture = msg("Delete the picture", "Scrios an pictiúr");
export const deleteUsed = msg(
  "It is still in use. Choose other pictures there first.",
  "Tá sé in úsáid fós. Roghnaigh pictiúir eile ansin ar dtús.",
);
export const deleteOwn = msg(
  "Built-in pictures belong to the site and cannot be deleted.",
  "Is leis an suíomh na pictiúir ionsuite agus ní féidir iad a scriosadh.",
);
export const deleted = msg("{file} is deleted.", "Tá {file} scriosta.");
