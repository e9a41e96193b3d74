import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Sell for €0.00?", "An ndíolfar ar €0.00?");
export const text = msg(
  "Visitors order for nothing what costs €0.00. Leave the price empty for “on request”.",
  "Ordaíonn cuairteoirí saor in aisce an rud a bhfuil €0.00 air. Fág an praghas folamh más “ar iarratas” atá i gceist.",
);
export const change = msg("{label}: {before} → 0.00", "{label}: {before} → 0.00");
export const changePrice = msg("No, change the price", "Ná déan, athraigh an praghas");

/** The button of the form, as the answer yes. */
export const yes = {
  save: msg("Save at €0.00", "Sábháil ar €0.00"),
  generate: msg("Generate variations at €0.00", "Gin leaganacha ar €0.00"),
  draft: msg("Save the draft at €0.00", "Sábháil an dréacht ar €0.00"),
  publish: msg("Publish at €0.00", "Foilsigh ar €0.00"),
  unpublish: msg("Save at €0.00 and take offline", "Sábháil ar €0.00 agus bain den suíomh"),
} as const;

// In the list
export const titleOf = msg("Sell {name} for €0.00?", "{name}: an ndíolfar ar €0.00?");
export const cellWaits = msg(
  "Not saved: 0.00 needs a yes. Enter asks again.",
  "Níor sábháladh: caithfear 0.00 a dhearbhú. Fiafraíonn Enter arís.",
);
export const freed = plural(
  { one: "{n} product gets a price of €0.00.", other: "{n} products get a price of €0.00." },
  {
    one: "Beidh €0.00 ar tháirge amháin.",
    two: "Beidh €0.00 ar {n} tháirge.",
    few: "Beidh €0.00 ar {n} tháirge.",
    many: "Beidh €0.00 ar {n} dtáirge.",
    other: "Beidh €0.00 ar {n} táirge.",
  },
);
