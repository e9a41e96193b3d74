import { msg } from "#app/i18n/message.ts";

export const costWithin = msg("incl. {cost} environmental cost", "costas comhshaoil {cost} san áireamh");
export const customMade = msg(
  "Made to your specification: no right to withdraw",
  "Déanta de réir do shonraíochta: gan cheart tarraingthe siar",
);
export const sealedHygiene = msg(
  "Hygiene seal: no right to withdraw once it is broken",
  "Séala sláinteachais: gan cheart tarraingthe siar a luaithe a bhristear é",
);
export const takeBack = msg(
  "We take your old equipment and batteries back free of charge: equipment one for one, in Galway or when we deliver. Tell us 24 hours beforehand.",
  "Glacaimid le do sheantrealamh agus le do sheancheallraí ar ais saor in aisce: trealamh ceann ar cheann, i nGaillimh nó nuair a sheachadaimid. Inis dúinn 24 uair an chloig roimh ré.",
);
