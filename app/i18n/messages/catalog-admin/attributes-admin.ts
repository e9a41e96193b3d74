import { msg, plural } from "#app/i18n/message.ts";

export { attributes as title } from "#app/i18n/messages/admin/section-names.ts";
export const lede = msg(
  "What the attributes of products and their values are called in Irish. A word is given once and holds for every product. Figures, units and codes such as “10 m” need none.",
  "Cad a thugtar i nGaeilge ar thréithe táirgí agus ar a luachanna. Tugtar focal uair amháin agus baineann sé le gach táirge. Ní theastaíonn aon fhocal le haghaidh figiúirí, aonad agus cód ar nós “10 m”.",
);
export const missingCount = plural(
  { one: "{n} word is missing.", other: "{n} words are missing." },
  {
    one: "Tá focal amháin ar iarraidh.",
    two: "Tá {n} fhocal ar iarraidh.",
    few: "Tá {n} fhocal ar iarraidh.",
    many: "Tá {n} bhfocal ar iarraidh.",
    other: "Tá {n} focal ar iarraidh.",
  },
);
export const complete = msg("Every word has its Irish.", "Tá a Ghaeilge ag gach focal.");
export const showMissing = msg("Only what is missing", "An méid atá ar iarraidh amháin");
export const showAll = msg("All words", "Gach focal");
export const search = msg("Search words", "Cuardaigh focail");
export const find = msg("Search", "Cuardaigh");
export const caption = msg("Words in use", "Focail in úsáid");
export const english = msg("English", "Béarla");
export const irish = msg("Irish", "Gaeilge");
export const kind = msg("Kind", "Cineál");
export const kindName = msg("Attribute", "Tréith");
export const kindValue = msg("Value", "Luach");
export const products = msg("Products", "Táirgí");
export const missing = msg("Missing", "Ar iarraidh");
export const irishOf = msg("Irish for {word}", "{word}: an Ghaeilge");
export const save = msg("Save words", "Sábháil na focail");
export const saved = plural(
  { one: "{n} word saved.", other: "{n} words saved." },
  {
    one: "Sábháladh focal amháin.",
    two: "Sábháladh {n} fhocal.",
    few: "Sábháladh {n} fhocal.",
    many: "Sábháladh {n} bhfocal.",
    other: "Sábháladh {n} focal.",
  },
);
export const nothingChanged = msg("No word was changed.", "Níor athraíodh aon fhocal.");
export const tooLong = msg(
  "An Irish word can be at most 200 characters long. Nothing was saved; shorten the words marked.",
  "Ní féidir le focal Gaeilge a bheith níos faide ná 200 carachtar. Níor sábháladh aon rud; giorraigh na focail atá marcáilte.",
);
export const none = msg("No such words", "Níl a leithéid d’fhocail ann");
export const noneText = msg(
  "Words come from the attributes of imported products.",
  "Is ó thréithe táirgí iompórtáilte a thagann na focail.",
);
