import { msg } from "#app/i18n/message.ts";

export const free = msg(
  "Everything is free on these dates at this moment.",
  "Tá gach rud saor ar na dátaí seo faoi láthair.",
);
export const short = msg(
  "Not everything is free on these dates. {lines}.",
  "Níl gach rud saor ar na dátaí seo. {lines}.",
);
export const unconfirmed = msg(
  "We confirm by hand whether these dates are possible.",
  "Deimhneoimid féin an bhfuil na dátaí seo indéanta.",
);
export const dearer = msg(
  "They cost {amount} more, VAT included. We confirm the price with our answer.",
  "Cosnaíonn siad {amount} níos mó, CBL san áireamh. Deimhnímid an praghas lenár bhfreagra.",
);
export const cheaper = msg(
  "They cost {amount} less, VAT included. We confirm the price with our answer.",
  "Cosnaíonn siad {amount} níos lú, CBL san áireamh. Deimhnímid an praghas lenár bhfreagra.",
);
