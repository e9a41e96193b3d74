// Written by scripts/make/manual.ts: change the script, not this file.
/** The manual's pictures: a hash of the file, and its size in pixels. */
export const SHOTS = {
  today: { hash: "8b4eee5dc8", width: 1680, height: 1080 },
  palette: { hash: "489551d533", width: 1680, height: 1080 },
  launch: { hash: "bfb516747e", width: 1680, height: 1080 },
  orders: { hash: "5d8b7cadeb", width: 1680, height: 1080 },
  order: { hash: "c99ab10049", width: 1680, height: 1080 },
  refund: { hash: "dc450b141a", width: 1680, height: 1080 },
  withdrawals: { hash: "4a9bba736d", width: 1680, height: 1080 },
  "import-start": { hash: "454e1734d2", width: 1680, height: 1080 },
  "import-check": { hash: "97ed5b5131", width: 1680, height: 1080 },
  products: { hash: "7698d02f92", width: 1680, height: 1080 },
  product: { hash: "d9f1391bae", width: 1680, height: 1080 },
  categories: { hash: "2f44984f46", width: 1680, height: 1080 },
  brands: { hash: "8d539b9d70", width: 1680, height: 1080 },
  attributes: { hash: "123f1c1579", width: 1680, height: 1080 },
  enquiries: { hash: "2127d94471", width: 1680, height: 1080 },
  enquiry: { hash: "29aef26e4e", width: 1680, height: 1080 },
  mail: { hash: "532d59a35c", width: 1680, height: 1080 },
  content: { hash: "5649e14b74", width: 1680, height: 1080 },
  entry: { hash: "f94e557c44", width: 1680, height: 1080 },
  "site-text": { hash: "a8b8a6be73", width: 1680, height: 1080 },
  media: { hash: "ff1fd83578", width: 1680, height: 1080 },
  coverage: { hash: "07e162acbb", width: 1680, height: 1080 },
  settings: { hash: "ca82a5ec09", width: 1680, height: 1080 },
  users: { hash: "83f7d506a8", width: 1680, height: 1080 },
  searches: { hash: "c8297937b5", width: 1680, height: 1080 },
  log: { hash: "a951900bd6", width: 1680, height: 1080 },
} as const;

export type ShotName = keyof typeof SHOTS;
