/** A value that is sold separately: one length, colour or size of a product. */
export interface SampleVariation {
  /** Added to the parent's SKU. */
  readonly suffix: string;
  readonly value: string;
  /** The value in Irish where it is more than a figure. */
  readonly ga?: string;
  /** Euro including VAT. */
  readonly price: number | null;
  readonly kg?: number;
  readonly stock?: number;
}

/** One product of the sample catalogue, as a person writes it. Prices in euro including VAT. */
export interface SampleProduct {
  readonly sku: string;
  readonly name: string;
  readonly ga: string;
  /** Second level under the department; empty for none. */
  readonly group: string;
  /** Null: price on request. Ignored on products with variations. */
  readonly price: number | null;
  readonly sale?: { readonly price: number; readonly from?: string; readonly to?: string };
  readonly kg?: number;
  /** Length, width, height in cm. */
  readonly size?: readonly [number, number, number];
  /** Counted stock; left out: not counted. */
  readonly stock?: number;
  readonly lowStock?: number;
  readonly stockStatus?: "in" | "out" | "backorder";
  readonly backorders?: "notify" | "yes";
  /** Two to four sentences; the first is the short description. */
  readonly text: string;
  /** The same in Irish, sentence by sentence. */
  readonly textGa: string;
  readonly box?: readonly string[];
  readonly boxGa?: readonly string[];
  readonly specs: Readonly<Record<string, string | readonly string[]>>;
  readonly brand?: string;
  readonly tags?: readonly string[];
  readonly alsoIn?: string;
  readonly upsells?: readonly string[];
  readonly crossSells?: readonly string[];
  readonly featured?: boolean;
  readonly published?: 1 | 0 | -1 | 2;
  readonly visibility?: "visible" | "catalog" | "search" | "hidden";
  readonly taxClass?: string;
  readonly shippingClass?: string;
  readonly gtin?: false;
  readonly purchaseNote?: string;
  readonly variations?: {
    readonly attribute: string;
    readonly default?: string;
    /** Variations that the export lists before their parent. */
    readonly first?: boolean;
    readonly items: readonly SampleVariation[];
    /** An attribute that every variation leaves to the buyer. */
    readonly open?: { readonly attribute: string; readonly values: readonly string[] };
  };
}

export interface SampleDepartment {
  readonly name: string;
  /** Ids of the department start here. */
  readonly firstId: number;
  readonly products: readonly SampleProduct[];
}
