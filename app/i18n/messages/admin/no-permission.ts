import { msg } from "#app/i18n/message.ts";

export const askAdmin = msg(
  "Ask an admin if you need it; nothing was changed.",
  "Iarr ar riarthóir é má theastaíonn sé uait; níor athraíodh aon rud.",
);
export const home = msg("Home", "Baile");
export const roleOpens = msg("Your role opens", "Osclaíonn do ról");
