import { webAddress } from "#app/lib/web-address.ts";
import type { ImportLimits } from "../report/import-report.ts";
import { parseBoolean, splitList, toLabel } from "./cells.ts";
import type {
  RowAttribute,
  RowCommon,
  RowDownload,
  RowManufacturer,
  RowOption,
  RowTranslation,
} from "./product-row.ts";
import { distinct, type RowCells } from "./row-cells.ts";

/**
 * The attributes of a product, in column order. Values under a blank attribute name are dropped and reported, and so
 * are values and attributes above the limits.
 */
export function readRowAttributes(cells: RowCells, limits: ImportLimits): RowAttribute[] {
  const attributes = new Map<string, RowAttribute>();
  for (const series of usedSeries(cells, limits)) {
    const name = toLabel(cells.textAt(series.name));
    const values = readValues(cells, series.values, limits);
    if (name === "") {
      if (values.length > 0) reportNameless(cells, series.values);
      continue;
    }
    const key = name.toLowerCase();
    const same = attributes.get(key);
    attributes.set(key, {
      name: same?.name ?? name,
      values: distinct([...(same?.values ?? []), ...values]).slice(0, limits.listItems),
      visible: parseBoolean(cells.at(series.visible)) ?? true,
      global: parseBoolean(cells.at(series.global)) ?? false,
      default: toLabel(cells.textAt(series.default)) || (same?.default ?? null),
    });
  }
  return [...attributes.values()];
}

/** Those numbered groups in which the row has anything. */
function usedSeries(cells: RowCells, limits: ImportLimits) {
  const used = cells.columns.attributes.filter(
    (series) => cells.at(series.name) !== "" || cells.at(series.values) !== "",
  );
  if (used.length > limits.attributes)
    cells.warn(
      { code: "attributes-too-many", limit: limits.attributes },
      cells.columns.headers[used[limits.attributes]?.name ?? -1],
    );
  return used.slice(0, limits.attributes);
}

function readValues(cells: RowCells, index: number | undefined, limits: ImportLimits): string[] {
  const text = cells.textAt(index);
  const values = distinct(splitList(text).map(toLabel));
  const column = cells.columns.headers[index ?? -1] ?? "";
  if (values.length > limits.listItems)
    cells.warn({ code: "list-too-long", limit: limits.listItems }, column, text);
  const kept = values.slice(0, limits.listItems);
  if (kept.some((value) => value.length > limits.labelCharacters))
    cells.error({ code: "cell-too-large", limit: limits.labelCharacters }, column, text);
  return kept;
}

/** The attribute values of a variation. Blank means any; an unescaped comma belongs to the one value. */
export function readRowOptions(cells: RowCells, limits: ImportLimits): RowOption[] {
  const options = new Map<string, RowOption>();
  for (const series of usedSeries(cells, limits)) {
    const name = toLabel(cells.textAt(series.name));
    const text = cells.textAt(series.values);
    const value = toLabel(text.replaceAll("\\,", ","));
    if (value.length > limits.labelCharacters) {
      const column = cells.columns.headers[series.values ?? -1];
      cells.error({ code: "cell-too-large", limit: limits.labelCharacters }, column, text);
    }
    if (name === "") {
      if (value !== "") reportNameless(cells, series.values);
      continue;
    }
    if (splitList(text).length > 1) {
      const column = cells.columns.headers[series.values ?? -1] ?? "";
      cells.warn({ code: "attribute-several-values", used: value }, column, text);
    }
    const global = parseBoolean(cells.at(series.global)) ?? false;
    if (!options.has(name.toLowerCase()))
      options.set(name.toLowerCase(), { name, value: value || null, global });
  }
  return [...options.values()];
}

/** The files of a downloadable product; those without a full http or https address are left out. */
export function readDownloads(cells: RowCells): RowDownload[] {
  return cells.columns.downloads
    .map((series) => ({ name: toLabel(cells.textAt(series.name)), url: cells.at(series.url) }))
    .filter((download) => webAddress(download.url) !== null);
}

function reportNameless(cells: RowCells, index: number | undefined): void {
  cells.warn({ code: "attribute-nameless" }, cells.columns.headers[index ?? -1], cells.at(index));
}

const MANUFACTURER_KEYS = {
  name: "_gpsr_manufacturer",
  address: "_gpsr_address",
  email: "_gpsr_email",
} as const;
const TRANSLATION_KEYS = {
  group: "_wpml_import_translation_group",
  language: "_wpml_import_language_code",
  source: "_wpml_import_source_language_code",
} as const;
const SPECIAL = new Set<string>([...Object.values(MANUFACTURER_KEYS), ...Object.values(TRANSLATION_KEYS)]);

/** The `Meta:` columns: manufacturer, language pairing, and the rest by key. A long one of the first two is an error. */
export function readMeta(
  cells: RowCells,
  limits: ImportLimits,
): Pick<RowCommon, "manufacturer" | "translation" | "meta"> {
  const value = (key: string) => {
    const index = cells.columns.meta.get(key);
    const text = cells.textAt(index);
    if (SPECIAL.has(key) && text.length > limits.labelCharacters)
      cells.error(
        { code: "cell-too-large", limit: limits.labelCharacters },
        cells.columns.headers[index ?? -1],
        text,
      );
    return text || null;
  };
  const meta: Record<string, string> = {};
  for (const key of cells.columns.meta.keys()) {
    const text = SPECIAL.has(key) || key === "__proto__" ? null : value(key);
    if (text) meta[key] = text;
  }
  return { manufacturer: readManufacturer(value), translation: readTranslation(value), meta };
}

function readManufacturer(value: (key: string) => string | null): RowManufacturer | null {
  const name = value(MANUFACTURER_KEYS.name);
  const address = value(MANUFACTURER_KEYS.address);
  const email = value(MANUFACTURER_KEYS.email);
  return name || address || email ? { name, address, email } : null;
}

function readTranslation(value: (key: string) => string | null): RowTranslation | null {
  const group = value(TRANSLATION_KEYS.group);
  const language = value(TRANSLATION_KEYS.language)?.slice(0, 2).toLowerCase();
  const source = value(TRANSLATION_KEYS.source)?.toLowerCase() ?? null;
  return group && language ? { group, language, source } : null;
}
