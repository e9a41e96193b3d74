import { msg } from "#app/i18n/message.ts";

export const closedDay = msg("The store is closed on {day}.", "Tá an stór dúnta {day}.");
export const closedHours = msg(
  "On {day} the store is open from {opens} to {closes}.",
  "{day}: tá an stór ar oscailt, {opens} go dtí {closes}.",
);
export const collectAt = msg("Collect {time}", "Bailigh {time}");
export const returnAt = msg("Return {time}", "Tabhair ar ais {time}");
export const onlyDelivered = msg(
  "Your times stay possible where we deliver or collect: name the place in your request.",
  "Is féidir d’amanna a choinneáil má sheachadaimid nó má bhailímid an trealamh: luaigh an áit i d’iarratas.",
);
