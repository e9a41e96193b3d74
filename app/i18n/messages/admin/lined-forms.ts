/** Words of forms with fields above and lines below: of a quote, of a draft order. */
import { msg } from "#app/i18n/message.ts";

export const lineNumber = msg("Line {n}", "Líne {n}");
export const ofLine = msg("{label}, line {n}", "{label}, líne {n}");

export const conflictText = msg(
  "Nothing you typed is lost: it is in the form. What is stored now and differs from it is listed. Save again to keep yours.",
  "Níl aon rud a chlóscríobh tú caillte: tá sé san fhoirm. Liostaítear a bhfuil stóráilte anois agus atá difriúil. Sábháil arís le do cheannsa a choinneáil.",
);
export const saveFirst = msg(
  "Nothing was done: the draft has changes that are not saved. Save it, then try again.",
  "Ní dhearnadh dada: tá athruithe sa dréacht nach bhfuil sábháilte. Sábháil é, ansin bain triail eile as.",
);
export const lineRemoved = msg("Line removed.", "Baineadh an líne amach.");
export const undo = msg("Undo", "Cealaigh an gníomh");
export const field = msg("Field", "Réimse");
export const stored = msg("Stored now", "Stóráilte anois");
export const yours = msg("Yours", "Do cheannsa");
export const nothing = msg("nothing", "dada");
export const lineThere = msg("Line", "Líne");
