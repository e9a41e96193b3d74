import { ok, type Result, refuse } from "#app/lib/result.ts";
import { withoutEnd } from "#app/lib/without-end.ts";
import { readSitemapXml, type XmlFault } from "./sitemap-xml.ts";

/** The most addresses of an old site that are kept; also the most that one sitemap may hold. */
export const MAX_OLD_ADDRESSES = 50_000;

/** What a text says of an old site. */
export interface OldAddressList {
  /** The addresses as they are written in the list, each once: with a scheme, or a path that begins with "/". */
  readonly addresses: readonly string[];
  /** Further sitemaps that it names. */
  readonly sitemaps: readonly string[];
  /** Lines without an address, such as the headings of a table. */
  readonly passed: number;
}

export type AddressListFault =
  | XmlFault
  | { readonly kind: "empty" }
  | { readonly kind: "no-addresses" }
  | { readonly kind: "too-many"; readonly n: number };

/** Reads a sitemap, a list of sitemaps, or lines of which each holds an address somewhere. */
export function readAddressList(text: string): Result<OldAddressList, AddressListFault> {
  const bare = text.replace(/^\uFEFF/, "").trimStart();
  if (bare.trim() === "") return refuse({ kind: "empty" });
  if (bare.startsWith("<")) {
    const xml = readSitemapXml(bare);
    return xml.ok ? listOf(xml.value.addresses, xml.value.sitemaps, 0) : xml;
  }
  let passed = 0;
  const addresses: string[] = [];
  for (const line of bare.split(/\r\n?|\n/)) {
    if (line.trim() === "") continue;
    const found = addressIn(line);
    if (found === null) passed += 1;
    else addresses.push(found);
  }
  const isMap = (address: string) => /sitemap[\w-]{0,100}\.xml(?:\.gz)?$/i.test(address);
  return listOf(
    addresses.filter((address) => !isMap(address)),
    addresses.filter(isMap),
    passed,
  );
}

function listOf(
  addresses: readonly string[],
  sitemaps: readonly string[],
  passed: number,
): Result<OldAddressList, AddressListFault> {
  const once = [...new Set(addresses)];
  if (once.length === 0 && sitemaps.length === 0) return refuse({ kind: "no-addresses" });
  if (once.length > MAX_OLD_ADDRESSES) return refuse({ kind: "too-many", n: once.length });
  return ok({ addresses: once, sitemaps: [...new Set(sitemaps)], passed });
}

/** What a cell may be, the surest first. */
const LOOKS: readonly (readonly [RegExp, (cell: string) => string])[] = [
  [/^https?:\/\/[^/\s]/i, (cell) => cell],
  [/^\/(?!\/)/, (cell) => cell],
  [/^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/\S*$/i, (cell) => `https://${cell}`],
  [/^\?[\w-]+=/, (cell) => `/${cell}`],
  [/^(?=[^/]*\p{L})[\p{L}\p{N}_%.-]+\/[\p{L}\p{N}_%./-]*$/iu, (cell) => `/${cell}`],
];

/** The address in a line of a list or of a table. */
function addressIn(line: string): string | null {
  const cells = line
    .split(/[\t;\s]|,(?=\s|"|$|\d|https?:|\/)/)
    .map((cell) => withoutEnd(cell.replace(/^["'<(]+/, ""), "\"'>),"))
    .filter((cell) => cell !== "");
  for (const [look, write] of LOOKS) {
    const found = cells.find((cell) => look.test(cell));
    if (found !== undefined) return write(found);
  }
  return null;
}
