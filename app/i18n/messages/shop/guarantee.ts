import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Legal guarantee of conformity", "Ráthaíocht dhlíthiúil chomhréireachta");
export const years = msg(
  "At least 2 years on new goods, in the whole EU.",
  "2 bhliain ar a laghad ar earraí nua, san AE ar fad.",
);
export const remedies = msg(
  "If the goods are faulty or not as described, the seller repairs or replaces them free of charge, or else lowers the price or gives your money back.",
  "Má tá locht ar na hearraí nó mura bhfuil siad mar a thuairiscítear, deisíonn nó athsholáthraíonn an díoltóir saor in aisce iad, nó laghdaíonn sé an praghas nó tugann sé d’airgead ar ais.",
);
export const ireland = msg(
  "In Ireland claims can be brought for 6 years.",
  "In Éirinn is féidir éileamh a dhéanamh ar feadh 6 bliana.",
);
export const also = msg(
  "A producer may give a guarantee of durability on top of it; it never takes its place.",
  "Féadfaidh táirgeoir ráthaíocht mharthanachta a thabhairt sa bhreis uirthi; ní thagann sí ina háit riamh.",
);
export const inFull = msg("Your rights in full", "Do chearta ina n-iomláine");
export const yourEurope = msg("Your Europe: guarantees", "An Eoraip Agatsa: ráthaíochtaí");
export const garanYears = plural(
  { one: "{n} year", other: "{n} years" },
  { one: "bliain amháin", two: "{n} bhliain", few: "{n} bliana", many: "{n} mbliana", other: "{n} bliain" },
);
export const garanText = msg(
  "The producer guarantees the whole product free of charge, beyond the legal guarantee.",
  "Ráthaíonn an táirgeoir an táirge ar fad saor in aisce, sa bhreis ar an ráthaíocht dhlíthiúil.",
);

// Beside a price, up to the order
