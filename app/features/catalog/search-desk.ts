/** A search that found nothing. */
export interface SearchMiss {
  /** Folded; names the row. */
  readonly term: string;
  /** As it was typed last. */
  readonly typed: string;
  readonly count: number;
  readonly lastSeen: Date;
}

/** Words of visitors and what else they mean, both separated by commas. */
export interface Synonym {
  readonly id: string;
  readonly terms: string;
  readonly meanings: string;
}

export type SynonymRefusal =
  | { readonly kind: "empty" }
  | { readonly kind: "gone" }
  | { readonly kind: "too-many" };
