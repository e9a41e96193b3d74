import { msg } from "#app/i18n/message.ts";

export const title = msg(
  "ItsShowTime: Lighting, AV and Event Production in Galway",
  "ItsShowTime: Soilsiú, Trealamh Closamhairc agus Léiriú Imeachtaí i nGaillimh",
);
export const description = msg(
  "Lighting, sound, audio-visual, staging, rigging and power for events in Galway and across Ireland. Sales, hire and authorised service.",
  "Soilsiú, fuaim, trealamh closamhairc, ardáin, rigeáil agus cumhacht d’imeachtaí i nGaillimh agus ar fud na hÉireann. Díolachán, cíos agus seirbhís údaraithe.",
);

export const hashtag = msg("#ItsShowTime", "#ItsShowTime");
export const lede = msg(
  "A leading provider of production solutions: lighting, sound, audio-visual, staging, rigging and power.",
  "Príomhsholáthraí réiteach léiriúcháin: soilsiú, fuaim, trealamh closamhairc, ardáin, rigeáil agus cumhacht.",
);
export const taglineLong = msg(
  "On with the show! From Galway to every stage in Ireland.",
  "Ar aghaidh leis an seó! Ó\u00a0Ghaillimh go gach stáitse in Éirinn.",
);
export const hire = msg("Hire", "Ar Cíos");
export const contact = msg("Contact", "Teagmháil");
export const hireCatalogue = msg("Hire catalogue and prices", "Catalóg chíosa agus praghsanna");
export const visitShop = msg("Equipment for sale", "Trealamh ar díol");
/* The cue button and the keys that aim the beams. */
export const go = msg("GO", "GO");
export const stage = msg(
  "Pointer or arrow keys aim two beams.",
  "Dírigh dhá gha solais leis an luch nó leis na saigheadeochracha.",
);
export const cueRunning = msg("Blackout. Build. Full.", "Dorchadas. Ag méadú. Lánsolas.");

export const clients = msg("Some of the people we light", "Cuid de na daoine a gcuirimid solas orthu");

export const services = msg("Services", "Seirbhísí");
export const servicesHeading = msg("What we bring to the stage", "An rud a thugaimid chun an stáitse");
export const servicesText = msg(
  "You bring the idea. We’ll bring the rest.",
  "Bíodh an smaoineamh agatsa. Tabharfaimidne an chuid eile linn.",
);

export const partners = msg("Industry-Leading Partners", "Comhpháirtithe ar Thús Cadhnaíochta");
export const partnersCue = msg("Partners", "Comhpháirtithe");
export const partnersText = msg(
  "Equipment we sell, hire and look after, from makers we would put on our own shows.",
  "Trealamh a dhíolaimid, a ligimid ar cíos agus a choinnímid i dtreo, ó dhéantúsóirí a gcuirfimis a gcuid ar ár seónna féin.",
);

export const statistics = msg("Our story in numbers", "Ár scéal i bhfigiúirí");

export const studioCue = msg("Studio@5, Galway", "Studio@5, Gaillimh");
export const studioHeading = msg(
  "Where Creative Minds Collide",
  "Áit a gCastar Intinní Cruthaitheacha ar a Chéile",
);
export const studioText = msg(
  "A multi-purpose rehearsal, build and training facility for touring theatre, TV, film, radio, music and virtual production.",
  "Ionad ilfheidhme cleachtaidh, tógála agus oiliúna don amharclannaíocht ar camchuairt, don teilifís, don scannánaíocht, don raidió, don cheol agus don léiriúchán fíorúil.",
);
export const specifications = msg("Specifications", "Sonraíochtaí");
export const productions = msg("Recent productions", "Léirithe le déanaí");
export const studioLink = msg("Ask about the studio", "Fiafraigh dínn faoin stiúideo");
export const studioMore = msg("See Studio@5", "Féach ar Studio@5");

export const serviceCentre = msg("Service Centre", "Ionad Seirbhíse");
export const serviceHeading = msg(
  "Kept in tune. Kept\u00a0safe. Kept\u00a0working.",
  "I dtiúin. Sábháilte. Ag obair.",
);
export const serviceText = msg(
  "We are an authorised service centre for ETC and Robe.",
  "Is ionad seirbhíse údaraithe de chuid ETC agus Robe sinn.",
);

export const contactHeading = msg("Tell us about your event", "Inis dúinn faoi d’imeacht");
export const contactText = msg(
  "Send a message, ring us or call in. We like a challenge.",
  "Seol teachtaireacht, cuir glao orainn nó buail isteach. Is maith linn dúshlán.",
);
