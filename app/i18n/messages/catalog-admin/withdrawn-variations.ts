import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Take variations off offer?", "An mbainfear leaganacha den díol?");
export const counted = plural<"label">(
  { one: "{label}: {n} piece in stock", other: "{label}: {n} pieces in stock" },
  {
    one: "{label}: píosa amháin sa stoc",
    two: "{label}: {n} phíosa sa stoc",
    few: "{label}: {n} phíosa sa stoc",
    many: "{label}: {n} bpíosa sa stoc",
    other: "{label}: {n} píosa sa stoc",
  },
);
export const uncounted = msg("{label}: stock is not counted", "{label}: ní chomhairtear an stoc");
export const text = msg(
  "Their attributes no longer have these values. Buyers cannot choose them, and carts that hold them lose them. To keep one on offer, give it a value that its attribute has.",
  "Níl na luachanna seo ag a dtréithe a thuilleadh. Ní féidir le ceannaitheoirí iad a roghnú, agus baintear as na cairteanna iad. Chun ceann a choinneáil ar díol, tabhair dó luach atá ag a thréith.",
);
export const no = msg("No, change the attributes", "Ná déan, athraigh na tréithe");

/** The button of the form, as the answer yes. */
export const yes = {
  save: msg("Save and take off offer", "Sábháil agus bain den díol"),
  generate: msg("Generate variations and take these off offer", "Gin leaganacha agus bain iad seo den díol"),
  draft: msg("Save the draft", "Sábháil an dréacht"),
  publish: msg("Publish and take these off offer", "Foilsigh agus bain iad seo den díol"),
  unpublish: msg("Save and take offline", "Sábháil agus bain den suíomh"),
} as const;
