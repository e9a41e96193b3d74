import { describe, it } from "vitest";
import { sanitizeDescription } from "#app/features/catalog/product/sanitize-description.server.ts";
import { listedWords, searchWords, tokensOf } from "#app/features/catalog/search/search-words.ts";
import { readAttributes } from "#app/features/catalog-desk/product/attributes.ts";
import { readManuals } from "#app/features/catalog-desk/product/manuals.ts";
import { typedPrice, typedWhole } from "#app/features/catalog-desk/product/typed.ts";
import { greenClaimsIn } from "#app/features/content/green-claims.ts";
import { addKitLine } from "#app/features/enquiries/kit/kit-line.ts";
import { parseKitList } from "#app/features/enquiries/kit/kit-list.ts";
import { parseEnquiry } from "#app/features/enquiries/schema.ts";
import { withoutAddresses } from "#app/features/error-reports/error-report.ts";
import { markedPieces } from "#app/features/help/help.ts";
import { normalizedEmail } from "#app/features/identity/identity.ts";
import { networkOf } from "#app/features/identity/sign-in/network-of.ts";
import { knownField, mapColumns } from "#app/features/imports/file/columns.ts";
import { detectDelimiter, detectNonCsv } from "#app/features/imports/file/csv-sniff.ts";
import { detectDecimalSeparator, normalizeDecimal } from "#app/features/imports/file/numbers.ts";
import { suggestField } from "#app/features/imports/file/suggest-field.ts";
import { fileNameOf } from "#app/features/imports/pictures/pictures.ts";
import { shortenValue } from "#app/features/imports/report/import-report.ts";
import * as cells from "#app/features/imports/row/cells.ts";
import { parseStoreDate } from "#app/features/imports/row/dates.ts";
import { parseReference } from "#app/features/imports/row/product-row.ts";
import { isMailAddress } from "#app/features/mail/mail.ts";
import { cleanFilename } from "#app/features/media/filename.ts";
import { trackingLink } from "#app/features/orders/fulfilment/fulfilment.ts";
import { readAddressList } from "#app/features/redirects/coverage/address-list.ts";
import { readOldAddress } from "#app/features/redirects/coverage/old-address.ts";
import { wordpressSlug } from "#app/features/redirects/coverage/site-index.ts";
import { readSitemapXml } from "#app/features/redirects/coverage/sitemap-xml.ts";
import { cleanFrom, cleanTarget } from "#app/features/redirects/redirects.ts";
import { parseMailbox } from "#app/integrations/smtp/smtp-url.ts";
import { gtinFault, normalizeGtin } from "#app/lib/gtin.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { fold, foldCode } from "#app/lib/text/fold.ts";
import { oneLine } from "#app/lib/text/one-line.ts";
import { slugOf } from "#app/lib/text/slug.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";
import { webAddress } from "#app/lib/web-address.ts";
import { expectLinear } from "#tests/support/process/processor-time.ts";
import { newRandom, SEED } from "#tests/support/random.ts";

/** Every function that takes apart what somebody sends, by the name that a failure shows. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  readAttributes,
  readManuals,
  typedPrice,
  typedWhole,
  sanitizeDescription,
  listedWords,
  tokensOf,
  wordsOf: searchWords,
  slugOf,
  greenClaimsIn,
  addKitLine: (text) => addKitLine(text, "Par can"),
  parseKitList,
  withoutAddresses,
  piecesOf: markedPieces,
  normalizedEmail,
  networkOf,
  unguard: cells.unguard,
  cleanCell: cells.cleanCell,
  splitList: cells.splitList,
  splitPath: cells.splitPath,
  unescapeLineBreaks: cells.unescapeLineBreaks,
  decodeEntities: cells.decodeEntities,
  hasTags: cells.hasTags,
  toLabel: cells.toLabel,
  repairMojibake: cells.repairMojibake,
  isScientific: cells.isScientific,
  parseBoolean: cells.parseBoolean,
  knownField,
  mapColumns: (text) => mapColumns([text]),
  mapManyColumns: (text) => mapColumns(text.split(" ")),
  detectDelimiter: (text) => detectDelimiter(Buffer.from(text)),
  detectNonCsv: (text) => detectNonCsv(Buffer.from(text)),
  parseStoreDate: (text) => parseStoreDate(text, "start"),
  gtinFault,
  normalizeGtin,
  shortenValue,
  normalizeDecimal,
  detectDecimalSeparator: (text) => detectDecimalSeparator([text]),
  fileNameOf,
  parseReference,
  suggestField,
  isMailAddress,
  enquirersAddress: (text) =>
    parseEnquiry("contact", { name: "A", phone: "1", message: "M", email: text }, "en"),
  cleanFilename,
  trackingLink,
  readAddressList,
  readOldAddress,
  cleanFrom,
  cleanTarget,
  wordpressSlug,
  readSitemapXml,
  parseMailbox,
  cleanText: (text) => cleanText(text, true),
  fold,
  foldCode,
  fromIrishInput,
  oneLine,
  webAddress,
};

const TOKENS = [
  ..." \u00A0\t\n-._,;:'\"<>()[]{}/\\|@&=%?*x×1aÃ",
  "&nbsp;",
  "&amp;",
  "<br />",
  "<p>",
  "</p>",
  "<b>",
  "<p lang=",
  "<url><loc>",
  "[a_b ",
  "a > ",
  "\\,",
  "1,234",
  "EUR",
  "http://",
  "a@b",
  "4 x ",
  "sitemap",
];
const ENDINGS = ["", "!", "x", "<", "9", " x"];

interface Pattern {
  readonly start: string;
  readonly repeated: string;
  readonly end: string;
}

function hostilePatterns(): readonly Pattern[] {
  const random = newRandom();
  const one = (list: readonly string[]) => list[random(list.length)] ?? "";
  const mixed = Array.from({ length: 40 }, () => ({
    start: one(["", "a", "1", "<p>", "http://a.example/"]),
    repeated: one(TOKENS) + one(TOKENS) + (random(2) === 0 ? one(TOKENS) : ""),
    end: one(ENDINGS),
  }));
  return [...TOKENS.map((repeated) => ({ start: "1", repeated, end: "x" })), ...mixed];
}

const write = ({ start, repeated, end }: Pattern, length: number) =>
  start + repeated.repeat(Math.ceil(length / repeated.length)) + end;

const SMALL = 8_000;

describe("time grows no faster than the input", () => {
  const patterns = hostilePatterns();

  it.each(Object.entries(READERS))(
    "%s",
    async (_, reader) => {
      for (const pattern of patterns)
        await expectLinear(
          (size) => reader(write(pattern, size)),
          SMALL,
          `${JSON.stringify(pattern)}, seed ${SEED}`,
        );
    },
    60_000,
  );
});
