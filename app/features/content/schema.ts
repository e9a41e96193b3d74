import { z } from "zod";
import type { Message } from "#app/i18n/message.ts";
import { collectionTitles } from "#app/i18n/messages/content-admin/collection-titles.ts";
import * as content from "#app/i18n/messages/site/content.ts";
import { keysOf } from "#app/lib/records.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { PRODUCTION_TYPES } from "./content.ts";
import {
  address,
  choice,
  line,
  lines,
  optionalAddress,
  optionalLine,
  optionalPicture,
  paragraph,
  path,
  pictureField,
  pictures,
  plain,
  tick,
} from "./entries/fields.ts";

const organisation = z.object({
  name: line(content.name),
  monogram: plain(content.monogram, 4),
  url: optionalAddress(content.address),
});

const statistic = z.object({
  value: plain(content.figure, 12),
  label: line(content.label),
  sublabel: optionalLine(content.sublabel),
});

/** What an entry of each collection holds. The page reads through it and the back office's forms come from it. */
const schemas = {
  clients: organisation,
  services: z.object({
    title: line(content.title),
    subtitle: line(content.subtitle),
    description: paragraph(content.description),
    link: path(content.link),
    picture: pictureField(content.picture),
  }),
  partners: z.object({
    name: plain(content.name),
    category: line(content.category),
    description: paragraph(content.description),
    url: address(content.address),
  }),
  statistics: statistic,
  productions: z.object({ title: line(content.title), note: line(content.note) }),
  "studio-partners": organisation,
  "studio-uses": z.object({
    title: line(content.title),
    description: paragraph(content.description),
    picture: pictureField(content.picture),
  }),
  "studio-facilities": z.object({
    title: line(content.title),
    note: optionalLine(content.note),
    onHome: tick(content.onHome),
  }),
  "studio-productions": z.object({
    title: line(content.title),
    type: choice(content.type, PRODUCTION_TYPES),
    description: paragraph(content.description),
  }),
  projects: z.object({
    title: line(content.title),
    subtitle: optionalLine(content.subtitle),
    description: paragraph(content.description),
    picture: pictureField(content.picture),
  }),
  team: z.object({
    role: line(content.role),
    description: paragraph(content.description),
    picture: pictureField(content.picture),
  }),
  "hire-categories": z.object({
    title: line(content.title),
    description: paragraph(content.description),
    items: lines(content.items),
    picture: pictureField(content.picture),
    onDryHire: tick(content.onDryHire),
  }),
  "dry-hire-statistics": statistic,
  "service-blocks": z.object({
    brand: plain(content.brand),
    title: line(content.title),
    description: paragraph(content.description),
    services: lines(content.services),
    gallery: pictures(content.gallery),
  }),
  "page-pictures": z.object({
    picture: pictureField(content.picture),
    portrait: optionalPicture(content.portrait),
  }),
};

export type CollectionName = keyof typeof schemas;
export type EntryInput<C extends CollectionName> = z.input<(typeof schemas)[C]>;
type EntryData<C extends CollectionName> = z.output<(typeof schemas)[C]>;

/** A text of an entry: a message without parameters. */
interface Text extends Message {
  readonly en: string;
  readonly ga: string;
}

/** A picture as an entry names it; without a source the library has none of that name. */
export interface EntryPicture {
  readonly ref: string;
  readonly source: PictureSource | null;
}

type Worded<T> = T extends string & z.core.$brand<"picture">
  ? EntryPicture
  : T extends { en: string; ga: string }
    ? Text
    : T extends readonly (infer U)[]
      ? readonly Worded<U>[]
      : T extends object
        ? { readonly [K in keyof T]: Worded<T[K]> }
        : T;

/**
 * An entry as pages use it, with its pictures. Texts hold both languages, because each page shows one and whispers the
 * other.
 */
export type Entry<C extends CollectionName> = Worded<EntryData<C>> & {
  readonly id: string;
  readonly key: string;
};

export const COLLECTION_NAMES = keysOf(schemas);

/** The schema of a collection's entries. */
export function schemaOf<C extends CollectionName>(collection: C): (typeof schemas)[C] {
  return schemas[collection];
}

/** The titles of the collections in the back office. */
export const COLLECTION_TITLES: Record<CollectionName, Message> = collectionTitles;

/** True for the collection of the picture slots: staff change what they show, and add, hide, move and delete none. */
export function isFixed(collection: CollectionName): boolean {
  return collection === "page-pictures";
}
