import type { ProductionType } from "../content.ts";
import { inBoth, type Seed, samples } from "./seed.ts";

type Pair = readonly [en: string, ga: string];

function production(
  key: string,
  type: ProductionType,
  title: Pair,
  description: Pair,
): Seed<"studio-productions"> {
  return { key, data: { title: inBoth(...title), type, description: inBoth(...description) } };
}

export const studioProductions = samples<"studio-productions">([
  production(
    "touring-musical",
    "theatre",
    ["Touring musical", "Ceoldráma ar camchuairt"],
    [
      "Ten days of technical rehearsal with the full rig in the air.",
      "Deich lá de chleachtadh teicniúil leis na soilse uile in airde.",
    ],
  ),
  production(
    "coastal-drama",
    "virtual",
    ["Coastal drama", "Dráma cois cósta"],
    [
      "A boat, a storm and a dry floor: every sea scene on the LED wall.",
      "Bád, stoirm agus urlár tirim: gach radharc farraige ar an mballa LED.",
    ],
  ),
  production(
    "late-night-music",
    "music",
    ["Late-night music series", "Sraith cheoil istoíche"],
    ["Six bands, six looks, one weekend.", "Sé bhanna, sé chuma, deireadh seachtaine amháin."],
  ),
  production(
    "irish-language-film",
    "tv-film",
    ["Irish-language film", "Scannán Gaeilge"],
    [
      "Kitchen and attic built side by side for night interiors.",
      "Cistin agus áiléar tógtha taobh le taobh do radhairc oíche.",
    ],
  ),
  production(
    "winter-opera",
    "theatre",
    ["Winter opera", "Ceoldráma an gheimhridh"],
    [
      "Set build and lighting plot before a national tour.",
      "Tógáil an tseit agus plean soilsithe roimh chamchuairt náisiúnta.",
    ],
  ),
  production(
    "brand-launch",
    "video",
    ["Brand launch", "Seoladh branda"],
    ["A car, a curve of light and a two-minute film.", "Carr, cuar solais agus scannán dhá nóiméad."],
  ),
  production(
    "dance-double-bill",
    "rehearsal",
    ["Dance double bill", "Dhá shaothar rince"],
    [
      "Sprung floor, haze and side light for a fortnight.",
      "Urlár scinnidí, ceobhrán agus solas taoibhe ar feadh coicíse.",
    ],
  ),
  production(
    "radio-play-live",
    "music",
    ["Radio play, live", "Dráma raidió, beo"],
    [
      "Actors, foley and a small orchestra in one room.",
      "Aisteoirí, maisíochtaí fuaime agus ceolfhoireann bheag in aon seomra amháin.",
    ],
  ),
  production(
    "quiz-pilot",
    "tv-film",
    ["Quiz show pilot", "Clár píolótach tráth na gceist"],
    [
      "Shiny floor, four cameras and an audience of sixty.",
      "Urlár lonrach, ceithre cheamara agus lucht féachana de sheasca.",
    ],
  ),
  production(
    "school-science",
    "video",
    ["School science films", "Scannáin eolaíochta do scoileanna"],
    ["Twelve short lessons against a clean white curve.", "Dhá cheacht déag ghearra os comhair cúlra bháin."],
  ),
  production(
    "arena-preprogramming",
    "rehearsal",
    ["Arena tour programming", "Réamhchlárú do chamchuairt staide"],
    [
      "Three nights of cueing, so the first arena only had to open its doors.",
      "Trí oíche ag socrú leideanna, sa chaoi nach raibh le déanamh ag an gcéad staid ach na doirse a oscailt.",
    ],
  ),
  production(
    "space-short",
    "virtual",
    ["Short film in orbit", "Gearrscannán i bhfithis"],
    [
      "A cockpit, a planet outside the window and real light on the visor.",
      "Cábán píolóta, pláinéad lasmuigh den fhuinneog agus solas ceart ar an gcafarr.",
    ],
  ),
  production(
    "puppet-theatre",
    "theatre",
    ["Puppet theatre", "Amharclann phuipéad"],
    [
      "Tiny lamps, large shadows: focus week for a family show.",
      "Lampaí beaga, scáthanna móra: seachtain dírithe solais do sheó teaghlaigh.",
    ],
  ),
  production(
    "album-session",
    "music",
    ["Album session", "Seisiún albaim"],
    [
      "A string section recorded and filmed in a single take.",
      "Rannóg téad, taifeadta agus scannánaithe in aon iarracht amháin.",
    ],
  ),
  production(
    "cookery-series",
    "tv-film",
    ["Cookery series", "Sraith chócaireachta"],
    [
      "A working kitchen on set, with the real one next door for lunch.",
      "Cistin oibre ar an seit, agus an chistin cheart in aice láimhe don lón.",
    ],
  ),
  production(
    "fitness-app",
    "video",
    ["Fitness app", "Aip aclaíochta"],
    [
      "Forty sessions in five days, one lighting state that flatters all.",
      "Daichead seisiún i gcúig lá, agus socrú solais amháin a oireann do chách.",
    ],
  ),
  production(
    "drama-school",
    "rehearsal",
    ["Drama school showcase", "Seó na scoile drámaíochta"],
    [
      "First time under real lights for a class of twenty-two.",
      "An chéad uair faoi sholas ceart ag rang de bheirt is fiche.",
    ],
  ),
  production(
    "mountain-advert",
    "virtual",
    ["Mountain commercial", "Fógra sléibhe"],
    [
      "Dawn for eight hours, without a single cold foot.",
      "Breacadh an lae ar feadh ocht n-uaire an chloig, agus gan cos fhuar ar bith.",
    ],
  ),
]);
