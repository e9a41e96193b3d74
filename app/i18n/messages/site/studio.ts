import { msg } from "#app/i18n/message.ts";

export const title = msg(
  "Studio@5: rehearsal, build and virtual production in Galway | ItsShowTime",
  "Studio@5: cleachtadh, tógáil agus léiriúchán fíorúil i nGaillimh | ItsShowTime",
);
export const description = msg(
  "A 4,520 sq.ft multi-purpose studio in Galway for touring theatre, TV, film, radio, music and virtual production, with an LED wall.",
  "Stiúideo ilfheidhme 4,520 troigh chearnach i nGaillimh don amharclannaíocht, don teilifís, don scannánaíocht, don raidió, don cheol agus don léiriúchán fíorúil, le balla LED.",
);

export const studio = msg("Studio@5", "Studio@5");
export const tagline = msg(
  "Where Creative Minds Collide",
  "Áit a gCastar Intinní Cruthaitheacha ar a Chéile",
);
export const lede = msg(
  "A studio in Galway for people who make things: films, plays, music and live broadcasts.",
  "Stiúideo i nGaillimh do dhaoine a bhíonn ag cruthú: scannáin, drámaí, ceol agus craoltaí beo.",
);
export const partners = msg("Made here with", "Déanta anseo le");

export const about = msg("The studio", "An stiúideo");
export const aboutHeading = msg(
  "One dark room, every kind of show",
  "Seomra dorcha amháin, seó de gach cineál",
);
export const aboutText = msg(
  "Studio@5 is a multi-purpose rehearsal, build and training facility for touring theatre, TV, film, radio, music and virtual production.",
  "Ionad ilfheidhme cleachtaidh, tógála agus oiliúna is ea Studio@5 don amharclannaíocht ar camchuairt, don teilifís, don scannánaíocht, don raidió, don cheol agus don léiriúchán fíorúil.",
);
export const aboutMore = msg(
  "The lighting store is through one door and the service bench through the other, so what you need is never more than a minute away.",
  "Tá an stór soilsithe taobh thiar de dhoras amháin agus an binse seirbhíse taobh thiar den doras eile, agus mar sin ní bhíonn a bhfuil uait riamh níos mó ná nóiméad ar shiúl.",
);

export const uses = msg("Uses", "Úsáidí");
export const usesHeading = msg("What it is used for", "Cad chuige a n-úsáidtear é");

export const facilities = msg("Facilities", "Áiseanna");
export const facilitiesHeading = msg("Everything under one roof", "Gach rud faoi aon díon amháin");

export const overview = msg("Overview", "Forléargas");
export const overviewHeading = msg("Step inside", "Tar isteach");
export const overviewVideo = msg("Overview video", "Físeán forléargais");
export const overviewText = msg(
  "Eight seconds, no sound: light moving through haze, as it looks from the studio floor.",
  "Ocht soicind, gan fuaim: solas ag gluaiseacht trí cheobhrán, mar a fheictear é ó urlár an stiúideo.",
);

export const productions = msg("Productions", "Léirithe");
export const productionsHeading = msg("Recently on the floor", "Ar an urlár le déanaí");
export const filter = msg("Show productions by type", "Taispeáin léirithe de réir cineáil");
export const all = msg("All", "Gach ceann");
export const theatre = msg("Theatre", "Amharclannaíocht");
export const tvFilm = msg("TV & Film", "Teilifís agus Scannánaíocht");
export const video = msg("Video Production", "Léiriú Físeán");
export const music = msg("Music & Radio", "Ceol agus Raidió");
export const rehearsal = msg("Rehearsal", "Cleachtadh");
export const virtual = msg("Virtual Production", "Léiriúchán Fíorúil");

export const virtualHeading = msg(
  "Bring the background into the studio.",
  "Tabhair an cúlra isteach sa stiúideo.",
);
export const virtualText = msg(
  "An LED wall and camera tracking put your cast inside a world that moves with the lens. What you see on the monitor is what you shoot: no waiting for weather, no guessing at the edit.",
  "Le balla LED agus rianú ceamara, cuirtear na haisteoirí i lár domhain a ghluaiseann leis an lionsa. An rud a fheiceann tú ar an scáileán, sin é an rud atá á scannánú: ní gá fanacht leis an aimsir ná buille faoi thuairim a thabhairt san eagarthóireacht.",
);

export const incentivesCue = msg("Incentives", "Dreasachtaí");
export const incentives = msg("Production Incentives", "Dreasachtaí Léiriúcháin");
export const uplift = msg(
  "Regional Uplift for productions in the West of Ireland",
  "Ardú Réigiúnach do léiriúcháin in Iarthar na hÉireann",
);
export const incentivesText = msg(
  "Eligible productions can benefit from national incentives, including a 2% Regional Uplift for productions in the West of Ireland.",
  "Is féidir le léiriúcháin atá i dteideal leas a bhaint as dreasachtaí náisiúnta, Ardú Réigiúnach 2% do léiriúcháin in Iarthar na hÉireann ina measc.",
);
export const incentivesNote = msg(
  "Conditions apply. We are not tax advisers; check eligibility with Revenue or Screen Ireland.",
  "Tá coinníollacha i gceist. Ní comhairleoirí cánach sinn; seiceáil leis na Coimisinéirí Ioncaim nó le Fís Éireann an bhfuil tú i dteideal.",
);

export const why = msg("Why here", "Cén fáth anseo");
export const perfect = msg("Perfect for Productions", "Foirfe do Léiriúcháin");
export const perfectText = msg(
  "Rehearse, build, shoot and train in one place, with the rig, the desk and the people who know both already here.",
  "Cleachtadh, tógáil, scannánú agus oiliúint in aon áit amháin, agus na soilse, an deasc agus na daoine a bhfuil eolas acu orthu anseo cheana.",
);
export const location = msg("Strategic Location", "Suíomh Straitéiseach");
export const locationText = msg(
  "Galway, with transport links to three airports: Knock, Dublin and Shannon. Trucks to the door, free parking, the Atlantic down the road.",
  "Gaillimh, le naisc iompair le trí aerfort: Cnoc Mhuire, Baile Átha Cliath agus an tSionainn. Leoraithe go dtí an doras, páirceáil saor in aisce, an tAtlantach síos an bóthar.",
);
export const contactUs = msg("Contact Us About Studio@5", "Déan Teagmháil Linn faoi Studio@5");
