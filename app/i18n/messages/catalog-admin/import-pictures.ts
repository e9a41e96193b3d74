import { msg, plural } from "#app/i18n/message.ts";

export const picturesTitle = msg("Pictures", "Pictiúir");
export const picturesWaiting = plural(
  { one: "{n} picture is on its way.", other: "{n} pictures are on their way." },
  {
    one: "Tá pictiúr amháin ar an mbealach.",
    two: "Tá {n} phictiúr ar an mbealach.",
    few: "Tá {n} phictiúr ar an mbealach.",
    many: "Tá {n} bpictiúr ar an mbealach.",
    other: "Tá {n} pictiúr ar an mbealach.",
  },
);
export const picturesMeanwhile = msg(
  "You can go on working; each one is in the shop as soon as it is here.",
  "Is féidir leat leanúint ort; bíonn gach ceann sa siopa a luaithe a thagann sé.",
);
export const seePictures = msg("See the status of the pictures", "Féach cad a tharla do na pictiúir");
export const whichPictures = msg("Which pictures", "Cé na pictiúir");
export const pictureFile = msg(
  "All missing pictures as a CSV file",
  "Gach pictiúr ar iarraidh mar chomhad CSV",
);
export const picturesLocal = msg(
  "Pictures are fetched over https and from the public internet only, so that no file can make this server ask others in its own network. Those of a shop in your own network you add below: a whole folder at once.",
  "Faightear pictiúir thar https agus ón idirlíon poiblí amháin, ionas nach féidir le comhad ar bith a chur faoi deara don fhreastalaí seo daoine eile ina líonra féin a cheistiú. Cuirtear pictiúir siopa i do líonra féin leis thíos: fillteán iomlán in éineacht.",
);
export const picturesAll = msg("Every picture is in the library.", "Tá gach pictiúr sa leabharlann.");
export const picturesMissing = plural(
  { one: "{n} picture is missing", other: "{n} pictures are missing" },
  {
    one: "pictiúr amháin ar iarraidh",
    two: "{n} phictiúr ar iarraidh",
    few: "{n} phictiúr ar iarraidh",
    many: "{n} bpictiúr ar iarraidh",
    other: "{n} pictiúr ar iarraidh",
  },
);
export const picturesShown = msg("The first {n} are listed.", "Tá na chéad {n} sa liosta.");
export const picture = msg("Picture", "Pictiúr");
export const pictureReason = msg("Why it is missing", "Cén fáth a bhfuil sé ar iarraidh");
export const tryAgain = msg("Try all again", "Bain triail eile as gach ceann");
export const dropLabel = msg("Or add the files by hand", "Nó cuir na comhaid leis de láimh");
export const dropHint = msg(
  "Choose one or many at once. Each goes to the products that name a picture of the same file name; others are passed over.",
  "Roghnaigh ceann amháin nó go leor le chéile. Téann gach ceann chuig na táirgí a ainmníonn pictiúr den ainm céanna; fágtar cinn eile ar lár.",
);
export const dropFolder = msg("Or choose a whole folder", "Nó roghnaigh fillteán iomlán");
export const dropping = msg("{n} of {all} sent", "{n} as {all} seolta");
export const dropFailed = msg(
  "{reason} What was sent is kept; choose the files again for the rest.",
  "{reason} Tá a bhfuil seolta coinnithe; roghnaigh na comhaid arís don chuid eile.",
);
export const dropAway = msg(
  "The place where pictures are kept does not answer. Nothing is wrong with the files: choose these again in a few minutes: {names}.",
  "Níl an áit ina gcoinnítear na pictiúir ag freagairt. Níl aon rud cearr leis na comhaid: roghnaigh iad seo arís i gceann cúpla nóiméad: {names}.",
);
export const drop = msg("Add pictures", "Cuir pictiúir leis");
export const dropped = plural(
  { one: "{n} picture was matched to its product.", other: "{n} pictures were matched to products." },
  {
    one: "Meaitseáladh pictiúr amháin lena tháirge.",
    two: "Meaitseáladh {n} phictiúr le táirgí.",
    few: "Meaitseáladh {n} phictiúr le táirgí.",
    many: "Meaitseáladh {n} bpictiúr le táirgí.",
    other: "Meaitseáladh {n} pictiúr le táirgí.",
  },
);
export const dropUnnamed = msg(
  "Not used, as no product names a picture of this name: {names}.",
  "Gan úsáid, mar nach n-ainmníonn aon táirge pictiúr den ainm seo: {names}.",
);
export const dropUnusable = msg(
  "Not used, as it is no picture or a damaged one: {names}.",
  "Gan úsáid, mar nach pictiúr é nó tá sé millte: {names}.",
);
export const dropTooLarge = msg(
  "These have more than 15 MB; save them smaller and choose them again: {names}.",
  "Tá níos mó ná 15 MB iontu seo; sábháil níos lú iad agus roghnaigh arís iad: {names}.",
);

export const whyStorageAway = msg(
  "The place where pictures are kept did not answer",
  "Níor fhreagair an áit ina gcoinnítear na pictiúir",
);
export const whyNoAddress = msg(
  "The file gives only a name, no address",
  "Ní thugann an comhad ach ainm, gan seoladh",
);
export const whyNotHttps = msg("Only https addresses are fetched", "Ní fhaightear ach seoltaí https");
export const whyCredentials = msg("The address holds a password", "Tá pasfhocal sa seoladh");
export const whyPort = msg("Only ports 80 and 443 are asked", "Ní iarrtar ach ar phoirt 80 agus 443");
export const whyPrivate = msg(
  "The address is not on the public internet",
  "Níl an seoladh ar an idirlíon poiblí",
);
export const whyNoHost = msg("There is no such server", "Níl a leithéid d’fhreastalaí ann");
export const whyRedirects = msg(
  "It redirects more than three times",
  "Treoraíonn sé ar aghaidh níos mó ná trí huaire",
);
export const whyTooLarge = msg("It has more than 8 MB", "Tá níos mó ná 8 MB ann");
export const whyTooSlow = msg(
  "The server took longer than 10 seconds",
  "Thóg an freastalaí níos mó ná 10 soicind",
);
export const whyCompressed = msg("The server sent it compressed", "Sheol an freastalaí comhbhrúite é");
export const whyRefused = msg("The server refused it", "Dhiúltaigh an freastalaí dó");
export const whyGone = msg("The server does not have it", "Níl sé ag an bhfreastalaí");
export const whyUnreachable = msg("The server did not answer", "Níor fhreagair an freastalaí");
export const whyServerError = msg("The server had a fault", "Bhí locht ar an bhfreastalaí");
export const whyNoPicture = msg(
  "It is not a JPEG, PNG, WebP or AVIF picture",
  "Ní pictiúr JPEG, PNG, WebP ná AVIF é",
);
export const whyShape = msg("Its size in pixels cannot be used", "Ní féidir a mhéid i bpicteilíní a úsáid");
export const whyPixels = msg("It has more than 40 megapixels", "Tá níos mó ná 40 meigiphicteilín ann");
export const whyDamaged = msg("The picture is damaged", "Tá an pictiúr millte");
