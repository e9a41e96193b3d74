import { msg } from "#app/i18n/message.ts";

export { feeds as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Addresses from which calendar programs read the hires, without signing in. Anybody who has an address sees them; revoke one that is no longer needed.",
  "Seoltaí as a léann féilirí na horduithe cíosa, gan logáil isteach. Feiceann aon duine a bhfuil seoladh aige iad; cuir ar ceal ceann nach bhfuil gá leis.",
);
export const name = msg("Name", "Ainm");
export const scope = msg("Content", "Ábhar");
export const scopes = {
  all: msg("All hires", "Gach ordú cíosa"),
  warehouse: msg("Warehouse: collections and returns", "Stóras: bailiúcháin agus tabhairt ar ais"),
  customer: msg("One customer’s hires", "Orduithe custaiméara amháin"),
} as const;
export const language = msg("Language", "Teanga");
export const english = msg("English", "Béarla");
export const irish = msg("Irish", "Gaeilge");
export const created = msg("Created", "Cruthaithe");
export const action = msg("Action", "Gníomh");
export const make = msg("New feed", "Fotha nua");
export const made = msg(
  "The address is shown once. Copy it now:",
  "Taispeántar an seoladh uair amháin. Cóipeáil anois é:",
);
export const nameless = msg("Type a name.", "Clóscríobh ainm.");
export const full = msg(
  "You have ten feeds already. Revoke one first.",
  "Tá deich bhfotha agat cheana. Cuir ceann acu ar ceal ar dtús.",
);
export const revoke = msg("Revoke {name}", "Cuir ar ceal: {name}");
export const revokeSure = msg("Revoke it: calendars stop reading", "Cuir ar ceal é: ní léifidh féilirí é");
export const revoked = msg("The feed is revoked.", "Tá an fotha curtha ar ceal.");
export const none = msg("There are no feeds yet.", "Níl aon fhotha ann fós.");
