/** The single columns of an export. Their English headers, in the exporter's default order. */
export const FIELD_HEADERS = {
  id: "ID",
  type: "Type",
  sku: "SKU",
  gtin: "GTIN, UPC, EAN, or ISBN",
  name: "Name",
  published: "Published",
  featured: "Is featured?",
  visibility: "Visibility in catalog",
  shortDescription: "Short description",
  description: "Description",
  saleFrom: "Date sale price starts",
  saleTo: "Date sale price ends",
  taxStatus: "Tax status",
  taxClass: "Tax class",
  inStock: "In stock?",
  stock: "Stock",
  lowStock: "Low stock amount",
  backorders: "Backorders allowed?",
  soldIndividually: "Sold individually?",
  weight: "Weight",
  length: "Length",
  width: "Width",
  height: "Height",
  reviews: "Allow customer reviews?",
  purchaseNote: "Purchase note",
  salePrice: "Sale price",
  regularPrice: "Regular price",
  categories: "Categories",
  tags: "Tags",
  shippingClass: "Shipping class",
  images: "Images",
  downloadLimit: "Download limit",
  downloadExpiry: "Download expiry days",
  parent: "Parent",
  grouped: "Grouped products",
  upsells: "Upsells",
  crossSells: "Cross-sells",
  externalUrl: "External URL",
  buttonText: "Button text",
  position: "Position",
  cost: "Cost of goods",
  brands: "Brands",
  commodityCode: "Commodity code (HS code)",
  originCountry: "Country of origin",
  customsDescription: "Customs description",
} as const;

export type ImportField = keyof typeof FIELD_HEADERS;

/** A column of a file as the page shows it. */
export interface ColumnView {
  /** The header as it is compared. */
  readonly key: string;
  readonly header: string;
  /** The first values that are not blank, shortened. */
  readonly samples: readonly string[];
  /** `known`: by its name; `part`: one of a numbered group or an extra field, which is read as it is. */
  readonly kind: "known" | "part" | "unknown";
  /** What it means now; null: left out. */
  readonly field: ImportField | null;
  readonly suggested: boolean;
}

/** What the numbered columns of an attribute hold. */
export const ATTRIBUTE_PARTS = ["name", "values", "visible", "global", "default"] as const;
export type AttributePart = (typeof ATTRIBUTE_PARTS)[number];
