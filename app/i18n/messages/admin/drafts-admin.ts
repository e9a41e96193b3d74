import { msg } from "#app/i18n/message.ts";

export const found = msg("What you typed is still here", "Tá an méid a chlóscríobh tú anseo fós");
export const text = msg(
  "Kept in this browser at {time}, and not saved.",
  "Coinnithe sa bhrabhsálaí seo an {time}, agus gan sábháil.",
);
export const take = msg("Go on with it", "Lean ar aghaidh leis");
export const drop = msg("Throw it away", "Caith amach é");
export const unsaved = msg("Unsaved changes", "Athruithe gan sábháil");
export const unsavedText = msg(
  "The form holds what you typed until {time}. Save it to keep it.",
  "Tá an méid a chlóscríobh tú go dtí an {time} san fhoirm. Sábháil é chun é a choinneáil.",
);
export const discard = msg("Discard", "Caith amach");
