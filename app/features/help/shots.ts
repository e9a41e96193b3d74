// Written by scripts/manual.ts: change the script, not this file.
/** The manual's pictures: a hash of the file, and its size in pixels. */
export const SHOTS = {
  today: { hash: "9cce40ec05", width: 1680, height: 1080 },
  palette: { hash: "f0c37947ed", width: 1680, height: 1080 },
  launch: { hash: "c4c500f971", width: 1680, height: 1080 },
  orders: { hash: "6fc2ffc616", width: 1680, height: 1080 },
  order: { hash: "d15484233e", width: 1680, height: 1080 },
  refund: { hash: "34018d6850", width: 1680, height: 1080 },
  withdrawals: { hash: "5a897e7441", width: 1680, height: 1080 },
  "import-start": { hash: "ac9f7d6575", width: 1680, height: 1080 },
  "import-check": { hash: "2d301dd3bb", width: 1680, height: 1080 },
  products: { hash: "a8b9eb4126", width: 1680, height: 1080 },
  product: { hash: "5acacfcfb2", width: 1680, height: 1080 },
  categories: { hash: "8d037e9630", width: 1680, height: 1080 },
  brands: { hash: "de10930c57", width: 1680, height: 1080 },
  attributes: { hash: "b09ef0779b", width: 1680, height: 1080 },
  enquiries: { hash: "340cf8647e", width: 1680, height: 1080 },
  enquiry: { hash: "3f5a4fb473", width: 1680, height: 1080 },
  mail: { hash: "fbdd2456ea", width: 1680, height: 1080 },
  content: { hash: "ff1d3e07ee", width: 1680, height: 1080 },
  entry: { hash: "79fd81cdf0", width: 1680, height: 1080 },
  words: { hash: "a31de49f9f", width: 1680, height: 1080 },
  media: { hash: "450417ba48", width: 1680, height: 1080 },
  coverage: { hash: "ecd7d671ff", width: 1680, height: 1080 },
  settings: { hash: "0de3181c44", width: 1680, height: 1080 },
  users: { hash: "df96d0e756", width: 1680, height: 1080 },
  searches: { hash: "24479e0863", width: 1680, height: 1080 },
  log: { hash: "871593db86", width: 1680, height: 1080 },
} as const;

export type ShotName = keyof typeof SHOTS;
