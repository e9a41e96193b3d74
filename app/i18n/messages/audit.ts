import { msg } from "#app/i18n/message.ts";

export const title = msg("Activity log", "Loga gníomhaíochta");
export const lead = msg(
  "Who changed what, and when. Nothing here can be changed or removed.",
  "Cé a d’athraigh cad, agus cathain. Ní féidir aon rud anseo a athrú ná a bhaint.",
);
export const search = msg("Action, kind of thing or its id", "Gníomh, cineál ruda nó a aitheantas");
export const at = msg("Time", "Am");
export const actor = msg("Who", "Cé");
export const action = msg("Action", "Gníomh");
export const subject = msg("Object", "Réad");
export const details = msg("Details", "Sonraí");
export const anybody = msg("Anybody", "Duine ar bith");
export const system = msg("The system", "An córas");
export const gone = msg("Somebody who has left", "Duine atá imithe");
export const none = msg("Nothing found", "Níor aimsíodh dada");
export const noneText = msg(
  "Try part of an action, such as order or changed.",
  "Bain triail as cuid de ghníomh, mar order nó changed.",
);
export const clear = msg("Show everything", "Taispeáin gach rud");
