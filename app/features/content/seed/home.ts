import { inBoth, type Seed, samples } from "./seed.ts";

/** Addresses under example.com are kept for examples and belong to no one. */
const SAMPLE_SITE = "https://example.com/";

function client(key: string, monogram: string, en: string, ga: string, url?: string): Seed<"clients"> {
  return { key, data: { name: inBoth(en, ga), monogram, ...(url ? { url } : {}) } };
}

export const clients = samples<"clients">([
  client("harbour-festival", "HF", "Harbour Festival", "Féile an Chuain", SAMPLE_SITE),
  client("west-coast-opera", "WO", "West Coast Opera", "Ceoldráma an Chósta Thiar", SAMPLE_SITE),
  client("city-hall-events", "CH", "City Hall Events", "Imeachtaí Halla na Cathrach", SAMPLE_SITE),
  client("atlantic-film", "AF", "Atlantic Film", "Scannáin an Atlantaigh", SAMPLE_SITE),
  client("quayside-theatre", "QT", "Quayside Theatre", "Amharclann na Cé", SAMPLE_SITE),
  client("summit-week", "SW", "Summit Week", "Seachtain an Chruinnithe"),
  client("lantern-parade", "LP", "Lantern Parade", "Paráid na Laindéar", SAMPLE_SITE),
  client("old-mill-arts", "OM", "Old Mill Arts", "Ealaíona an tSeanmhuilinn", SAMPLE_SITE),
  client("trad-house", "TH", "Trad House", "Teach an Cheoil"),
  client("bay-arena", "BA", "Bay Arena", "Staid an Chuain", SAMPLE_SITE),
  client("parish-players", "PP", "Parish Players", "Aisteoirí an Pharóiste"),
  client("island-dance", "ID", "Island Dance", "Rince an Oileáin", SAMPLE_SITE),
  client("campus-concerts", "CC", "Campus Concerts", "Ceolchoirmeacha an Champais", SAMPLE_SITE),
  client("winter-lights", "WL", "Winter Lights", "Soilse an Gheimhridh"),
  client("market-square", "MS", "Market Square", "Cearnóg an Mhargaidh", SAMPLE_SITE),
]);

export const services: readonly Seed<"services">[] = [
  {
    key: "lighting-equipment",
    data: {
      title: inBoth("Lighting Equipment", "Trealamh Soilsithe"),
      subtitle: inBoth("To buy or to hire", "Le ceannach nó ar cíos"),
      description: inBoth(
        "Spotlights, floodlights, moving lights, desks and effects, to buy or to hire, with advice from people who use them every week.",
        "Spotsoilse, tuilsoilse, soilse gluaisteacha, deasca rialaithe agus éifeachtaí, le ceannach nó ar cíos, agus comhairle ó dhaoine a bhíonn ag obair leo gach seachtain.",
      ),
      link: "/hire",
      picture: "rig",
    },
  },
  {
    key: "audio-visual-solutions",
    data: {
      title: inBoth("Audio-Visual Solutions", "Réitigh Chlosamhairc"),
      subtitle: inBoth("Seen and heard in every seat", "Le feiceáil agus le cloisteáil i ngach suíochán"),
      description: inBoth(
        "Screens, projectors, cameras, microphones and sound systems, chosen and set up so that everyone in the room can see and hear.",
        "Scáileáin, teilgeoirí, ceamaraí, micreafóin agus córais fhuaime, roghnaithe agus socraithe sa chaoi go bhfeiceann agus go gcloiseann gach duine sa seomra.",
      ),
      link: "/hire",
      picture: "corporate",
    },
  },
  {
    key: "service-and-maintenance",
    data: {
      title: inBoth("Service and Maintenance", "Seirbhísiú agus Cothabháil"),
      subtitle: inBoth("Safe and ready for the next show", "Sábháilte agus réidh don chéad seó eile"),
      description: inBoth(
        "Repairs, safety testing and planned maintenance, so that your equipment is safe and ready for the next show.",
        "Deisiú, tástáil sábháilteachta agus cothabháil phleanáilte, ionas go mbeidh do threalamh sábháilte agus réidh don chéad seó eile.",
      ),
      link: "/service-centre",
      picture: "service",
    },
  },
];

export const statistics: readonly Seed<"statistics">[] = [
  {
    key: "lighting-rigs",
    data: {
      value: "900+",
      label: inBoth("lighting rigs", "socrú soilsithe"),
      sublabel: inBoth("designed, hung and focused", "deartha, crochta agus dírithe"),
    },
  },
  {
    key: "years-of-experience",
    data: {
      value: "27",
      label: inBoth("years of experience", "mbliana de thaithí"),
      sublabel: inBoth(
        "in theatre, events and broadcast",
        "san amharclannaíocht, in imeachtaí agus sa chraoltóireacht",
      ),
    },
  },
  {
    key: "successful-projects",
    data: {
      value: "945",
      label: inBoth("successful projects", "tionscadal curtha i gcrích"),
      sublabel: inBoth("from parish halls to festival stages", "ó hallaí paróiste go stáitsí féile"),
    },
  },
  {
    key: "industry-awards",
    data: {
      value: "53",
      label: inBoth("industry awards", "gradam sa tionscal"),
      sublabel: inBoth("for design, craft and service", "as dearadh, ceardaíocht agus seirbhís"),
    },
  },
];

function production(key: string, title: [string, string], note: [string, string]): Seed<"productions"> {
  return { key, data: { title: inBoth(...title), note: inBoth(...note) } };
}

export const productions = samples<"productions">([
  production(
    "touring-musical",
    ["Touring musical", "Ceoldráma ar camchuairt"],
    ["Technical rehearsal", "Cleachtadh teicniúil"],
  ),
  production(
    "coastal-drama",
    ["Coastal drama", "Dráma cois cósta"],
    ["Virtual production", "Léiriúchán fíorúil"],
  ),
  production(
    "late-night-music",
    ["Late-night music series", "Sraith cheoil istoíche"],
    ["Television", "Teilifís"],
  ),
  production(
    "harbour-festival",
    ["Harbour festival", "Féile an chuain"],
    ["Main stage build", "Tógáil an phríomhstáitse"],
  ),
  production(
    "irish-language-film",
    ["Irish-language film", "Scannán Gaeilge"],
    ["Studio days", "Laethanta stiúideo"],
  ),
  production("winter-opera", ["Winter opera", "Ceoldráma an gheimhridh"], ["Set build", "Tógáil an tseit"]),
  production("brand-launch", ["Brand launch", "Seoladh branda"], ["LED volume", "Balla LED"]),
  production(
    "dance-double-bill",
    ["Dance double bill", "Dhá shaothar rince"],
    ["Lighting plot", "Plean soilsithe"],
  ),
]);
