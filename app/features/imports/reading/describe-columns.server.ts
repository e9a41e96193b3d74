import { withVat } from "#app/lib/money.ts";
import { type ColumnChoices, choiceOf, knownField, normalizeHeader } from "../file/columns.ts";
import { openCsv } from "../file/csv-file.ts";
import type { ColumnView } from "../file/fields.ts";
import type { RowGuard } from "../file/row-guard.ts";
import { suggestField } from "../file/suggest-field.ts";
import { readProducts } from "./read-products.server.ts";

const SAMPLES = 3;
const SAMPLE_ROWS = 40;
const SAMPLE_CHARACTERS = 60;

/** The columns of a file with what they mean, by their names, by suggestion or as staff have said. */
export async function describeColumns(
  bytes: Uint8Array,
  choices: ColumnChoices,
  guard?: RowGuard,
): Promise<readonly ColumnView[]> {
  const opened = await openCsv(bytes, guard && { guard });
  if (!opened.ok) return [];
  const { columns } = opened.value;
  const samples: string[][] = columns.headers.map(() => []);
  let rows = 0;
  for await (const { cells, fault } of opened.value.rows()) {
    if (++rows > SAMPLE_ROWS) break;
    if (fault) continue;
    for (const [index, list] of samples.entries()) {
      const text = cells[index]?.trim() ?? "";
      if (text !== "" && list.length < SAMPLES && !list.includes(text.slice(0, SAMPLE_CHARACTERS)))
        list.push(text.slice(0, SAMPLE_CHARACTERS));
    }
  }
  const taken = new Set<string>(columns.headers.map((header) => knownField(header) ?? ""));
  // Of two columns that are known for one meaning, the first has it.
  const given = new Set<string>(Object.values(choices));
  const seen = new Set<string>();
  return columns.headers.flatMap((header, index) => {
    const key = normalizeHeader(header);
    if (key === "" || seen.has(key)) return [];
    seen.add(key);
    const known = knownField(header);
    const kind = known === "part" ? "part" : known ? "known" : "unknown";
    const chosen = choiceOf(choices, key);
    const guess = kind === "unknown" && chosen === undefined ? suggestField(header) : null;
    const suggestion = guess && !taken.has(guess) ? guess : null;
    if (suggestion) taken.add(suggestion);
    const isFree = chosen === undefined && known !== null && known !== "part" && !given.has(known);
    const recognised = isFree ? known : null;
    if (recognised) given.add(recognised);
    const field = chosen === "ignore" ? null : (chosen ?? recognised ?? suggestion);
    return {
      key,
      header,
      samples: samples[index] ?? [],
      kind,
      field,
      suggested: suggestion !== null,
    } as const;
  });
}

/** A price of the file and what the shop would ask, with VAT taken as included and as missing. In cents. */
interface PriceSample {
  readonly name: string;
  readonly included: number;
  readonly added: number;
}

/** The first prices both ways, so that anyone who answers sees what the answer does. */
async function listPriceSamples(
  bytes: Uint8Array,
  columns: ColumnChoices,
  guard: RowGuard,
): Promise<readonly PriceSample[]> {
  const file = await readProducts(bytes, { pricesIncludeVat: true, columns, guard });
  if (!file.ok) return [];
  const found: PriceSample[] = [];
  for await (const { product } of file.value.rows()) {
    const included = product?.regularPrice;
    if (product && included)
      found.push({
        name: product.name ?? product.sku ?? "",
        included,
        added: withVat(included, product.vatRate),
      });
    if (found.length === 5) break;
  }
  return found;
}

export interface FileDescription {
  readonly columns: readonly ColumnView[];
  readonly prices: readonly PriceSample[];
}

/** A file's columns, and its first prices with the columns as they are suggested. */
export async function describeFile(
  bytes: Uint8Array,
  choices: ColumnChoices,
  guard: RowGuard,
): Promise<FileDescription> {
  const columns = await describeColumns(bytes, choices, guard);
  const meant = columns.flatMap(({ key, kind, field }) =>
    kind === "part" ? [] : [[key, field ?? ("ignore" as const)] as const],
  );
  const prices = await listPriceSamples(bytes, Object.fromEntries(meant), guard);
  return { columns, prices };
}
