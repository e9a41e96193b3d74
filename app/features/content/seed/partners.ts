import { inBoth, type Seed } from "./seed.ts";

function partner(
  key: string,
  name: string,
  url: string,
  category: [string, string],
  description: [string, string],
  sample = true,
): Seed<"partners"> {
  return {
    key,
    sample,
    data: { name, url, category: inBoth(...category), description: inBoth(...description) },
  };
}

/** Makers the trade stocks, as word marks. ETC and Robe are confirmed; the others are samples to be confirmed. */
export const partners: readonly Seed<"partners">[] = [
  partner(
    "etc",
    "ETC",
    "https://www.etcconnect.com/",
    ["Lighting and control", "Soilsiú agus rialú"],
    [
      "Desks, dimming and profiles. Authorised service here.",
      "Deasca, maolú agus soilse próifíle. Seirbhís údaraithe anseo.",
    ],
    false,
  ),
  partner(
    "robe",
    "Robe",
    "https://www.robe.cz/",
    ["Moving lights", "Soilse gluaisteacha"],
    [
      "Moving heads for stage and screen. Authorised service here.",
      "Soilse gluaisteacha don stáitse agus don scáileán. Seirbhís údaraithe anseo.",
    ],
    false,
  ),
  partner(
    "avolites",
    "Avolites",
    "https://www.avolites.com/",
    ["Lighting desks", "Deasca soilsithe"],
    ["Control for live shows and touring.", "Rialú do sheónna beo agus do chamchuairteanna."],
  ),
  partner(
    "ma-lighting",
    "MA Lighting",
    "https://www.malighting.com/",
    ["Lighting desks", "Deasca soilsithe"],
    ["Desks and networks for the biggest rigs.", "Deasca agus líonraí do na socruithe is mó."],
  ),
  partner(
    "chauvet",
    "Chauvet Professional",
    "https://www.chauvetprofessional.com/",
    ["Lighting", "Soilsiú"],
    ["Wash, batten and effect fixtures.", "Soilse leathana, barraí agus éifeachtaí."],
  ),
  partner(
    "astera",
    "Astera",
    "https://astera-led.com/",
    ["Wireless lighting", "Soilsiú gan sreang"],
    [
      "Battery tubes and lamps for set and site.",
      "Feadáin agus lampaí ar cheallraí don seit agus don láthair.",
    ],
  ),
  partner(
    "shure",
    "Shure",
    "https://www.shure.com/",
    ["Microphones", "Micreafóin"],
    ["Microphones and wireless systems.", "Micreafóin agus córais gan sreang."],
  ),
  partner(
    "sennheiser",
    "Sennheiser",
    "https://www.sennheiser.com/",
    ["Microphones", "Micreafóin"],
    [
      "Wireless, headphones and in-ear monitoring.",
      "Córais gan sreang, cluasáin agus monatóireacht sa chluas.",
    ],
  ),
  partner(
    "d-and-b",
    "d&b audiotechnik",
    "https://www.dbaudio.com/",
    ["Loudspeakers", "Callairí"],
    ["Loudspeaker systems from club to arena.", "Córais challairí ón gclub go dtí an staid."],
  ),
  partner(
    "allen-heath",
    "Allen & Heath",
    "https://www.allen-heath.com/",
    ["Mixing desks", "Deasca measctha"],
    ["Digital mixers for stage and studio.", "Meascthóirí digiteacha don stáitse agus don stiúideo."],
  ),
  partner(
    "barco",
    "Barco",
    "https://www.barco.com/",
    ["Projection", "Teilgean"],
    ["Large-venue projectors and image processing.", "Teilgeoirí d’ionaid mhóra agus próiseáil íomhánna."],
  ),
  partner(
    "roe-visual",
    "ROE Visual",
    "https://www.roevisual.com/",
    ["LED screens", "Scáileáin LED"],
    [
      "LED panels for touring and virtual production.",
      "Painéil LED do chamchuairteanna agus do léiriúchán fíorúil.",
    ],
  ),
  partner(
    "prolyte",
    "Prolyte",
    "https://www.prolyte.com/",
    ["Truss and staging", "Trus agus ardáin"],
    ["Truss, towers and ground support.", "Trus, túir agus tacaíocht ón talamh."],
  ),
  partner(
    "look-solutions",
    "Look Solutions",
    "https://www.looksolutions.com/",
    ["Haze and fog", "Ceobhrán agus ceo"],
    [
      "Hazers and fluids that keep beams in the air.",
      "Gineadóirí agus leachtanna a choinníonn na gathanna le feiceáil.",
    ],
  ),
];
