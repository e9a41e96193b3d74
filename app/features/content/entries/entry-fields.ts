import { z } from "zod";
import type { Message } from "#app/i18n/message.ts";
import { isPictureSlot, PICTURE_SLOTS } from "../picture-slots.ts";
import { PRODUCTION_TYPE_NAMES } from "../production-type-names.ts";
import { type CollectionName, schemaOf } from "../schema.ts";
import { type EntryControl, fieldMeta } from "./fields.ts";

/** One field of a collection as the back office edits it. */
export interface EntryField {
  readonly name: string;
  readonly control: EntryControl;
  readonly label: Message;
  readonly required: boolean;
  /** Characters at most of the text, or of each language of it; null where nothing is typed. */
  readonly max: number | null;
  /** What a choice chooses between; empty for all else. */
  readonly options: readonly string[];
}

/** A text in both languages as it was typed; either may be empty. */
export interface TextPair {
  readonly en: string;
  readonly ga: string;
}

/** The labels of the values of choices. */
export const OPTION_LABELS: Readonly<Record<string, Message>> = PRODUCTION_TYPE_NAMES;

/** The fields of a collection in the order of its schema. A field that no one described is a bug. */
export function entryFieldsOf(collection: CollectionName): readonly EntryField[] {
  return Object.entries(schemaOf(collection).shape).map(([name, schema]) => describeField(name, schema));
}

function describeField(name: string, schema: z.core.$ZodType): EntryField {
  const meta = fieldMeta.get(schema);
  if (!meta) throw new Error(`Bug: the field ${name} has no description.`);
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return {
    name,
    ...meta,
    required: !(schema instanceof z.ZodOptional) && meta.control !== "tick",
    max: longest(inner),
    options: inner instanceof z.ZodEnum ? inner.options.map(String) : [],
  };
}

function longest(schema: z.core.$ZodType | undefined): number | null {
  if (schema instanceof z.ZodString) return schema.maxLength;
  if (schema instanceof z.ZodObject) return longest(schema.shape.en);
  if (schema instanceof z.ZodArray) return longest(schema.element);
  return null;
}

export function isPair(value: unknown): value is TextPair {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "en") === "string" &&
    typeof Reflect.get(value, "ga") === "string"
  );
}

/** Every text in both languages that an entry holds, under paths like "title" and "services.2". */
export function pairsOf(
  collection: CollectionName,
  data: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, TextPair> {
  const pairs = new Map<string, TextPair>();
  for (const { name } of entryFieldsOf(collection).filter(isBilingual)) {
    const value = data[name];
    if (isPair(value)) pairs.set(name, value);
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) if (isPair(item)) pairs.set(`${name}.${index}`, item);
    }
  }
  return pairs;
}

const TITLE_FIELDS = ["name", "title", "role", "label"];

/** What a list calls an entry, in both languages; a figure comes before its label, and a picture slot has a name. */
export function entryTitle(data: Readonly<Record<string, unknown>>, key = ""): TextPair {
  const value = TITLE_FIELDS.map((name) => data[name]).find(Boolean);
  if (value === undefined && isPictureSlot(key)) {
    const { en, ga } = PICTURE_SLOTS[key].title;
    return { en: String(en), ga: String(ga) };
  }
  const title = isPair(value) ? value : { en: String(value ?? ""), ga: String(value ?? "") };
  const figure = typeof data.value === "string" ? `${data.value} ` : "";
  return { en: figure + title.en, ga: title.ga && figure + title.ga };
}

/** True for a field with a text in each language, or a list of such texts. */
function isBilingual({ control }: EntryField): boolean {
  return control === "line" || control === "paragraph" || control === "lines";
}
