import { expect, it } from "vitest";
import { media } from "#app/db/schema/media.ts";
import { productImages } from "#app/db/schema/shop/catalog.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { pictureSrc } from "#app/ui/picture-source.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { listProductsByIds } from "./purchasable.server.ts";
import { listSharePictures } from "./share-pictures.server.ts";

const db = await useTestDb();

async function givePicture(productId: string, src: string | null) {
  const id = newId();
  const share = src === null ? null : { src, width: 800, height: 800 };
  const variants = [{ width: 400, avif: `${src}.avif`, webp: `${src}.webp` }];
  const file = { filename: `${id}.webp`, width: 800, height: 800, variants, placeholder: "" };
  await db.insert(media).values({ ...file, id, share });
  await db.insert(productImages).values({ productId, position: 0, source: file.filename, mediaId: id });
}

it("gives a JPEG and a tile of each product, and of a variation its own or its product's", async () => {
  const cable = await createProduct(db, { kind: "variable", price: cents(500) });
  const short = await createProduct(db, { parentId: cable.id, price: cents(700) });
  const long = await createProduct(db, { parentId: cable.id, price: cents(900) });
  const bare = await createProduct(db);
  const png = await createProduct(db);
  await givePicture(cable.id, "/pictures/cable.jpg");
  await givePicture(long.id, "/pictures/long.jpg");
  await givePicture(png.id, null);
  const found = await listSharePictures(db, [short.id, long.id, bare.id, png.id, "no id"]);
  expect(Object.fromEntries(found)).toEqual({
    [short.id]: "/pictures/cable.jpg",
    [long.id]: "/pictures/long.jpg",
  });
  expect(await listSharePictures(db, [])).toEqual(new Map());
  const tiles = (await listProductsByIds(db, [short.id, long.id, bare.id])).map(
    ({ id, picture }) => [id, picture && pictureSrc(picture, 400)] as const,
  );
  expect(new Map(tiles)).toEqual(
    new Map([
      [short.id, "/pictures/cable.jpg.webp"],
      [long.id, "/pictures/long.jpg.webp"],
      [bare.id, null],
    ]),
  );
});
