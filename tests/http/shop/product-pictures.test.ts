import { beforeAll, describe, expect, test } from "vitest";
import { media } from "#app/db/schema/media.ts";
import { productImages } from "#app/db/schema/shop/catalog.ts";
import { newId } from "#app/lib/ids.ts";
import { createProduct } from "../../support/factories.ts";
import { useTestServer } from "../../support/http/test-server.ts";

const site = useTestServer();

/** A picture without words of its own. */
async function givePicture(productId: string, name: string) {
  const { db } = site.running.services.database;
  const id = newId();
  await db.insert(media).values({
    id,
    filename: `${name}.webp`,
    width: 800,
    height: 800,
    variants: [{ width: 800, avif: `/media/${name}.avif`, webp: `/media/${name}.webp` }],
    share: { src: `/media/${name}.jpg`, width: 800, height: 800 },
    placeholder: "",
  });
  await db.insert(productImages).values({ productId, position: 0, source: `${name}.webp`, mediaId: id });
}

describe("the pictures of a product's page", () => {
  let path = "";
  let variation = "";

  beforeAll(async () => {
    const { db } = site.running.services.database;
    const cable = await createProduct(db, {
      kind: "variable",
      name: "Loudspeaker cable",
      attributes: [{ name: "Length", values: ["5 m"], visible: true, variation: true }],
    });
    const long = await createProduct(db, { parentId: cable.id, options: { Length: "5 m" } });
    await givePicture(cable.id, "cable");
    await givePicture(long.id, "long");
    path = `/shop/product/${cable.slug}`;
    variation = long.id;
  });

  test("begin with the chosen variation's own for search engines and shared links too", async () => {
    const { text } = await site.ask(`${path}?v=${variation}`);
    expect([...text.matchAll(/id="picture-\d"[\s\S]*?href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      "/media/long.webp",
      "/media/cable.webp",
    ]);
    const own = `${site.origin}/media/long.jpg`;
    expect(text).toMatch(new RegExp(`property="og:image" content="${own}"`));
    expect(text).toContain(`"image":["${own}","${site.origin}/media/cable.jpg"]`);
  });

  test("are English where the product's name describes them, and the words beside them are Irish", async () => {
    const { text } = await site.ask(`/ga${path}`);
    const item = /<div id="picture-1"[\s\S]*?<\/div>/.exec(text)?.[0] ?? "";
    expect(item).toMatch(
      /^<div [^>]*><a [^>]*><span lang="en">[\s\S]*alt="Loudspeaker cable"[\s\S]*<\/span><span class="hidden-visually"> \((?:<!-- -->)?Méadaigh/,
    );
    expect(item.match(/lang="/g)).toHaveLength(1);
  });
});
