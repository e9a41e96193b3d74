import { plural } from "#app/i18n/message.ts";

/** "Delete 3 products": what a button does, with its count. */
/* @__NO_SIDE_EFFECTS__ */
function toProducts(
  en: readonly [before: string, after: string],
  ga: readonly [before: string, after: string],
) {
  const english = (noun: string) => `${en[0]} {n} ${noun}${en[1]}`;
  const irish = (counted: string) => `${ga[0]} ${counted}${ga[1]}`;
  return plural(
    { one: english("product"), other: english("products") },
    {
      one: irish("táirge amháin"),
      two: irish("{n} tháirge"),
      few: irish("{n} tháirge"),
      many: irish("{n} dtáirge"),
      other: irish("{n} táirge"),
    },
  );
}
export const publishProducts = toProducts(["Publish", ""], ["Foilsigh", ""]);
export const unpublishProducts = toProducts(["Take", " offline"], ["Bain", " den suíomh"]);
export const hideProducts = toProducts(["Hide", ""], ["Cuir", " i bhfolach"]);
export const showProducts = toProducts(["Show", ""], ["Taispeáin", ""]);
export const changeProducts = toProducts(["Change", ""], ["Athraigh", ""]);
export const unmarkProducts = toProducts(["Unmark", ""], ["Dímharcáil", ""]);
export const deleteProducts = toProducts(["Delete", ""], ["Scrios", ""]);
export const changePrices = plural(
  { one: "Change {n} price", other: "Change {n} prices" },
  {
    one: "Athraigh praghas amháin",
    two: "Athraigh {n} phraghas",
    few: "Athraigh {n} phraghas",
    many: "Athraigh {n} bpraghas",
    other: "Athraigh {n} praghas",
  },
);
export const moveAndDelete = toProducts(["Move", " and delete the brand"], ["Bog", " agus scrios an branda"]);
