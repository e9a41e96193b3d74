import type { Db, Tx } from "#app/db/client.server.ts";
import { isArtworkName } from "#app/features/media/artwork.ts";
import { holdPictures } from "#app/features/media/hold-pictures.server.ts";
import { findPictures } from "#app/features/media/queries.server.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { type CollectionName, type EntryPicture, schemaOf } from "../schema.ts";
import { entryFieldsOf } from "./entry-fields.ts";

type Data = Readonly<Record<string, unknown>>;

interface Stored {
  readonly collection: CollectionName;
  readonly data: Data;
}

/** The names of fields of a collection that hold a picture or several. */
function pictureFields(collection: CollectionName): readonly string[] {
  return entryFieldsOf(collection).flatMap(({ name, control }) =>
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

/** Fields of an entry with a picture that the library no longer has; the others are held until the transaction ends. */
export async function listGonePictures(tx: Tx, { collection, data }: Stored): Promise<readonly string[]> {
  const held = await holdPictures(tx, pictureRefs({ collection, data }));
  return pictureFields(collection).filter((name) =>
    [data[name]].flat().some((ref) => isText(ref) && !held.has(ref) && !isArtworkName(ref)),
  );
}

/** True for an entry that may be published: whole in both languages, with pictures that are there. */
export async function isWhole(tx: Tx, { collection, data }: Stored): Promise<boolean> {
  if (!schemaOf(collection).safeParse(data).success) return false;
  return (await listGonePictures(tx, { collection, data })).length === 0;
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
