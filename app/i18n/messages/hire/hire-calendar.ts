import { msg } from "#app/i18n/message.ts";

export const ownHire = msg("Equipment hire {number}", "Trealamh ar cíos {number}");
export const waitingHire = msg("{number}: {name} (deposit due)", "{number}: {name} (éarlais le híoc)");
export const collection = msg("Collection {number}: {name}", "Bailiú {number}: {name}");
export const delivery = msg("Delivery {number}: {name}", "Seachadadh {number}: {name}");
export const returning = msg("Return {number}: {name}", "Tabhairt ar ais {number}: {name}");
export const ownCollection = msg(
  "Collect the equipment of hire {number}",
  "Bailigh trealamh an ordaithe chíosa {number}",
);
export const ownDelivery = msg(
  "Delivery of the equipment of hire {number}",
  "Seachadadh threalamh an ordaithe chíosa {number}",
);
export const ownReturn = msg(
  "Return the equipment of hire {number}",
  "Tabhair trealamh an ordaithe chíosa {number} ar ais",
);
