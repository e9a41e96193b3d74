import { msg } from "#app/i18n/message.ts";

export const discountCode = msg("Discount code", "Cód lascaine");
export const apply = msg("Apply", "Cuir i bhfeidhm");
export const applied = msg("{code} is taken off the total.", "Tá {code} bainte den iomlán.");
export const unknown = msg(
  "We do not know this code. Check how it is spelt.",
  "Níl an cód seo ar eolas againn. Seiceáil an litriú.",
);
export const ended = msg("This code has ended.", "Tá an cód seo as feidhm.");
export const notYet = msg("This code is not valid yet.", "Níl an cód seo i bhfeidhm fós.");
export const usedUp = msg(
  "This code has been used as often as it can be.",
  "Úsáideadh an cód seo chomh minic agus is féidir.",
);
export const usedBefore = msg(
  "You have used this code before; it cannot be used again.",
  "D’úsáid tú an cód seo cheana; ní féidir é a úsáid arís.",
);
export const notForThese = msg(
  "This code is not for the products in your order.",
  "Níl an cód seo ann do na táirgí atá i d’ordú.",
);
export const listPrices = msg(
  "This code is not for the prices of your price list.",
  "Níl an cód seo ann do phraghsanna do liosta praghsanna.",
);
export const skipsListPrices = msg(
  "It is not taken off products at the prices of your price list.",
  "Ní bhaintear é de tháirgí atá ar phraghsanna do liosta praghsanna.",
);
export const firstOrderOnly = msg(
  "This code is for a first order only.",
  "Don chéad ordú amháin atá an cód seo.",
);
export const minimum = msg(
  "This code is for orders with products for {minimum} or more.",
  "Tá an cód seo ann d’orduithe le táirgí ar fiú {minimum} nó níos mó iad.",
);
export const tooManyTries = msg(
  "Too many codes have been tried from your network. Try again in an hour.",
  "Triaileadh an iomarca cód ó do líonra. Bain triail eile as i gceann uair an chloig.",
);
export const changedText = msg(
  "The discount code changes what this order costs. Nothing has been ordered. The new total is below; order again if you agree with it.",
  "Athraíonn an cód lascaine costas an ordaithe seo. Níor ordaíodh aon rud. Tá an t-iomlán nua thíos; ordaigh arís má aontaíonn tú leis.",
);
export const refusedText = msg(
  "The discount code does not apply; the reason is with the code. Nothing has been ordered. Correct the code, or order again without it.",
  "Níl feidhm leis an gcód lascaine; tá an chúis in aice leis an gcód. Níor ordaíodh aon rud. Ceartaigh an cód, nó ordaigh arís gan é.",
);
