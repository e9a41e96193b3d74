import type { Db } from "#app/db/client.server.ts";
import { findPictures } from "#app/features/media/queries.server.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import type { CollectionName, EntryPicture } from "../schema.ts";
import { fieldsOf } from "./entry-fields.ts";

type Data = Readonly<Record<string, unknown>>;

interface Stored {
  readonly collection: CollectionName;
  readonly data: Data;
}

/** The names of fields of a collection that hold a picture or several. */
function pictureFields(collection: CollectionName): readonly string[] {
  return fieldsOf(collection).flatMap(({ name, control }) =>
    control === "picture" || control === "pictures" ? [name] : [],
  );
}

/** Every picture that an entry names, in the order of its fields. */
export function pictureRefs({ collection, data }: Stored): readonly string[] {
  return pictureFields(collection).flatMap((name) => {
    const value = data[name];
    return [value].flat().filter(isText);
  });
}

/** The entries with their pictures in place of the pictures' names; one query for all of them. */
export async function withPictures<T extends Stored>(db: Db, entries: readonly T[]): Promise<readonly T[]> {
  const found = await findPictures(db, [...new Set(entries.flatMap(pictureRefs))]);
  return entries.map((entry) => ({ ...entry, data: resolved(entry, found) }));
}

function resolved({ collection, data }: Stored, found: ReadonlyMap<string, PictureSource>): Data {
  const pictureOf = (ref: unknown): EntryPicture => ({
    ref: String(ref),
    source: found.get(String(ref)) ?? null,
  });
  const whole: Record<string, unknown> = { ...data };
  for (const name of pictureFields(collection)) {
    const value = data[name];
    if (Array.isArray(value)) whole[name] = value.map(pictureOf);
    else if (isText(value)) whole[name] = pictureOf(value);
  }
  return whole;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
