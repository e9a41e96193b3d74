import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { brands, categories, products } from "#app/db/schema/shop/catalog.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer({ SAMPLE_DATA: "1" });

const BODIES = ["stolen(1)", 'import("/media/stolen.js")', "stolen(2)"];
const SCRIPTS = `<script>${BODIES[0]}</script><script type="module">${BODIES[1]}</script><script nonce="">${BODIES[2]}</script>`;

/** Puts the scripts after every text of an entry that is a sentence rather than a key, an address or an id. */
function withScripts(value: unknown): unknown {
  if (typeof value === "string") return value.includes(" ") ? value + SCRIPTS : value;
  if (Array.isArray(value)) return value.map(withScripts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withScripts(inner)]));
}

let admin = "";
let slug = "";

/** Written past every check: the policy has to hold whatever the database says. */
beforeAll(async () => {
  const { db } = site.running.services.database;
  admin = await signInAs(site);
  for (const { id, data } of await db.select().from(contentEntries))
    await db
      .update(contentEntries)
      .set({ data: withScripts(data) as typeof data })
      .where(eq(contentEntries.id, id));
  const behind = (column: unknown) => sql`${column} || ${SCRIPTS}::text`;
  await db.update(categories).set({ name: behind(categories.name), nameGa: behind(categories.name) });
  await db.update(brands).set({ name: behind(brands.name) });
  await db.update(products).set({
    name: behind(products.name),
    nameGa: behind(products.name),
    description: behind(products.description),
    descriptionGa: behind(products.description),
    shortDescription: behind(products.shortDescription),
    purchaseNote: SCRIPTS,
  });
  await inTransaction(db, bumpSiteVersion);
  const [product] = await db
    .select({ slug: products.slug })
    .from(products)
    .where(sql`${products.slug} is not null and ${products.status} = 'published'`)
    .orderBy(products.slug)
    .limit(1);
  slug = product?.slug ?? "";
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

test("no stored or sent script is allowed by a page's policy, cached or not", {
  timeout: 120_000,
}, async () => {
  const sent = encodeURIComponent(SCRIPTS);
  const paths = [
    ...["/", "/hire", "/projects", "/our-team", "/studio5", "/service-centre", "/contact", "/shop"],
    ...["/shop/browse", `/shop/browse?search=${sent}`, `/shop/product/${slug}`, "/shop/cart"],
    ...[`/shop/request?product=${sent}`, `/auth?return=${sent}`, `/none/${sent}`],
  ];
  for (const path of paths.flatMap((path) => [path, path === "/" ? "/ga" : `/ga${path}`]))
    for (const headers of [{}, { Cookie: admin }]) {
      const answer = await site.ask(path, { headers });
      const policy = answer.headers["content-security-policy"] ?? "";
      // A signed-in visitor is redirected from the sign-in page.
      if (answer.status !== 302) expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
      for (const body of BODIES) expect(policy, path).not.toContain(hashOf(body));
    }
});

test("the pages under test do contain such a script", async () => {
  const { text } = await site.ask(`/shop/product/${slug}`);
  expect(text).toContain(`<script>${BODIES[0]}</script>`);
});

test("every inline script of ours is allowed, and its mark is not sent", async () => {
  for (const path of ["/", "/shop/cart", "/shop/browse", "/auth", "/ga/contact"]) {
    const { text, headers } = await site.ask(path);
    const policy = headers["content-security-policy"] ?? "";
    const ours =
      text.match(/<script(?![^>]*\ssrc=)(?![^>]*\stype="application)[^>]*>[\s\S]*?<\/script>/g) ?? [];
    expect(ours.length, path).toBeGreaterThan(0);
    for (const script of ours) {
      const body = script.replace(/^<script[^>]*>|<\/script>$/g, "");
      if (BODIES.includes(body)) continue;
      expect(policy, script.slice(0, 200)).toContain(hashOf(body));
    }
    expect(text, path).not.toMatch(/nonce="[^"]/);
  }
});
