// Written by scripts/make/manual.ts: change the script, not this file.
/** The manual's pictures: a hash of the file, and its size in pixels. */
export const SHOTS = {
  today: { hash: "a8537e9ed1", width: 1680, height: 1080 },
  palette: { hash: "f0c37947ed", width: 1680, height: 1080 },
  launch: { hash: "c4c500f971", width: 1680, height: 1080 },
  orders: { hash: "6a0bf8ce2c", width: 1680, height: 1080 },
  order: { hash: "2ae1111feb", width: 1680, height: 1080 },
  refund: { hash: "6592d892f4", width: 1680, height: 1080 },
  withdrawals: { hash: "a376cc0f00", width: 1680, height: 1080 },
  "import-start": { hash: "ac9f7d6575", width: 1680, height: 1080 },
  "import-check": { hash: "2d301dd3bb", width: 1680, height: 1080 },
  products: { hash: "385dbcc794", width: 1680, height: 1080 },
  product: { hash: "5acacfcfb2", width: 1680, height: 1080 },
  categories: { hash: "58cc06f9f2", width: 1680, height: 1080 },
  brands: { hash: "c0701a7eed", width: 1680, height: 1080 },
  attributes: { hash: "b09ef0779b", width: 1680, height: 1080 },
  enquiries: { hash: "340cf8647e", width: 1680, height: 1080 },
  enquiry: { hash: "3f5a4fb473", width: 1680, height: 1080 },
  mail: { hash: "9a7ea3bbe2", width: 1680, height: 1080 },
  content: { hash: "ff1d3e07ee", width: 1680, height: 1080 },
  entry: { hash: "79fd81cdf0", width: 1680, height: 1080 },
  words: { hash: "a31de49f9f", width: 1680, height: 1080 },
  media: { hash: "450417ba48", width: 1680, height: 1080 },
  coverage: { hash: "84000d4c0a", width: 1680, height: 1080 },
  settings: { hash: "c352759b85", width: 1680, height: 1080 },
  users: { hash: "2f1724baad", width: 1680, height: 1080 },
  searches: { hash: "8e5bf99584", width: 1680, height: 1080 },
  log: { hash: "34f6b2dda8", width: 1680, height: 1080 },
} as const;

export type ShotName = keyof typeof SHOTS;
