/** Public pages that no search engine is told of, and one that is not there. */
const UNLISTED = ["/shop/cart", "/shop/request", "/shop/success", "/auth", "/auth/forgot", "/no/such/page"];

/** Pages that all look alike, and the number of them that are taken. */
const ALIKE = [/^\/shop\/product\//, /^\/shop\/browse\?/, /^\/dry-hire\/browse\?/];
const TAKEN = 2;

/**
 * The addresses of a running site's public pages in both languages, as its sitemap tells them; of those that look alike
 * a few. With `only`, those whose English address is one of these.
 */
export async function listPublicPages(origin: string, only: readonly string[] = []): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => {
    const { pathname, search } = new URL(url ?? "");
    return pathname + search;
  });
  const english = listed.filter((path) => !/^\/ga(?:\/|$)/.test(path));
  const alike = ALIKE.map((kind) => english.filter((path) => kind.test(path)));
  const others = new Set(alike.flatMap((paths) => paths.slice(TAKEN)).filter((path) => !only.includes(path)));
  return [...english.filter((path) => !others.has(path)), ...UNLISTED]
    .filter((path) => only.length === 0 || only.includes(path))
    .flatMap((path) => [path, path === "/" ? "/ga" : `/ga${path}`]);
}

/** Every value of an option that may be given several times or as a list with commas. */
export function listOf(given: readonly string[] | undefined): string[] {
  return (given ?? []).flatMap((value) => value.split(",")).filter((value) => value !== "");
}
