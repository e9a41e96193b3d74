/** Why an offer is not in the product feed; of several reasons, the first one here. */
export const OMISSIONS = [
  "sample",
  "unpublished",
  "unlisted",
  "sold-elsewhere",
  "price",
  "picture",
  "description",
  "gtin",
] as const;
