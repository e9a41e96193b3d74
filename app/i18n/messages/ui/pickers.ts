import { msg, plural } from "#app/i18n/message.ts";

export const found = plural(
  { one: "{n} found", other: "{n} found" },
  {
    one: "{n} aimsithe",
    two: "{n} aimsithe",
    few: "{n} aimsithe",
    many: "{n} aimsithe",
    other: "{n} aimsithe",
  },
);
export const none = msg("Nothing found.", "Níor aimsíodh dada.");
export const failed = msg(
  "The search did not work. Try again in a moment.",
  "Níor oibrigh an cuardach. Bain triail eile as i gceann nóiméid.",
);
