import { adminPath } from "#app/i18n/admin-path.ts";

/** A saved view as the bar above its list shows it. */
export interface ListView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly shared: boolean;
  readonly isDefault: boolean;
  /** The reader made it, and may rename and delete it. */
  readonly isOwn: boolean;
}

/** What a person keeps of a list, with what others share of it. */
export interface ListViews {
  /** The path of the list. */
  readonly list: string;
  /** The views in the order of their names. */
  readonly views: readonly ListView[];
  /** The columns that the person keeps, as `col` of the address; null for the usual ones. */
  readonly columns: string | null;
}

/** Lists of the back office whose filters are in their address. */
const LISTS = [
  adminPath("/admin/audit"),
  adminPath("/admin/customers"),
  adminPath("/admin/discounts"),
  adminPath("/admin/enquiries"),
  adminPath("/admin/errors"),
  adminPath("/admin/hire/hires"),
  adminPath("/admin/hire/inspections"),
  adminPath("/admin/hire/items"),
  adminPath("/admin/hire/quotes"),
  adminPath("/admin/hire/shortages"),
  adminPath("/admin/hire/units"),
  adminPath("/admin/mail"),
  adminPath("/admin/media"),
  adminPath("/admin/orders"),
  adminPath("/admin/orders/drafts"),
  adminPath("/admin/packing"),
  adminPath("/admin/price-lists"),
  adminPath("/admin/products"),
  adminPath("/admin/redirects"),
  adminPath("/admin/searches"),
  adminPath("/admin/users"),
  adminPath("/admin/withdrawals"),
] as const;

/** Characters of a view's name at most, by the field of its forms. */
export const VIEW_LIMITS = { view: 60 } as const;
export const MAX_VIEWS = 50;
/** Characters of a view's query. */
export const MAX_QUERY = 1000;

/** Params that say where in a list one is, not what it shows. */
const PLACES = ["page", "before", "after", "list", "index", "_routes"];

/** The path of a list; null for every other address. */
export function listAt(path: string): string | null {
  return LISTS.find((list) => list === path) ?? null;
}

/** What an address narrows and sorts a list to, with its columns; "" for the plain list. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...params].filter(([name, value]) => value !== "" && !PLACES.includes(name)),
  );
  kept.sort();
  return kept.toString();
}

/** The address that a list opens at for this person, where it is another than the one asked for; null otherwise. */
export function ownAddress(params: URLSearchParams, { list, views, columns }: ListViews): string | null {
  const query = new URLSearchParams(params);
  for (const name of ["index", "_routes"]) query.delete(name);
  const usual = views.find(({ isDefault, isOwn }) => isDefault && isOwn);
  const opened =
    query.size === 0 && usual && usual.query !== ""
      ? new URLSearchParams(usual.query)
      : new URLSearchParams(query);
  if (columns !== null && !opened.has("col")) opened.set("col", columns);
  return opened.toString() === query.toString() ? null : `${list}?${opened}`;
}
