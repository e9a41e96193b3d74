import { msg } from "#app/i18n/message.ts";

export const timeline = msg("Timeline", "Amlíne");
export const comment = msg("Comment (only staff see it)", "Trácht (ní fheiceann ach an fhoireann é)");
export const add = msg("Add comment", "Cuir trácht leis");
export const edit = msg("Edit", "Cuir in eagar");
export const saved = msg("The timeline was saved.", "Sábháladh an amlíne.");
export const save = msg("Save comment", "Sábháil an trácht");
export const remove = msg("Delete", "Scrios");
export const edited = msg("edited", "curtha in eagar");
export const someone = msg("A former member of staff", "Iarbhall foirne");
export const empty = msg("Write something first.", "Scríobh rud éigin ar dtús.");
export const tooLong = msg("At most 4,000 characters.", "4,000 carachtar ar a mhéad.");
export const notYours = msg(
  "Only the author can change a comment, within 24 hours.",
  "Ní féidir ach leis an údar trácht a athrú, laistigh de 24 uair an chloig.",
);
