import { eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { categories } from "#app/db/schema/shop/catalog.ts";
import { libraryColumns } from "#app/features/media/library-columns.server.ts";
import { pictureOf } from "#app/features/media/picture-of.ts";
import type { CategoryIntroContent, ProductImage } from "./catalog.ts";

/** What a category's page shows above its products; null where staff wrote nothing. */
export async function getCategoryIntro(db: Db, id: string): Promise<CategoryIntroContent | null> {
  const [row] = await db
    .select({
      text: categories.text,
      textGa: categories.textGa,
      name: categories.name,
      nameGa: categories.nameGa,
      picture: libraryColumns,
    })
    .from(categories)
    .leftJoin(media, eq(media.id, categories.pictureId))
    .where(eq(categories.id, id));
  if (!row) return null;
  const { text, textGa, picture, name, nameGa } = row;
  if (!text) return null;
  const shown = picture && pictureOf(picture, { en: name, ga: nameGa || name });
  return { text, textGa, picture: shown };
}

/** The pictures that staff chose for these categories, without words: a tile has the category's name. */
export async function listCategoryPictures(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductImage>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ categoryId: categories.id, ...libraryColumns })
    .from(categories)
    .innerJoin(media, eq(media.id, categories.pictureId))
    .where(inArray(categories.id, [...ids]));
  return new Map(
    rows.map(({ categoryId, ...picture }) => [categoryId, pictureOf({ ...picture, altEn: "", altGa: "" })]),
  );
}
