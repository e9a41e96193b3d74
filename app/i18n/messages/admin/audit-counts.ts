import { type Message, plural } from "#app/i18n/message.ts";
import { categories } from "#app/i18n/messages/catalog-admin/import.ts";
import { warningCount } from "#app/i18n/messages/catalog-admin/import-report.ts";

type Count = Message<{ readonly n: number }>;

/** A noun after a number: in English one and more; in Irish plain, after 2 to 6 and after 7 to 10. */
interface Noun {
  readonly en: readonly [one: string, more: string];
  readonly ga: readonly [plain: string, few: string, many: string];
}

const PIECE: Noun = { en: ["piece", "pieces"], ga: ["píosa", "phíosa", "bpíosa"] };
const PRODUCT: Noun = { en: ["product", "products"], ga: ["táirge", "tháirge", "dtáirge"] };
const PICTURE: Noun = { en: ["picture", "pictures"], ga: ["pictiúr", "phictiúr", "bpictiúr"] };
const ROW: Noun = { en: ["row", "rows"], ga: ["sraith", "shraith", "sraith"] };

/** What an entry of the log counts, by its name there. */
export const COUNTS: Readonly<Record<string, Count>> = {
  pieces: count(PIECE),
  quantity: count(PIECE),
  left: count(PIECE, " still here", " fós anseo"),
  putBack: count(PIECE, " put back into stock", " curtha ar ais sa stoc"),
  products: count(PRODUCT),
  makerless: count(PRODUCT, " without a manufacturer", " gan déantúsóir"),
  priceless: count(PRODUCT, " without a price", " gan phraghas"),
  images: count(PICTURE),
  imagesMissing: count(PICTURE, " missing", " ar iarraidh"),
  rows: count(ROW),
  errors: count(ROW, " with errors", " le hearráidí"),
  entries: count({ en: ["entry", "entries"], ga: ["iontráil", "iontráil", "n-iontráil"] }),
  created: bare("added", "curtha leis"),
  added: bare("added", "curtha leis"),
  updated: bare("changed", "athraithe"),
  changed: bare("changed", "athraithe"),
  unchanged: bare("unchanged", "gan athrú"),
  skipped: bare("left out", "fágtha ar lár"),
  removed: bare("taken off", "bainte"),
  redirects: count({ en: ["redirect", "redirects"], ga: ["atreorú", "atreorú", "n-atreorú"] }),
  addresses: count({ en: ["address", "addresses"], ga: ["seoladh", "sheoladh", "seoladh"] }),
  shortages: count({ en: ["shortage", "shortages"], ga: ["ganntanas", "ghanntanas", "nganntanas"] }),
  units: count({ en: ["unit", "units"], ga: ["aonad", "aonad", "n-aonad"] }),
  groups: count({ en: ["group", "groups"], ga: ["grúpa", "ghrúpa", "ngrúpa"] }),
  items: count({ en: ["item", "items"], ga: ["earra", "earra", "n-earra"] }),
  samples: count({ en: ["sample", "samples"], ga: ["sampla", "shampla", "sampla"] }),
  times: plural(
    { one: "once", other: "{n} times" },
    { one: "uair amháin", two: "dhá uair", few: "{n} huaire", many: "{n} n-uaire", other: "{n} uair" },
  ),
  categories,
  warnings: warningCount,
};

function count({ en, ga }: Noun, restEn = "", restGa = ""): Count {
  const [one, more] = en;
  const [plain, few, many] = ga;
  return plural(
    { one: `{n} ${one}${restEn}`, other: `{n} ${more}${restEn}` },
    {
      one: `${plain[0]?.toUpperCase()}${plain.slice(1)} amháin${restGa}`,
      two: `{n} ${few}${restGa}`,
      few: `{n} ${few}${restGa}`,
      many: `{n} ${many}${restGa}`,
      other: `{n} ${plain}${restGa}`,
    },
  );
}

/** What is counted without its noun: an import adds products, or items of the fleet. */
function bare(en: string, ga: string): Count {
  const irish = `{n} ${ga}`;
  return plural(
    { one: `{n} ${en}`, other: `{n} ${en}` },
    { one: irish, two: irish, few: irish, many: irish, other: irish },
  );
}
