import type { Role } from "./identity.ts";

/**
 * What each permission allows, and the roles that hold it. An admin holds all of them. The menu, the palette, the guard of
 * the back office and the tests of its addresses read this table.
 */
const PERMISSIONS = {
  /** Home, search, the manual: what everybody on the staff opens. */
  staff: ["sales", "store", "technician", "editor"],
  /** Shares the views of lists with everybody. */
  "shared-views": ["sales"],
  /** Orders with their sums, transfers and cancellations. */
  orders: ["sales"],
  /** Customers with their contact details, spend, notes and personal data. */
  customers: ["sales"],
  /** Refunds, by sales up to the sum in the settings. */
  refunds: ["sales"],
  /** Refunds of any sum. */
  "refunds.unlimited": [],
  /** Marks goods as ready, collected or dispatched; shows no price. */
  packing: ["sales", "store"],
  /** Counts the stock of the shop and counted hire pieces; shows no price. */
  "stock-count": ["store"],
  /** Pick lists, notes to sign and manifests of hires; shows no price and no value. */
  "hire-papers": ["sales", "store"],
  withdrawals: ["sales"],
  /** What was sold, to whom, and the files for accountants. */
  reports: [],
  enquiries: ["sales"],
  /** Quotes, hires, shortages, suppliers, venues and vehicles. */
  hires: ["sales"],
  /** The schedule of the fleet; shows no price. Moving a hire on it asks for `hires`. */
  "hire-board": ["sales", "store"],
  /** Prepares hires and takes them back; shows no price. */
  warehouse: ["sales", "store"],
  /** Hire items and what they cost. */
  fleet: [],
  /** Single units with their state and inspections; shows no price. */
  units: ["sales", "store", "technician"],
  /** Site text, pages, pictures and attribute translations. */
  content: ["editor"],
  /** Products, categories, brands and imports. */
  products: [],
  /** Codes that customers enter at the checkout, and the price lists of trade customers. */
  discounts: [],
  /** Settings, accounts, logs and everything that names no permission of its own. */
  system: [],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof PERMISSIONS;

/** Addresses below `/admin` and `/preview` with the permission they ask for; of several that fit, the first. */
const ADDRESSES: readonly (readonly [RegExp, Permission])[] = [
  [/^\/admin(?:\/find|\/help(?:\/.*)?|\/(?:notifications|views)(?:\/.*)?)?$/, "staff"],
  [/^\/admin\/packing(?:\/|$)/, "packing"],
  [/^\/admin\/stock(?:\/|$)/, "stock-count"],
  [/^\/admin\/orders\/[^/]+\/(?:refunds|edit)(?:\/|$)/, "refunds"],
  [/^\/admin\/orders(?:\/|$)/, "orders"],
  [/^\/admin\/customers\/[^/]+\/price-list$/, "discounts"],
  [/^\/admin\/customers(?:\/|$)/, "customers"],
  [/^\/admin\/withdrawals(?:\/|$)/, "withdrawals"],
  [/^\/admin\/reports(?:\/|$)/, "reports"],
  [/^\/admin\/(?:discounts|price-lists)(?:\/|$)/, "discounts"],
  [/^\/admin\/enquiries\/hours$/, "system"],
  [/^\/admin\/enquiries(?:\/|$)/, "enquiries"],
  [/^\/admin\/hire\/(?:units|inspections|labels)(?:\/|$)/, "units"],
  [/^\/admin\/hire\/warehouse(?:\/|$)/, "warehouse"],
  [
    /^\/admin\/hire\/(?:pick-lists$|hires\/[^/]+\/(?:(?:delivery|return)-signature|documents\/(?:manifest\/)?[^/]+)$)/,
    "hire-papers",
  ],
  [/^\/admin\/hire\/board$/, "hire-board"],
  [/^\/admin\/hire\/(?:board|quotes|hires|shortages|suppliers|venues|vehicles|feeds)(?:\/|$)/, "hires"],
  [/^\/admin\/hire(?:\/|$)/, "fleet"],
  [/^\/admin\/(?:content|site-text|attributes|media)(?:\/|$)/, "content"],
  [/^\/admin\/(?:products|categories|brands|import)(?:\/|$)/, "products"],
  [/^(?:\/ga)?\/preview\/product(?:\/|$)/, "products"],
  [/^(?:\/ga)?\/preview(?:\/|$)/, "content"],
];

/** True for somebody on the staff: who may open at least the start of the back office. */
export function isStaff(roles: readonly Role[]): boolean {
  return roles.length > 0;
}

/** Whether one of the roles holds the permission. */
export function can(roles: readonly Role[], permission: Permission): boolean {
  return rolesWith(permission).some((role) => roles.includes(role));
}

/** The roles that hold a permission; admin is among them. */
export function rolesWith(permission: Permission): readonly Role[] {
  return ["admin", ...PERMISSIONS[permission]];
}

/** What an address of the back office asks for; one that is not in the table is for admins. */
export function permissionOf(path: string): Permission {
  return ADDRESSES.find(([pattern]) => pattern.test(path))?.[1] ?? "system";
}

/** Whether the roles may open an address of the back office; its query does not count. */
export function canOpen(roles: readonly Role[], href: string): boolean {
  return can(roles, permissionOf(href.split(/[?#]/, 1)[0] ?? ""));
}
