import { msg } from "#app/i18n/message.ts";

export const title = msg("Your order", "D’ordú");
export const intro = msg(
  "Hello {name}, we prepared this order for you. These prices hold until {date}.",
  "Dia duit, {name}. D’ullmhaíomar an t-ordú seo duit. Coinnítear na praghsanna seo go dtí an {date}.",
);
export const check = msg(
  "Is something wrong? Tell us before you order: {contact}.",
  "An bhfuil rud éigin mícheart? Inis dúinn sula n-ordaíonn tú: {contact}.",
);
export const termsRequired = msg(
  "Please accept the terms of sale.",
  "Glac leis na téarmaí díola, le do thoil.",
);
export const expiredTitle = msg("This payment link has expired", "Chuaigh an nasc íocaíochta seo as feidhm");
export const expiredText = msg(
  "The prices were held until {date}. Write or call us: we send you a new link.",
  "Coinníodh na praghsanna go dtí an {date}. Scríobh chugainn nó cuir glaoch orainn: seolfaimid nasc nua chugat.",
);
export const changedTitle = msg("This order has been changed", "Athraíodh an t-ordú seo");
export const changedText = msg(
  "This link belongs to an earlier version. Use the link in our latest mail, or ask us for it.",
  "Baineann an nasc seo le leagan níos luaithe. Úsáid an nasc sa ríomhphost is déanaí uainn, nó iarr orainn é.",
);
export const cancelledTitle = msg("This order was cancelled", "Cuireadh an t-ordú seo ar ceal");
export const cancelledText = msg(
  "Nothing was charged. Write or call us if you still want it.",
  "Níor gearradh aon rud ort. Scríobh chugainn nó cuir glaoch orainn má theastaíonn sé uait fós.",
);
export const soldOut = msg(
  "Not all of it is in stock any more. Nothing was ordered or charged; write or call us.",
  "Níl an t-iomlán i stoc a thuilleadh. Níor ordaíodh ná níor gearradh aon rud; scríobh chugainn nó cuir glaoch orainn.",
);
export const noPayment = msg(
  "Nothing can be paid here at the moment. Write or call us.",
  "Ní féidir aon rud a íoc anseo faoi láthair. Scríobh chugainn nó cuir glaoch orainn.",
);
export const orderHint = msg(
  "Payment comes next. The goods are set aside for you until {date}; this link leads back to your order.",
  "Is í an íocaíocht an chéad chéim eile. Cuirtear na hearraí i leataobh duit go dtí an {date}; fillfidh an nasc seo ar d’ordú.",
);
export const open = msg("See order and pay", "Féach ar an ordú agus íoc");
export const mailSubject = msg(
  "Your order at ItsShowTime: pay by link",
  "D’ordú ag ItsShowTime: íoc le nasc",
);
export const mailText = msg(
  "Hello {name}, we have prepared your order for {total}. See it and pay by this link:",
  "Dia duit, {name}. D’ullmhaíomar d’ordú, {total} san iomlán. Féach air agus íoc leis an nasc seo:",
);
export const mailUntil = msg(
  "The prices hold until {date}. The goods are set aside when you order.",
  "Coinnítear na praghsanna go dtí an {date}. Cuirtear na hearraí i leataobh nuair a ordaíonn tú.",
);
