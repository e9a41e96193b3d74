import { msg } from "#app/i18n/message.ts";

export { siteText as title } from "#app/i18n/messages/admin/section-names.ts";
export const intro = msg(
  "Every heading and sentence of the site that is not in a list under Content. What you save is on the site at once, in both languages.",
  "Gach ceannteideal agus abairt den suíomh nach bhfuil i liosta faoi Ábhar. Bíonn an rud a shábhálann tú ar an suíomh láithreach, sa dá theanga.",
);
export const searchLabel = msg("Search all texts", "Cuardaigh na téacsanna uile");
export const page = msg("Page", "Leathanach");
export const allPages = msg("All pages", "Gach leathanach");
export const state = msg("Status", "Stádas");
export const everything = msg("Everything", "Gach rud");
export const key = msg("Key", "Eochair");
export const texts = msg("Texts", "Téacsanna");
export const changed = msg("Changed", "Athraithe");
export const stale = msg("Irish out of date", "Gaeilge as dáta");
export const sourceChanged = msg("Original changed", "Athraíodh an buntéacs");
export const locked = msg("Fixed", "Socraithe");
export const tooMany = msg(
  "Only the first {n} are shown. Search for a word of the text you mean.",
  "Níl ach an chéad {n} le feiceáil. Cuardaigh focal as an téacs atá i gceist agat.",
);
export const noneTitle = msg("No such texts", "Níl a leithéid de théacsanna ann");
export const noneText = msg(
  "Search for fewer words, or look through one page.",
  "Cuardaigh níos lú focal, nó breathnaigh trí leathanach amháin.",
);
export const leftTitle = msg("No longer used", "As úsáid");
export const leftText = msg(
  "The site no longer has these texts. What was written for them is kept here.",
  "Níl na téacsanna seo ag an suíomh a thuilleadh. Coinnítear anseo an rud a scríobhadh dóibh.",
);

export const seePage = msg("See it on the site", "Féach ar an suíomh é");
export const seeIrish = msg("See it in Irish", "Féach i nGaeilge é");
export const alsoIn = msg("This text is also in:", "Tá an téacs seo anseo freisin:");
export const placeholders = msg(
  "Keep {names}: the site fills it in.",
  "Coinnigh {names}: líonann an suíomh isteach é.",
);
export const limit = msg(
  "At most {n} characters, without markup.",
  "{n} carachtar ar a mhéad, gan mharcáil.",
);
export const english = msg("English", "Béarla");
export const irish = msg("Irish", "Gaeilge");
export const englishForm = msg("English, {form}", "Béarla, {form}");
export const irishForm = msg("Irish, {form}", "Gaeilge, {form}");
export const formOne = msg("for 1", "do 1");
export const formTwo = msg("for 2", "do 2");
export const formFew = msg("for 3 to 6", "do 3 go 6");
export const formMany = msg("for 7 to 10", "do 7 go 10");
export const formOther = msg("for all other numbers", "do gach uimhir eile");
export const original = msg("Original: {text}", "Buntéacs: {text}");
export const irishHint = msg(
  "Left empty, Irish pages keep the original Irish.",
  "Má fhágtar folamh é, coinníonn leathanaigh Ghaeilge an Ghaeilge bhunaidh.",
);
export const staleHint = msg(
  "The English has changed since this was written.",
  "Athraíodh an Béarla ó scríobhadh é seo.",
);
export const fits = msg("The Irish fits the English as it is", "Oireann an Ghaeilge don Bhéarla mar atá");
export const save = msg("Save", "Sábháil");
export const reset = msg("Reset to original", "Athshocraigh go dtí an buntéacs");
export const sourceChangedText = msg(
  "The original has changed since this was written. Look whether your words still fit, and save them.",
  "Athraíodh an buntéacs ó scríobhadh é seo. Féach an oireann d’fhocail fós, agus sábháil iad.",
);
export const lockedLaw = msg(
  "These words are fixed by law, so they cannot be changed here.",
  "Tá na focail seo socraithe de réir dlí, mar sin ní féidir iad a athrú anseo.",
);
export const lockedName = msg(
  "This is a name that is always written so.",
  "Is ainm é seo a scríobhtar mar seo i gcónaí.",
);
export const saved = msg("Saved. It is on the site now.", "Sábháilte. Tá sé ar an suíomh anois.");
export const resetDone = msg(
  "The original words are on the site again.",
  "Tá na focail bhunaidh ar an suíomh arís.",
);
export const restoredDone = msg("That version is on the site again.", "Tá an leagan sin ar an suíomh arís.");
export const conflict = msg(
  "These words were saved since you opened them, by a colleague or in another window",
  "Sábháladh na focail seo ó d’oscail tú iad, ag comhghleacaí nó i bhfuinneog eile",
);
export const conflictText = msg(
  "What you typed is still here and is not saved. The saved words are below yours. Put together what should remain, then save again.",
  "Tá an méid a chlóscríobh tú anseo fós agus níl sé sábháilte. Tá na focail a sábháladh faoi do chuid féin. Cuir le chéile an méid ba chóir a fhanacht, agus sábháil arís.",
);
export const required = msg(
  "{label}: enter words, or take the original back",
  "{label}: cuir focail isteach, nó fill ar an mbuntéacs",
);
export const tooLong = msg("{label}: at most {max} characters", "{label}: {max} carachtar ar a mhéad");
export const placeholderMissing = msg(
  "{label}: keep {name}, which the site fills in",
  "{label}: coinnigh {name}, a líonann an suíomh isteach",
);
export const placeholderUnknown = msg(
  "{label}: the site cannot fill in {name}",
  "{label}: ní féidir leis an suíomh {name} a líonadh isteach",
);
export const markup = msg("{label}: words only, without HTML", "{label}: focail amháin, gan HTML");

export const history = msg("History", "Stair");
export const historyNone = msg("Nothing has been changed yet.", "Níor athraíodh dada fós.");
export const causeFirst = msg("Before the first change", "Roimh an gcéad athrú");
export const causeSaved = msg("Saved", "Sábháilte");
export const causeRestored = msg("Brought back", "Tugtha ar ais");
export const causeReset = msg("Original taken back", "Filleadh ar an mbuntéacs");
export const causeSchedule = msg("By the clock", "De réir an chloig");
export const byNobody = msg("the site", "an suíomh");
export const current = msg("as it is now", "mar atá anois");
export const bringBack = msg("Restore", "Athchóirigh");
export const bringBackOf = msg("of {when}", "ón {when}");
export const noDifference = msg("No words changed.", "Níor athraíodh aon fhocal.");
