import { msg } from "#app/i18n/message.ts";

export const title = msg("Our Projects | ItsShowTime", "Ár dTionscadail | ItsShowTime");
export const description = msg(
  "Festival stages, touring opera and architectural light: some of the projects we are proudest of.",
  "Stáitsí féile, ceoldráma ar camchuairt agus soilsiú ailtireachta: cuid de na tionscadail is mó a bhfuilimid bródúil astu.",
);
export const projects = msg("Our Projects", "Ár dTionscadail");
export const lede = msg(
  "From parish halls to festival stages, every job starts with a drawing and ends with a show. These are some of the ones we are proudest of.",
  "Ó hallaí paróiste go stáitsí féile, tosaíonn gach jab le líníocht agus críochnaíonn sé le seó. Seo cuid de na cinn is mó a bhfuilimid bródúil astu.",
);
export const close = msg("The next one could be yours", "B’fhéidir gur leatsa an chéad cheann eile");
export const closeText = msg(
  "Tell us about your event. We like a challenge.",
  "Inis dúinn faoi d’imeacht. Is maith linn dúshlán.",
);
export const requestQuote = msg("Request A Quote", "Iarr Luachan");
export const speakToUs = msg("Speak To Us Today", "Labhair Linn Inniu");
