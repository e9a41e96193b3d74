import { msg, plural } from "#app/i18n/message.ts";

export const more = msg("More", "Tuilleadh");
export const columns = msg("Columns", "Colúin");
export const exportCsv = msg("Export CSV", "Easpórtáil CSV");
export const filters = msg("Filters", "Scagairí");
export const chosenFilters = msg("Chosen filters", "Scagairí roghnaithe");
export const removeFilter = msg("Remove filter {text}", "Bain an scagaire {text}");
export const clearFilters = msg("Clear filters", "Glan na scagairí");
/** Rows that a list shows, of all it has. */
export const counted = msg("{n} of {all}", "{n} as {all}");
/** Rows of a list that is not counted further. */
export const orMore = msg("{n} or more", "{n} nó níos mó");
export const find = msg("Search", "Cuardaigh");
export const order = msg("Order", "Ord");
export const newestFirst = msg("Newest first", "Is nuaí ar dtús");
export const oldestFirst = msg("Oldest first", "Is sine ar dtús");

export const chooseOne = msg("Choose {name}", "Roghnaigh {name}");
export const chooseAll = msg("Choose all on this page", "Roghnaigh gach ceann ar an leathanach seo");
export const undone = msg("Undone.", "Cealaithe.");
export const undoneExcept = msg(
  "Undone, except where somebody has changed it since: {n}.",
  "Cealaithe, ach amháin san áit ar athraigh duine é ó shin: {n}.",
);
export const selected = plural(
  { one: "{n} selected", other: "{n} selected" },
  {
    one: "{n} roghnaithe",
    two: "{n} roghnaithe",
    few: "{n} roghnaithe",
    many: "{n} roghnaithe",
    other: "{n} roghnaithe",
  },
);
