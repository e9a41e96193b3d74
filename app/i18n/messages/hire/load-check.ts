import { msg } from "#app/i18n/message.ts";

export const title = msg("Load check", "Seiceáil ualaigh");
export const advice = msg(
  "Advice, not a design: a competent person decides.",
  "Comhairle, ní dearadh: duine inniúil a dhéanann an cinneadh.",
);
export const power = msg("Power", "Cumhacht");
export const noPower = msg("Draws no power", "Ní tharraingíonn sé cumhacht");
export const phases = msg("On L1, L2, L3", "Ar L1, L2, L3");
export const current = msg("Current", "Sruth");
export const supply = msg("Supply", "Soláthar");
export const threePhase = msg("{amps}\u00a0A three-phase", "{amps}\u00a0A tríphasach");
export const severalSupplies = msg("more than 125\u00a0A three-phase", "níos mó ná 125\u00a0A tríphasach");
export const weight = msg("Weight", "Meáchan");
export const volume = msg("Cases", "Cásanna");
export const casesValue = msg("{cases} · {litres} litres", "{cases} · {litres} lítear");
export const vans = msg("Vehicle", "Feithicil");
export const or = msg("or", "nó");
export const vanFit = msg(
  "for the weight {weight}, for the cases {volume}",
  "don mheáchan {weight}, do na cásanna {volume}",
);
export const lifting = msg("Lifting", "Ardú");
export const twoPeople = msg("{item}: case of {weight} kg, two people", "{item}: cás {weight} kg, beirt");
export const ramp = msg(
  "{item}: case of {weight} kg, ramp or tail lift",
  "{item}: cás {weight} kg, rampa nó ardaitheoir cúil",
);
export const unknownPower = msg(
  "Items whose power is not known: {count}.",
  "Earraí nach eol a gcumhacht: {count}.",
);
export const unknownWeight = msg(
  "Items whose weight is not known: {count}.",
  "Earraí nach eol a meáchan: {count}.",
);
/** `goods` are counted by hand, such as "7 × Hessian drape". */
export const unweighed = msg("without {goods}", "gan na míreanna seo: {goods}");
export const unknownVolume = msg(
  "Items whose case is not known: {count}.",
  "Earraí nach eol a gcás: {count}.",
);
export const venue = msg("Venue", "Ionad");
export const noVenue = msg("No venue chosen", "Gan ionad roghnaithe");
export const venueCarries = msg(
  "{venue}: its {supply} carries this.",
  "{venue}: iompraíonn a sholáthar {supply} é seo.",
);
export const venueTooSmall = msg(
  "Needs {needed}, {venue} has {has}.",
  "{needed} ag teastáil; {venue}: {has}.",
);
export const venueUnknown = msg(
  "{venue}: nothing is noted of its power.",
  "{venue}: níl aon rud nótáilte faoina chumhacht.",
);
