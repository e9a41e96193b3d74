import { msg } from "#app/i18n/message.ts";

export const groupFields = {
  name: msg("Name in English", "Ainm i mBéarla"),
  name_ga: msg("Name in Irish", "Ainm i nGaeilge"),
  prep: msg("Preparation, working minutes", "Ullmhú, nóiméid oibre"),
  turnaround: msg("Turnaround, working minutes", "Athullmhú, nóiméid oibre"),
  half_day: msg("Factor of a half-day", "Fachtóir leathlae"),
} as const;
export const live = msg("Live: pages show availability", "Beo: taispeánann leathanaigh infhaighteacht");
export const liveHint = msg(
  "Turn it on once the store has counted the group in.",
  "Cuir ar siúl é nuair a bheidh an grúpa comhairthe ag an stór.",
);
export const withdrawal = msg(
  "Consumers may withdraw within 14 days, until the hire starts",
  "Is féidir le tomhaltóirí tarraingt siar laistigh de 14 lá, go dtí go dtosaíonn an cíos",
);
export const withdrawalHint = msg(
  "Leave it on unless a lawyer has said otherwise.",
  "Fág ar siúl é mura bhfuil a mhalairt ráite ag dlíodóir.",
);
export const isLive = msg("Live", "Beo");
export const isNotLive = msg("Not live", "Níl beo");
export const halfDayHint = msg("Such as 0.6; blank: no half-days", "Mar 0.6; bán: gan leathlaethanta");
export const ownSteps = msg("Own factors by charged days", "Fachtóirí féin de réir laethanta");
export const ownStepsHint = msg(
  "Otherwise those of Settings → Hire hold.",
  "Seachas sin, baineann fachtóirí Socruithe → Cíos leis.",
);
export const groupItems = msg("Items", "Míreanna");
export const buffers = msg("Preparation · turnaround", "Ullmhú · athullmhú");
export const minutes = msg("{prep} · {turnaround} min", "{prep} · {turnaround} nóim");
export const defaultSteps = msg("As in the settings", "Mar atá sna socruithe");
export const ownFactors = msg("Own", "Féin");
