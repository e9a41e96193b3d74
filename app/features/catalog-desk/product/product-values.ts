import { DUTY_FIELDS, type DutyFault, dutyValuesOf } from "#app/features/catalog/duties/duties-form.ts";
import type { FormFault } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { cleanTyped, readBase } from "#app/lib/forms/merge-values.ts";
import type { MergedForm } from "#app/lib/forms/merged-form.ts";

/** Fields of the form for a product, in the order of the page; those of its duties follow. */
const PRODUCT_FIELDS = [
  "name",
  "nameGa",
  "shortDescription",
  "shortDescriptionGa",
  "description",
  "descriptionGa",
  "pictures",
  "regularPrice",
  "salePrice",
  "saleFrom",
  "saleTo",
  "vatRate",
  "sku",
  "gtin",
  "stock",
  "lowStockAmount",
  "backorders",
  "soldIndividually",
  "categories",
  "brand",
  "tags",
  "kind",
  "attributes",
  "externalUrl",
  "externalLabel",
  "weight",
  "length",
  "width",
  "height",
  "shippingClass",
  "hsCode",
  "countryOfOrigin",
  "manuals",
  "upsells",
  "crossSells",
  "slug",
  "visibility",
  "featured",
  "position",
] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/**
 * A product as its form holds it: every field by its name as text, "" for empty, ticks "yes". Pictures and
 * categories are ids joined by commas. Fields of variations are named `v.<id>.<field>`: sku, regularPrice, salePrice,
 * stock, picture, offered, remove, and `o.<attribute>` with a value each, "" for any.
 */
export type ProductValues = Readonly<Record<string, string>>;

type ProductFaultKind =
  | "required"
  | "too-long"
  | "price"
  | "number"
  | "date"
  | "sale-not-lower"
  | "sale-ends-first"
  | "sku-taken"
  | "slug-taken"
  | "slug"
  | "gtin"
  | "link"
  | "attributes"
  | "attribute-name"
  | "manuals"
  | "unknown-product"
  | "gone"
  | "country"
  | "same-options"
  | "held";

/** What is wrong with a field. */
export interface ProductFault extends FormFault<ProductFaultKind> {
  /** What it is about, such as a SKU that no product has. */
  readonly about?: string;
}

/** A form that comes back. */
export interface ReturnedProduct extends MergedForm<ProductFault> {
  readonly dutyFaults: readonly DutyFault[];
  /** The version of the draft that the next save starts from; "" for none. */
  readonly draft: string;
  /** What somebody else did to the draft since the form was filled: `conflicts` are with what they saved. */
  readonly draftConflict: "saved" | "gone" | null;
}

const LISTS: readonly string[] = ["categories", "pictures"];

/** Fields of several lines. */
const LONG: readonly string[] = [
  "shortDescription",
  "shortDescriptionGa",
  "description",
  "descriptionGa",
  "attributes",
  "manuals",
  "upsells",
  "crossSells",
];

/** The fields of a posted form, as they are stored. */
export function readProductValues(form: FormFields): ProductValues {
  const base = readBase(form.get("base") ?? "");
  const clean = (name: string, text = "") => {
    // An option of a variation is one of the values in the attributes, so both are always cleaned, and in the same way.
    const isOption = /^v\.[^.]+\.o\./.test(name);
    const seen = isOption || name === "attributes" ? undefined : base[name];
    return cleanTyped(text, seen, isOption || LONG.includes(name));
  };
  const text = (name: string) =>
    LISTS.includes(name)
      ? [...new Set(form.getAll(name))].filter(Boolean).join(",")
      : clean(name, form.get(name) ?? "");
  const variations = form.keys().filter((key) => key.startsWith("v."));
  return {
    ...Object.fromEntries(PRODUCT_FIELDS.map((name) => [name, text(name)])),
    ...dutyValuesOf(form, base),
    ...Object.fromEntries(variations.map((name) => [name, clean(name, form.getAll(name).at(-1))])),
  };
}

/** Whether a posted form holds a change of what it was filled with; false for a post without the form. */
export function isEdited(form: FormFields): boolean {
  const base = readBase(form.get("base") ?? "");
  if (Object.keys(base).length === 0) return false;
  return Object.entries(readProductValues(form)).some(([field, value]) => value !== (base[field] ?? ""));
}

/** Ids of the variations of which a form holds fields. */
export function variationIds(values: ProductValues): readonly string[] {
  return [...new Set(Object.keys(values).flatMap((key) => /^v\.([^.]+)\./.exec(key)?.[1] ?? []))];
}

/** What a form's fields say of a variation's options: a value each, "" for any. */
export function optionsOf(values: ProductValues, id: string): Readonly<Record<string, string>> {
  const prefix = `v.${id}.o.`;
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      key.startsWith(prefix) && value !== "" ? [[key.slice(prefix.length), value] as const] : [],
    ),
  );
}

/** The values of the attributes that a form gives a variation. */
export function optionTexts(values: ProductValues, id: string): readonly string[] {
  return Object.keys(values).flatMap((key) => (key.startsWith(`v.${id}.o.`) && values[key]) || []);
}

export const ALL_FIELDS: readonly string[] = [...PRODUCT_FIELDS, ...DUTY_FIELDS];
