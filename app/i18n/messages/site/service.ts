import { msg } from "#app/i18n/message.ts";

export const title = msg(
  "Service Centre: authorised ETC and Robe service | ItsShowTime",
  "Ionad Seirbhíse: seirbhís údaraithe ETC agus Robe | ItsShowTime",
);
export const description = msg(
  "Authorised service centre for ETC and Robe in Galway: repairs, safety testing, calibration and planned maintenance.",
  "Ionad seirbhíse údaraithe de chuid ETC agus Robe i nGaillimh: deisiú, tástáil sábháilteachta, calabrú agus cothabháil phleanáilte.",
);
export const serviceCentre = msg("Service Centre", "Ionad Seirbhíse");
export const hashtag = msg("#ItsShowTime", "#ItsShowTime");
export const lede = msg(
  "Bring it in, or we will come to you. Our technicians inspect, repair, test and service stage lighting and audio-visual equipment of every age.",
  "Tabhair isteach chugainn é, nó tiocfaimid chugat. Déanann ár dteicneoirí soilse stáitse agus trealamh closamhairc, idir shean agus nua, a iniúchadh, a dheisiú, a thástáil agus a sheirbhísiú.",
);
export const scheduleService = msg("Schedule Service", "Cuir Seirbhísiú in Áirithe");
export const getInTouch = msg("Get in Touch", "Déan Teagmháil Linn");
export const authorised = msg("Authorised service", "Seirbhís údaraithe");
export const servicesOf = msg("What we do for {brand}", "{brand}: an obair a dhéanaimid");
export const galleryOf = msg("Pictures: {brand}", "Pictiúir: {brand}");

export const journey = msg("From fault to full", "Ón bhfabht go dtí lánsolas");
export const journeyCue = msg("Workshop", "Ceardlann");
export const book = msg("Book it in", "Cuir in áirithe é");
export const bookText = msg(
  "Send the form with the make, the model and what it does, or does not do.",
  "Seol an fhoirm leis an déantúsóir, an múnla agus an rud a dhéanann sé, nó nach ndéanann.",
);
export const look = msg("We look first", "Féachaimid air ar dtús");
export const lookText = msg(
  "Inspection and an estimate before any work begins. You decide.",
  "Iniúchadh agus meastachán sula dtosaíonn aon obair. Fútsa atá an cinneadh.",
);
export const mend = msg("We mend it", "Deisímid é");
export const mendText = msg(
  "Original parts, maker’s software, clean optics.",
  "Páirteanna bunaidh, bogearraí an déantúsóra, optaic ghlan.",
);
export const prove = msg("We prove it", "Cruthaímid é");
export const proveText = msg(
  "Electrical safety test and a written report with every unit.",
  "Tástáil sábháilteachta leictrí agus tuarascáil scríofa le gach aonad.",
);

export const annual = msg(
  "Annual inspection of school halls, theatres and venues",
  "Iniúchadh bliantúil ar hallaí scoile, ar amharclanna agus ar ionaid",
);
export const annualText = msg("Call today to book a visit.", "Glaoigh inniu chun cuairt a chur in áirithe.");
