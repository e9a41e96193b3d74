import { adminPath } from "#app/i18n/admin-path.ts";
import { flag, idField, listQuery, type QueryOf, textField } from "#app/lib/list-query.ts";
import type { Cents } from "#app/lib/money.ts";
import type { MakerColumns } from "../duties/duties.ts";

export const brandsList = listQuery(adminPath("/admin/brands"), {
  search: textField,
  /** True for brands whose maker is not complete alone. */
  missing: flag(),
  /** The name of the last brand already shown; empty at the start. */
  after: textField,
});

export type BrandsQuery = QueryOf<typeof brandsList>;

export const makerGapsList = listQuery(adminPath("/admin/brands/missing"), {
  /** True for products that are not published. */
  drafts: flag(),
  /** The id of the last product already shown; empty at the start. */
  after: idField,
});

export type MakerGapsQuery = QueryOf<typeof makerGapsList>;

/** What is missing of a maker. */
export type MakerLack = "name" | "address" | "contact" | "responsible";

/** A brand with its maker and the products the details are shown with. */
export interface AdminBrand extends MakerColumns {
  readonly id: string;
  readonly name: string;
  /** Number of published products that name no maker of their own. */
  readonly products: number;
  /** Number of published products that name a maker of their own. */
  readonly ownMakers: number;
}

/** A product whose maker's details are not all there. */
export interface MakerGap {
  readonly id: string;
  readonly name: string;
  readonly sku: string | null;
  readonly published: boolean;
  readonly brand: { readonly id: string; readonly name: string } | null;
  /** True when the product names a maker itself, so that mending its brand changes nothing. */
  readonly own: boolean;
}

/** A category with the environmental cost its electrical products have unless they say otherwise. */
export interface CategoryCost {
  readonly id: string;
  /** Names from the root, joined by " > ". */
  readonly path: string;
  readonly environmentalCost: Cents | null;
}

/** What is missing of a maker before its products may be offered (Regulation (EU) 2023/988, Art. 19). */
export function makerLacks(maker: MakerColumns): readonly MakerLack[] {
  const lacks: readonly (readonly [MakerLack, boolean])[] = [
    ["name", !maker.manufacturerName],
    ["address", !maker.manufacturerAddress],
    ["contact", !maker.manufacturerContact],
    ["responsible", maker.manufacturerOutsideEu && !maker.responsiblePerson],
  ];
  return lacks.flatMap(([lack, missing]) => (missing ? [lack] : []));
}
