import { LOCALES, localeHref } from "#app/i18n/locale.ts";

/** Changes when what is kept, or how, changes: the caches of another version are thrown away. */
const VERSION = "1";
export const CACHES = {
  assets: `assets-${VERSION}`,
  pictures: `pictures-${VERSION}`,
  pages: `pages-${VERSION}`,
  work: `work-${VERSION}`,
};
/** The most entries of each cache; the oldest go first. */
const LIMITS = { assets: 150, pictures: 200, pages: 60, work: 40 };

/** Pages that stay kept, however many are kept after them. */
export const OFFLINE_PAGES = LOCALES.map((locale) => localeHref(locale, "/offline"));
export const CART_PAGES = LOCALES.map((locale) => localeHref(locale, "/shop/cart"));

type CacheName = keyof typeof CACHES;

export function openCache(name: CacheName): Promise<Cache> {
  return caches.open(CACHES[name]);
}

export async function findKept(name: CacheName, key: string): Promise<Response | undefined> {
  return (await openCache(name)).match(key, { ignoreVary: true });
}

/** Puts an entry at the end of its cache, and takes the oldest away when there are too many. */
export async function keepInCache(name: CacheName, key: string, response: Response): Promise<void> {
  const cache = await openCache(name);
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, response);
  const keys = await cache.keys();
  const fixed = new Set([...OFFLINE_PAGES, ...CART_PAGES]);
  const oldest = keys.filter((request) => !fixed.has(new URL(request.url).pathname));
  await Promise.all(oldest.slice(0, Math.max(0, keys.length - LIMITS[name])).map((old) => cache.delete(old)));
}

/** From memory, otherwise from the network and then kept. A network that fails rejects. */
export async function keptOrFetched(
  name: "assets" | "pictures",
  key: string,
  request?: Request,
): Promise<Response> {
  const kept = await findKept(name, key);
  if (kept) return kept;
  const response = await fetch(request ?? key);
  if (response.status === 200) await keepInCache(name, key, response.clone()).catch(() => undefined);
  return response;
}
