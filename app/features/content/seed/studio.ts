import { inBoth, type Seed, samples } from "./seed.ts";

type Pair = readonly [en: string, ga: string];

const SAMPLE_SITE = "https://example.com/";

export const studioPartners = samples<"studio-partners">([
  {
    key: "atlantic-screen",
    data: { name: inBoth("Atlantic Screen", "Scáileán an Atlantaigh"), monogram: "AS", url: SAMPLE_SITE },
  },
  {
    key: "longwave-radio",
    data: { name: inBoth("Longwave Radio", "Raidió na Fadtoinne"), monogram: "LR", url: SAMPLE_SITE },
  },
  {
    key: "touring-stages",
    data: { name: inBoth("Touring Stages", "Stáitsí ar Camchuairt"), monogram: "TS", url: SAMPLE_SITE },
  },
  { key: "session-room", data: { name: inBoth("Session Room", "Seomra an tSeisiúin"), monogram: "SR" } },
  {
    key: "young-makers",
    data: { name: inBoth("Young Makers", "Déantóirí Óga"), monogram: "YM", url: SAMPLE_SITE },
  },
  { key: "frame-house", data: { name: inBoth("Frame House", "Teach na bhFrámaí"), monogram: "FH" } },
]);

export const studioUses: readonly Seed<"studio-uses">[] = [
  {
    key: "video-production",
    data: {
      title: inBoth("Video Production", "Léiriú Físeán"),
      description: inBoth(
        "A dark floor, lights overhead and power where you need it. Roll in, plug in, shoot.",
        "Urlár dorcha, soilse os do chionn agus cumhacht san áit a bhfuil sí uait. Tar isteach, ceangail an trealamh agus tosaigh ag scannánú.",
      ),
      picture: "ledcar",
    },
  },
  {
    key: "theatre",
    data: {
      title: inBoth("Theatre", "Amharclannaíocht"),
      description: inBoth(
        "Build the set, focus the lights and run the show before you ever reach the venue.",
        "Tóg an seit, dírigh na soilse agus rith tríd an seó sula sroichfidh tú an t-ionad.",
      ),
      picture: "forest",
    },
  },
  {
    key: "tv-film",
    data: {
      title: inBoth("TV & Film", "Teilifís agus Scannánaíocht"),
      description: inBoth(
        "Room for cameras, crew and catering, and silence when you call for it.",
        "Spás do cheamaraí, do chriú agus do lónadóireacht, agus ciúnas nuair a iarrann tú é.",
      ),
      picture: "studio5-portrait",
    },
  },
  {
    key: "rehearsal",
    data: {
      title: inBoth("Rehearsal", "Cleachtadh"),
      description: inBoth(
        "Make your mistakes where nobody is watching, then make it perfect.",
        "Déan do chuid botún in áit nach bhfuil aon duine ag faire, agus cuir gach rud ina cheart ansin.",
      ),
      picture: "rehearsal",
    },
  },
];

function facility(key: string, onHome: boolean, title: Pair, note?: Pair): Seed<"studio-facilities"> {
  return { key, data: { title: inBoth(...title), onHome, ...(note ? { note: inBoth(...note) } : {}) } };
}

export const studioFacilities: readonly Seed<"studio-facilities">[] = [
  facility("studio", true, ["4,520 sq.ft studio", "Stiúideo 4,520 troigh chearnach"]),
  facility("office", true, [
    "1,200 sq.ft office and dressing space",
    "Spás oifige agus gléasta 1,200 troigh chearnach",
  ]),
  facility("storage", true, ["3,320 sq.ft storage", "Stóras 3,320 troigh chearnach"]),
  facility(
    "airports",
    true,
    ["Transport links to three airports", "Naisc iompair le trí aerfort"],
    ["Knock, Dublin, Shannon", "Cnoc Mhuire, Baile Átha Cliath, an tSionainn"],
  ),
  facility("wifi", false, ["WiFi", "WiFi"]),
  facility("parking", false, ["Free parking", "Páirceáil saor in aisce"]),
  facility("access", false, ["Wheelchair access", "Rochtain do chathaoireacha rothaí"]),
  facility("kitchen", false, ["Kitchen and catering", "Cistin agus lónadóireacht"]),
  facility("virtual", true, ["Virtual production with LED wall", "Léiriúchán fíorúil le balla LED"]),
  facility("equipment", false, ["Lighting and audio equipment", "Trealamh soilsithe agus fuaime"]),
  facility("climate", false, ["Climate control", "Rialú teochta"]),
];
