import { msg } from "#app/i18n/message.ts";

export const title = msg("Our Team | ItsShowTime", "Ár bhFoireann | ItsShowTime");
export const description = msg(
  "Over 27 years of experience in lighting, audio-visual and production, behind every show.",
  "Breis agus 27 mbliana de thaithí ar shoilsiú, ar threalamh closamhairc agus ar léiriú, taobh thiar de gach seó.",
);
export const team = msg("Our Team", "Ár bhFoireann");
export const lede = msg(
  "The people who answer the phone are the people who hang the lights.",
  "Na daoine a fhreagraíonn an guthán, is iad a chrochann na soilse.",
);
export const roles = msg("The crew", "An criú");
export const experience = msg("Over 27 years of experience", "Breis agus 27 mbliana de thaithí");
export const experienceText = msg(
  "There are over 27 years of experience behind every show: in theatres, on quaysides, in ballrooms and in fields that turned to mud.",
  "Tá breis agus 27 mbliana de thaithí taobh thiar de gach seó: in amharclanna, ar chéanna, i hallaí rince agus i bpáirceanna a ndearnadh láib díobh.",
);
export const getInTouch = msg("Get in Touch", "Déan Teagmháil Linn");
