import { msg } from "#app/i18n/message.ts";

export const fromMissing = msg("Choose when you collect.", "Roghnaigh cathain a bhaileoidh tú an trealamh.");
export const toMissing = msg(
  "Choose when you bring it back.",
  "Roghnaigh cathain a thabharfaidh tú an trealamh ar ais.",
);
export const fromShape = msg("The collection is no date and time.", "Ní dáta agus am é an t-am bailithe.");
export const toShape = msg("The return is no date and time.", "Ní dáta agus am é an t-am tabhartha ar ais.");
export const fromQuarter = msg(
  "Collection is on the quarter-hour: 09:00, 09:15, 09:30 or 09:45.",
  "Bailítear ar an gceathrú uaire: 09:00, 09:15, 09:30 nó 09:45.",
);
export const toQuarter = msg(
  "Return is on the quarter-hour: 17:00, 17:15, 17:30 or 17:45.",
  "Tugtar ar ais ar an gceathrú uaire: 17:00, 17:15, 17:30 nó 17:45.",
);
export const fromSkipped = msg(
  "The clocks go forward at that time, so it does not exist. Choose another time of collection.",
  "Cuirtear na cloig ar aghaidh an t-am sin, agus mar sin níl an t-am ann. Roghnaigh am bailithe eile.",
);
export const toSkipped = msg(
  "The clocks go forward at that time, so it does not exist. Choose another time of return.",
  "Cuirtear na cloig ar aghaidh an t-am sin, agus mar sin níl an t-am ann. Roghnaigh am eile lena thabhairt ar ais.",
);
export const fromRepeated = msg(
  "The clocks go back at that time, so it occurs twice. Choose another time of collection.",
  "Cuirtear na cloig siar an t-am sin, agus mar sin tá an t-am ann faoi dhó. Roghnaigh am bailithe eile.",
);
export const toRepeated = msg(
  "The clocks go back at that time, so it occurs twice. Choose another time of return.",
  "Cuirtear na cloig siar an t-am sin, agus mar sin tá an t-am ann faoi dhó. Roghnaigh am eile lena thabhairt ar ais.",
);
export const past = msg("Collection is in the past.", "Tá an t-am bailithe thart.");
export const returnPast = msg(
  "Return is in the past.",
  "Tá an t-am sin thart. Roghnaigh am tabhairt ar ais atá le teacht.",
);
export const order = msg(
  "The return has to be after the collection.",
  "Caithfidh an tabhairt ar ais a bheith tar éis an bhailithe.",
);
export const tooLong = msg(
  "A hire is 366 days at most. Write to us about a longer one.",
  "Maireann cíos 366 lá ar a mhéad. Scríobh chugainn faoi cheann níos faide.",
);
export const tooFar = msg(
  "Collection is within the next five years.",
  "Bailítear laistigh den chéad chúig bliana eile.",
);
