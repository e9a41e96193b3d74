import { listCategories } from "#app/features/catalog/queries.server.ts";
import { listHref } from "#app/features/catalog/schema.ts";
import { listProductPages } from "#app/features/catalog/sitemap.server.ts";
import { listHireDepartments, listHirePages } from "#app/features/fleet/catalogue/hire-catalogue.server.ts";
import { hireListHref } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { appContext } from "#app/http/context.server.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import type { Route } from "./+types/sitemap.ts";

const PAGES: readonly PagePath[] = [
  "/",
  "/hire",
  "/studio5",
  "/projects",
  "/service-centre",
  "/equipment-servicing",
  "/dry-hire",
  "/dry-hire/browse",
  "/our-team",
  "/contact",
  "/shop",
  "/shop/browse",
  "/privacy",
  "/terms",
  "/hire-terms",
  "/returns",
  "/withdraw",
  "/cookies",
  "/accessibility",
];

/** The most addresses of a sitemap (sitemaps.org). */
const MAX = 50_000;

/** Every public page in both languages, each naming the other; products as far as the file may hold them. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = context.get(appContext);
  const [categories, hireDepartments, items, products] = await Promise.all([
    listCategories(db),
    listHireDepartments(db),
    listHirePages(db),
    listProductPages(db, MAX / 2),
  ]);
  const departments = categories.filter((category) => category.parentId === null && category.products > 0);
  const entries = [
    ...PAGES.flatMap((path) => pair(config.origin, path)),
    ...departments.flatMap(({ slug }) => pair(config.origin, listHref({ category: slug }))),
    ...hireDepartments.flatMap(({ slug }) => pair(config.origin, hireListHref({ category: slug }))),
    ...items.flatMap(({ slug, updatedAt }) => pair(config.origin, `/dry-hire/item/${slug}`, updatedAt)),
    ...products.flatMap(({ slug, updatedAt }) => pair(config.origin, `/shop/product/${slug}`, updatedAt)),
  ].slice(0, MAX);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

function pair(origin: string, path: PagePath, updatedAt?: Date): string[] {
  const [en, ga] = [origin + path, origin + localeHref("ga", path)];
  const links = `<xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="ga" href="${ga}"/>`;
  const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : "";
  return [en, ga].map((address) => `<url><loc>${address}</loc>${changed}${links}</url>`);
}
