import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { productImages } from "#app/db/schema/shop/catalog.ts";
import { bumpSiteVersion, bumpStockVersion } from "#app/features/settings/site-version.server.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { knownImages } from "./known-images.server.ts";

const db = await useTestDb();

async function givePicture(productId: string) {
  const id = newId();
  const file = { filename: `${id}.webp`, width: 800, height: 600, variants: [], placeholder: "" };
  await db.insert(media).values({ ...file, id });
  await db.insert(productImages).values({ productId, position: 0, source: file.filename, mediaId: id });
}

test("a picture is read once, not again for stock, and again after every other change", async () => {
  const shown = await createProduct(db);
  const bare = await createProduct(db);
  await givePicture(shown.id);
  const ids = [shown.id, bare.id];
  expect([...(await knownImages(db, ids)).keys()]).toEqual([shown.id]);
  await givePicture(bare.id);
  await inTransaction(db, bumpStockVersion);
  expect([...(await knownImages(db, ids)).keys()]).toEqual([shown.id]);
  await inTransaction(db, async (tx) => {
    await bumpStockVersion(tx);
    await bumpSiteVersion(tx);
  });
  expect([...(await knownImages(db, ids)).keys()]).toEqual(ids);
  expect(await knownImages(db, [])).toEqual(new Map());
});
