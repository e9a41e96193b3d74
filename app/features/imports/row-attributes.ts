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

/** The attributes of a product, in column order. Values under a blank attribute name are dropped and reported. */
export function readAttributes(cells: RowCells): RowAttribute[] {
  const attributes = new Map<string, RowAttribute>();
  for (const series of cells.columns.attributes) {
    const name = toLabel(cells.textAt(series.name));
    const values = distinct(splitList(cells.textAt(series.values)).map(toLabel));
    if (name === "") {
      if (values.length > 0) reportNameless(cells, series.values);
      continue;
    }
    const key = name.toLowerCase();
    const same = attributes.get(key);
    attributes.set(key, {
      name: same?.name ?? name,
      values: distinct([...(same?.values ?? []), ...values]),
      visible: parseBoolean(cells.at(series.visible)) ?? true,
      global: parseBoolean(cells.at(series.global)) ?? false,
      default: toLabel(cells.textAt(series.default)) || (same?.default ?? null),
    });
  }
  return [...attributes.values()];
}

/** The attribute values of a variation. Blank means any; an unescaped comma belongs to the one value. */
export function readOptions(cells: RowCells): RowOption[] {
  const options = new Map<string, RowOption>();
  for (const series of cells.columns.attributes) {
    const name = toLabel(cells.textAt(series.name));
    const text = cells.textAt(series.values);
    const value = toLabel(text.replaceAll("\\,", ","));
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

/** The files of a downloadable product; those without an address are left out. */
export function readDownloads(cells: RowCells): RowDownload[] {
  return cells.columns.downloads
    .map((series) => ({ name: toLabel(cells.textAt(series.name)), url: cells.at(series.url) }))
    .filter((download) => download.url !== "");
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

/** The `Meta:` columns: manufacturer, language pairing, and the rest by key. */
export function readMeta(cells: RowCells): Pick<RowCommon, "manufacturer" | "translation" | "meta"> {
  const value = (key: string) => cells.textAt(cells.columns.meta.get(key)) || null;
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
