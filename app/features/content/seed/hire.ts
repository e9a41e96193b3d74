import { inBoth, type Seed, samples } from "./seed.ts";

type Pair = readonly [en: string, ga: string];

function category(
  key: string,
  picture: string,
  onDryHire: boolean,
  title: Pair,
  description: Pair,
  items: readonly Pair[],
): Seed<"hire-categories"> {
  return {
    key,
    data: {
      title: inBoth(...title),
      description: inBoth(...description),
      items: items.map((item) => inBoth(...item)),
      picture,
      onDryHire,
    },
  };
}

export const hireCategories: readonly Seed<"hire-categories">[] = [
  category(
    "lighting",
    "lens",
    true,
    ["Lighting", "Soilsiú"],
    ["Lights, desks, dimmers, cable and effects.", "Soilse, deasca, maolaitheoirí, cáblaí agus éifeachtaí."],
    [
      ["Moving lights", "Soilse gluaisteacha"],
      ["Profiles and washes", "Soilse próifíle agus soilse leathana"],
      ["Battens and follow spots", "Barraí agus spotsoilse leanúna"],
      ["Desks and dimmers", "Deasca agus maolaitheoirí"],
      ["Haze and effects", "Ceobhrán agus éifeachtaí"],
    ],
  ),
  category(
    "audio-visual",
    "ledcar",
    true,
    ["Audio-Visual", "Trealamh Closamhairc"],
    [
      "Screens, projectors, cameras, speakers and microphones.",
      "Scáileáin, teilgeoirí, ceamaraí, callairí agus micreafóin.",
    ],
    [
      ["LED walls", "Ballaí LED"],
      ["Projectors and screens", "Teilgeoirí agus scáileáin"],
      ["Cameras and mixers", "Ceamaraí agus meascthóirí físe"],
      ["Speakers and subs", "Callairí agus fo-dhordairí"],
      ["Radio microphones", "Micreafóin gan sreang"],
    ],
  ),
  category(
    "staging",
    "festival",
    true,
    ["Staging", "Ardáin agus Stáitsí"],
    [
      "Platforms, steps, handrails, curtains and barriers.",
      "Ardáin, céimeanna, ráillí láimhe, cuirtíní agus bacainní.",
    ],
    [
      ["Stage decks", "Deiceanna stáitse"],
      ["Steps and handrails", "Céimeanna agus ráillí láimhe"],
      ["Curtains and drapes", "Cuirtíní agus brait"],
      ["Crowd barriers", "Bacainní slua"],
    ],
  ),
  category(
    "sound",
    "desk",
    false,
    ["Sound", "Fuaim"],
    [
      "Systems for a speech, a band or a field full of people.",
      "Córais d’óráid, do bhanna nó do pháirc lán daoine.",
    ],
    [
      ["Loudspeaker systems", "Córais challairí"],
      ["Mixing desks", "Deasca measctha"],
      ["Stage monitors", "Monatóirí stáitse"],
      ["Stage boxes and multicore", "Boscaí stáitse agus ilcháblaí"],
    ],
  ),
  category(
    "rigging",
    "rig",
    false,
    ["Rigging", "Rigeáil"],
    [
      "Truss, hoists and everything that holds a show up safely.",
      "Trus, ardaitheoirí agus gach rud a choinníonn an seó in airde go sábháilte.",
    ],
    [
      ["Truss and corners", "Trus agus cúinní"],
      ["Chain hoists", "Ardaitheoirí slabhra"],
      ["Towers and stands", "Túir agus seastáin"],
      ["Clamps and safety bonds", "Teanntáin agus cáblaí sábháilteachta"],
    ],
  ),
  category(
    "power",
    "warehouse",
    false,
    ["Power Distribution", "Dáileadh Cumhachta"],
    [
      "From one socket to a three-phase supply for a whole site.",
      "Ó shoicéad amháin go soláthar tríphasach do láthair iomlán.",
    ],
    [
      ["Distribution boxes", "Boscaí dáilte"],
      ["Three-phase cable", "Cáblaí tríphasacha"],
      ["Ramps and protection", "Rampaí agus cosaint"],
      ["Single-phase extensions", "Cáblaí sínidh aonphasacha"],
    ],
  ),
];

export const dryHireStatistics = samples<"dry-hire-statistics">([
  {
    key: "quality-brands",
    data: {
      value: "15",
      label: inBoth("quality brands", "branda den scoth"),
      sublabel: inBoth("on our shelves", "ar ár gcuid seilfeanna"),
    },
  },
  {
    key: "pieces-in-stock",
    data: {
      value: "1200",
      label: inBoth("pieces of equipment", "píosa trealaimh"),
      sublabel: inBoth("in the hire store", "sa stór cíosa"),
    },
  },
  {
    key: "pieces-of-lighting",
    data: {
      value: "450",
      label: inBoth("pieces of equipment", "píosa trealaimh"),
      sublabel: inBoth("for lighting alone", "don soilsiú amháin"),
    },
  },
  {
    key: "years-of-experience",
    data: {
      value: "27",
      label: inBoth("years of experience", "mbliana de thaithí"),
      sublabel: inBoth("behind every list", "taobh thiar de gach liosta"),
    },
  },
]);
