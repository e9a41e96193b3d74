import { msg, plural } from "#app/i18n/message.ts";

/** Pictures of damage that is found when a hire comes back. */
export const title = msg("Pictures of damage", "Pictiúir den damáiste");
export const add = msg("Add a picture of the damage", "Cuir pictiúr den damáiste leis");
export const alt = msg("Damage: {what}. {note}", "Damáiste: {what}. {note}");
export const waiting = plural(
  { one: "{n} picture waits to be sent", other: "{n} pictures wait to be sent" },
  {
    one: "Tá pictiúr amháin ag fanacht lena sheoladh",
    two: "Tá {n} phictiúr ag fanacht lena seoladh",
    few: "Tá {n} phictiúr ag fanacht lena seoladh",
    many: "Tá {n} bpictiúr ag fanacht lena seoladh",
    other: "Tá {n} pictiúr ag fanacht lena seoladh",
  },
);
export const refused = msg(
  "A picture was not kept: it cannot be read, or the scan has five already.",
  "Níor coinníodh pictiúr: ní féidir é a léamh, nó tá cúig cinn ag an scan cheana.",
);
export const noStore = msg(
  "This browser cannot keep pictures.",
  "Ní féidir leis an mbrabhsálaí seo pictiúir a choinneáil.",
);
