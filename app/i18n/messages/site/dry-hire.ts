import { msg } from "#app/i18n/message.ts";

export const title = msg(
  "Dry Hire: equipment without the crew | ItsShowTime",
  "Trealamh ar Cíos gan chriú | ItsShowTime",
);
export const description = msg(
  "Professional lighting, audio-visual and staging equipment to collect, use and bring back. A detailed quote in less than 24 hours.",
  "Trealamh gairmiúil soilsithe, closamhairc agus stáitse le bailiú, le húsáid agus le tabhairt ar ais. Luachan mhionsonraithe laistigh de 24 uair an chloig.",
);

export const dryHire = msg("Dry Hire", "Trealamh ar Cíos");
export const lede = msg(
  "Professional equipment without the crew. Collect it, use it, bring it back.",
  "Trealamh gairmiúil gan chriú. Bailigh\u00a0é, bain úsáid as agus tabhair ar ais\u00a0é.",
);
export const requestQuote = msg("Request A Quote", "Iarr Luachan");
export const speakToUs = msg("Speak To Us Today", "Labhair Linn Inniu");

export const categories = msg("Hire categories", "Catagóirí cíosa");
export const categoriesHeading = msg("Three departments, one list", "Trí roinn, liosta amháin");
export const figures = msg("Dry hire in numbers", "Trealamh ar cíos i bhfigiúirí");

export const partners = msg("Partners", "Comhpháirtithe");
export const partnersHeading = msg("The brands on the shelf", "Na brandaí ar an tseilf");
export const partnersText = msg(
  "Everything is tested before it leaves us and checked when it comes home.",
  "Tástáiltear gach rud sula bhfágann sé an áit seo agus seiceáiltear arís é nuair a thagann sé abhaile.",
);

export const promise = msg("A quote in under 24 hours", "Luachan laistigh de 24 uair an chloig");
export const promiseText = msg(
  "Send us your list and your dates. You will have a detailed quote in less than 24 hours.",
  "Seol do liosta agus do dhátaí chugainn. Beidh luachan mhionsonraithe agat laistigh de 24 uair an chloig.",
);

export const location = msg("Location", "Suíomh");
export const locationHeading = msg("Come and see it switched on", "Tar agus feic ar lasadh é");
export const locationText = msg(
  "Our store is in Galway. Walk the aisles, try the desk, see the beam in haze before you decide.",
  "Tá ár stór i nGaillimh. Siúil na pasáistí, triail an deasc, feic an ga solais sa cheobhrán sula gcinnfidh tú.",
);
export const callToBook = msg("Call Today to Book Visit", "Glaoigh Inniu chun Cuairt a Chur in Áirithe");

export const quote = msg("Quote", "Luachan");
