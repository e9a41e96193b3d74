import { msg } from "#app/i18n/message.ts";

/* Places of pages that show one picture, as the back office calls them. */
export const home = msg("Home: the stage at the top", "Baile: an stáitse ag an mbarr");
export const homeStudio = msg("Home: Studio@5", "Baile: Studio@5");
export const hire = msg("Hire: top of the page", "Ar Cíos: barr an leathanaigh");
export const studio = msg("Studio@5: top of the page", "Studio@5: barr an leathanaigh");
export const studioVideo = msg(
  "Studio@5: picture before the video plays",
  "Studio@5: an pictiúr roimh an bhfíseán",
);
export const studioVirtual = msg("Studio@5: virtual production", "Studio@5: léiriúchán fíorúil");
export const studioPerfect = msg("Studio@5: Perfect for Productions", "Studio@5: Foirfe do Léiriúcháin");
export const studioLocation = msg("Studio@5: Strategic Location", "Studio@5: Suíomh Straitéiseach");
export const projects = msg("Projects: top of the page", "Tionscadail: barr an leathanaigh");
export const service = msg("Service Centre: top of the page", "Ionad Seirbhíse: barr an leathanaigh");
export const servicing = msg(
  "Equipment Servicing: top of the page",
  "Seirbhísiú Trealaimh: barr an leathanaigh",
);
export const dryHire = msg("Dry Hire: top of the page", "Trealamh ar Cíos: barr an leathanaigh");
export const dryHireStore = msg("Dry Hire: the store", "Trealamh ar Cíos: an stór");
export const team = msg("Our Team: top of the page", "Ár bhFoireann: barr an leathanaigh");
export const contact = msg("Contact: top of the page", "Teagmháil: barr an leathanaigh");
