import { msg, plural } from "#app/i18n/message.ts";

export const browse = msg("Hire catalogue", "Catalóg chíosa");
export const browseDescription = msg(
  "Every item for hire with its day rate and what is free on your dates: lighting, sound, video, rigging, staging and power in Galway.",
  "Gach earra atá ar cíos, a ráta laethúil agus a bhfuil saor ar do dhátaí: soilsiú, fuaim, físeán, rigeáil, ardáin agus cumhacht i nGaillimh.",
);
export const departmentDescription = msg(
  "{department} for hire in Galway: every item with its day rate and what is free on your dates.",
  "{department} ar cíos i nGaillimh: gach earra, a ráta laethúil agus a bhfuil saor ar do dhátaí.",
);
export const openCatalogue = msg("Open the hire catalogue", "Oscail an chatalóg chíosa");

export const dates = msg("Hire dates", "Dátaí cíosa");
export const collection = msg("Collection", "Bailiú");
export const returning = msg("Return", "Tabhairt ar ais");
export const check = msg("Check availability", "Seiceáil infhaighteacht");
export const chooseDates = msg("Choose your dates", "Roghnaigh do dhátaí");
export const closeDates = msg("Close the dates", "Dún na dátaí");
export const period = msg("{from} to {to}", "{from} – {to}");
export const datesHint = msg("Irish time, on the quarter-hour.", "Am na hÉireann, gach ceathrú uaire.");
export const datesFault = msg(
  "These dates cannot be hired",
  "Ní féidir trealamh a fháil ar cíos ar na dátaí sin",
);
export const shownFor = msg(
  "Prices and availability from {from} to {to}.",
  "Praghsanna agus infhaighteacht: {from} go dtí {to}.",
);
export const notChecked = msg(
  "Availability could not be checked. Try again in a moment.",
  "Níorbh fhéidir an infhaighteacht a sheiceáil. Bain triail eile as ar ball beag.",
);

export const search = msg("Search by name or code…", "Cuardaigh de réir ainm nó cóid…");
export const searchLabel = msg("Search the hire catalogue", "Cuardaigh an chatalóg chíosa");
export const department = msg("Department", "Roinn");
export const group = msg("Group", "Grúpa");
export const noItems = msg("Nothing found", "Níor aimsíodh aon rud");
export const noItemsHint = msg(
  "Try fewer or other words, a code, or another department. We also find what is not listed.",
  "Bain triail as níos lú focal nó focail eile, cód, nó roinn eile. Faighimid rudaí nach bhfuil ar an liosta freisin.",
);
export const askUs = msg("Send us your list", "Seol do liosta chugainn");
export const everything = msg("The whole catalogue", "An chatalóg ar fad");
export const unknownHint = msg(
  "It may have been renamed. Everything for hire is still here.",
  "B’fhéidir gur athraíodh an t-ainm. Tá gach rud atá ar cíos fós anseo.",
);
export const unknownPlace = msg(
  "There is no such department or group",
  "Níl a leithéid de roinn ná de ghrúpa ann",
);

export const prices = msg("Prices", "Praghsanna");
export const inclVat = msg("incl. VAT", "CBL san áireamh");
export const exclVat = msg("excl. VAT", "gan CBL");
export const aDay = msg("a day", "sa lá");
export const yourDates = msg("your dates", "do dhátaí");
export const days = plural(
  { one: "{n} day", other: "{n} days" },
  { one: "lá amháin", two: "{n} lá", few: "{n} lá", many: "{n} lá", other: "{n} lá" },
);
export const daysTimes = plural<"quantity">(
  { one: "{n} day × {quantity}", other: "{n} days × {quantity}" },
  {
    one: "lá amháin × {quantity}",
    two: "{n} lá × {quantity}",
    few: "{n} lá × {quantity}",
    many: "{n} lá × {quantity}",
    other: "{n} lá × {quantity}",
  },
);

export const available = msg("Available", "Ar fáil");
export const onlyDelivered = msg("Available for delivery only", "Ar fáil le seachadadh amháin");
export const onlySome = msg("Only {count} available", "Níl ach {count} ar fáil");
export const notAvailable = msg("Not on these dates", "Níl fáil air ar na dátaí seo");
export const unconfirmed = msg(
  "We confirm availability within 24 hours",
  "Deimhnímid an infhaighteacht laistigh de 24 uair an chloig",
);

export const quantity = msg("Quantity", "Cainníocht");
export const quantityOf = msg("Quantity: {name}", "Cainníocht: {name}");
export const add = msg("Add to hire basket", "Cuir sa chiseán cíosa");
export const added = msg("Added to the hire basket", "Curtha sa chiseán cíosa");
export const addedShort = msg(
  "{quantity} added, only {free} free on your dates",
  "Cuireadh {quantity} sa chiseán, níl ach {free} saor ar do dhátaí",
);
export const viewBasket = msg("View basket", "Féach ar an gciseán");
export const basketFull = msg(
  "The hire basket takes at most 200 lines and 9,999 pieces of each.",
  "Ní ghlacann an ciseán cíosa ach le 200 líne agus 9,999 píosa de gach ceann.",
);
