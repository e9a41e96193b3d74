import { msg } from "#app/i18n/message.ts";

export const title = msg("Addresses", "Seoltaí");
export const intro = msg(
  "Where we send your orders. The checkout begins with your default address.",
  "Na háiteanna a seolaimid d’orduithe chucu. Tosaíonn an tseiceáil amach le do sheoladh réamhshocraithe.",
);
export const none = msg("No addresses yet", "Gan seoltaí fós");
export const noneText = msg(
  "Save one now, and you need not type it again when you order.",
  "Sábháil ceann anois, agus ní gá duit é a chlóscríobh arís agus tú ag ordú.",
);
export const add = msg("Add an address", "Cuir seoladh leis");
export const edit = msg("Edit", "Cuir in eagar");
export const editNamed = msg("Edit: {address}", "Cuir in eagar: {address}");
export const remove = msg("Remove", "Bain amach");
export const removeNamed = msg("Remove: {address}", "Bain amach: {address}");
export const removeQuestion = msg("Remove this address?", "Bain an seoladh seo?");
export const makeDefault = msg("Use as default", "Úsáid mar réamhshocrú");
export const makeDefaultNamed = msg("Use as default: {address}", "Úsáid mar réamhshocrú: {address}");
export const isDefault = msg("Default", "Réamhshocrú");
export const change = msg("Edit this address", "Cuir an seoladh seo in eagar");
export const save = msg("Save address", "Sábháil an seoladh");
export const cancel = msg("Cancel", "Cealaigh");
export const codeInvalid = msg(
  "Enter an Eircode like H91 E2K3, or a postcode that begins with BT",
  "Cuir isteach Éirchód cosúil le H91 E2K3, nó postchód a thosaíonn le BT",
);
export const tooMany = msg(
  "Your account holds 20 addresses already. Remove one first.",
  "Tá 20 seoladh i do chuntas cheana. Bain ceann ar dtús.",
);
export const gone = msg(
  "That address is no longer in your account.",
  "Níl an seoladh sin i do chuntas a thuilleadh.",
);
export const saved = msg("Your address has been saved", "Sábháladh do sheoladh");
export const removed = msg("The address has been removed", "Baineadh an seoladh");
export const defaultChanged = msg(
  "Your default address has changed",
  "Athraíodh do sheoladh réamhshocraithe",
);
export const yourAddresses = msg("Your addresses", "Do chuid seoltaí");
export const privacy = msg(
  "We keep this address in your account until you remove it, to fill in the checkout.",
  "Coinnímid an seoladh seo i do chuntas go dtí go mbaineann tú amach é, chun an tseiceáil amach a líonadh.",
);
