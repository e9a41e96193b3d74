/** Public pages that no search engine is told of, and one that is not there. */
const UNLISTED = ["/shop/cart", "/shop/request", "/shop/success", "/auth", "/auth/forgot", "/no/such/page"];

/** The number of product pages that are taken; all of them look alike. */
const PRODUCTS = 2;

/**
 * The paths of a running site's public pages in both languages, as its sitemap tells them; of the products a few.
 * With `only`, those whose English path is one of these.
 */
export async function listPublicPages(origin: string, only: readonly string[] = []): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  const english = listed.filter((path) => !/^\/ga(?:\/|$)/.test(path));
  const products = english.filter((path) => path.startsWith("/shop/product/"));
  const pages = [
    ...english.filter((path) => !products.includes(path)),
    ...products.filter((path, index) => index < PRODUCTS || only.includes(path)),
    ...UNLISTED,
  ];
  return pages
    .filter((path) => only.length === 0 || only.includes(path))
    .flatMap((path) => [path, path === "/" ? "/ga" : `/ga${path}`]);
}

/** Every value of an option that may be given several times or as a list with commas. */
export function listOf(given: readonly string[] | undefined): string[] {
  return (given ?? []).flatMap((value) => value.split(",")).filter((value) => value !== "");
}
