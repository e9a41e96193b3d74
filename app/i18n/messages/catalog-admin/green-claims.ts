import { msg } from "#app/i18n/message.ts";

export const title = msg("Claims about the environment", "Maímh faoin gcomhshaol");
export const text = msg(
  "{claims}: the law forbids such words without proof beside them, and neutrality by offsetting altogether. Say what is measured instead, such as watts or recycled material.",
  "{claims}: toirmeasctar a leithéid d’fhocail gan chruthúnas in aice leo, agus neodracht trí fhritháireamh go hiomlán. Abair cad atá tomhaiste ina áit sin, mar shampla vatanna nó ábhar athchúrsáilte.",
);
