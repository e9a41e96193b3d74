// Written by scripts/make/manual.ts: change the script, not this file.
/** The manual's pictures: a hash of the file, and its size in pixels. */
export const SHOTS = {
  today: { hash: "0d62c337e2", width: 1680, height: 1080 },
  palette: { hash: "05589fe326", width: 1680, height: 1080 },
  launch: { hash: "c27508fe4c", width: 1680, height: 1080 },
  orders: { hash: "1254f4d1d0", width: 1680, height: 1080 },
  order: { hash: "5dc7f0f8a3", width: 1680, height: 1080 },
  refund: { hash: "4ac360c752", width: 1680, height: 1080 },
  withdrawals: { hash: "eefc65fcc0", width: 1680, height: 1080 },
  "import-start": { hash: "c411b7db87", width: 1680, height: 1080 },
  "import-check": { hash: "d94390fd60", width: 1680, height: 1080 },
  products: { hash: "d561830d61", width: 1680, height: 1080 },
  product: { hash: "ec2794ac48", width: 1680, height: 1080 },
  categories: { hash: "b721512207", width: 1680, height: 1080 },
  brands: { hash: "fda174396d", width: 1680, height: 1080 },
  attributes: { hash: "766f272ba0", width: 1680, height: 1080 },
  enquiries: { hash: "e66378aa77", width: 1680, height: 1080 },
  enquiry: { hash: "2016d078b6", width: 1680, height: 1080 },
  mail: { hash: "a2582cef10", width: 1680, height: 1080 },
  content: { hash: "11155f72a7", width: 1680, height: 1080 },
  entry: { hash: "0dcdd484d6", width: 1680, height: 1080 },
  "site-text": { hash: "2f199cb30e", width: 1680, height: 1080 },
  media: { hash: "2072cd8b89", width: 1680, height: 1080 },
  coverage: { hash: "0a2b9b0675", width: 1680, height: 1080 },
  settings: { hash: "0ab1c39ce5", width: 1680, height: 1080 },
  users: { hash: "afeefcf91b", width: 1680, height: 1080 },
  searches: { hash: "c58f8cba26", width: 1680, height: 1080 },
  log: { hash: "1288c109db", width: 1680, height: 1080 },
} as const;

export type ShotName = keyof typeof SHOTS;
