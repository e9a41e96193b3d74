import { msg } from "#app/i18n/message.ts";

export const importTitle = msg("Import the fleet", "Iompórtáil an fhlít");
export const importLead = msg(
  "The columns are those of the export. Nothing is stored before you confirm.",
  "Is iad colúin na heaspórtála iad. Ní stóráiltear aon rud sula ndeimhníonn tú.",
);
export const file = msg("CSV file", "Comhad CSV");
export const text = msg("Or its text", "Nó a théacs");
export const textHint = msg(
  "What you upload is shown here and can be corrected.",
  "Taispeántar anseo an rud a uaslódálann tú agus is féidir é a cheartú.",
);
export const dryRun = msg("Check", "Seiceáil");
export const runImport = msg("Import", "Iompórtáil");
export const plan = msg(
  "New: {created} · changed: {changed} · unchanged: {unchanged}",
  "Nua: {created} · athraithe: {changed} · gan athrú: {unchanged}",
);
export const newGroups = msg(
  "Groups that will be made, not live: {names}",
  "Grúpaí a dhéanfar, gan a bheith beo: {names}",
);
export const nothingToDo = msg(
  "The fleet is like this already: 0 changes.",
  "Tá an fhlít mar seo cheana: 0 athrú.",
);
export const faultsHead = msg(
  "The file has faults, and nothing was stored",
  "Tá lochtanna ar an gcomhad, agus níor stóráladh aon rud",
);
export const moreFaults = msg("And {n} more.", "Agus {n} eile.");
export const imported = msg(
  "Imported. New: {created}, changed: {changed}, unchanged: {unchanged}.",
  "Iompórtáilte. Nua: {created}, athraithe: {changed}, gan athrú: {unchanged}.",
);
export const changes = msg("Changes", "Athruithe");
export const isNew = msg("New", "Nua");
export const noText = msg("Choose a file, or paste its text.", "Roghnaigh comhad, nó greamaigh a théacs.");
