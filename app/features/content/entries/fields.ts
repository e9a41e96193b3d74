import { z } from "zod";
import type { Message } from "#app/i18n/message.ts";

/** The input with which the back office edits a field. */
export type EntryControl =
  | "line"
  | "paragraph"
  | "lines"
  | "plain"
  | "address"
  | "picture"
  | "pictures"
  | "choice"
  | "tick";

export interface FieldMeta {
  readonly control: EntryControl;
  readonly label: Message;
}

/** What the back office's forms know about each field of each collection; keyed by the field's schema. */
export const fieldMeta = z.registry<FieldMeta>();

const LINE = 160;
const PARAGRAPH = 1200;

/** Text in both languages; it has the shape of a message, so `t(entry.title)` and `<Companion of>` take it. */
function bilingual(max: number) {
  const text = z.string().trim().min(1, { error: "required" }).max(max, { error: "too-long" });
  return z.object({ en: text, ga: text });
}

/** One line in both languages. */
export function line(label: Message) {
  return bilingual(LINE).register(fieldMeta, { control: "line", label });
}

export function optionalLine(label: Message) {
  return bilingual(LINE).optional().register(fieldMeta, { control: "line", label });
}

/** A paragraph in both languages, without markup. */
export function paragraph(label: Message) {
  return bilingual(PARAGRAPH).register(fieldMeta, { control: "paragraph", label });
}

/** A list of lines, each in both languages. */
export function lines(label: Message) {
  return z.array(bilingual(LINE)).min(1).max(40).register(fieldMeta, { control: "lines", label });
}

/** Text that is the same in both languages: a brand, a figure, a monogram. */
export function plain(label: Message, max = 60) {
  return z.string().trim().min(1).max(max).register(fieldMeta, { control: "plain", label });
}

const HTTPS = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** The address of another site, https only. */
export function address(label: Message) {
  return HTTPS.register(fieldMeta, { control: "address", label });
}

export function optionalAddress(label: Message) {
  return HTTPS.optional().register(fieldMeta, { control: "address", label });
}

/** A path of this site without its language prefix, e.g. "/hire". */
export function path(label: Message) {
  return z
    .string()
    .regex(/^\/(?!\/)[\w@/#-]*$/)
    .max(120)
    .register(fieldMeta, { control: "plain", label });
}

/** A picture of the library: one of the site's own by its name, an upload by its id. */
const pictureName = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .brand<"picture">();

export function pictureField(label: Message) {
  return pictureName.register(fieldMeta, { control: "picture", label });
}

/** A picture that may be left out. */
export function optionalPicture(label: Message) {
  return pictureName.optional().register(fieldMeta, { control: "picture", label });
}

export function pictures(label: Message) {
  return z.array(pictureName).min(1).max(12).register(fieldMeta, { control: "pictures", label });
}

export function choice<const T extends readonly [string, ...string[]]>(label: Message, values: T) {
  return z.enum(values).register(fieldMeta, { control: "choice", label });
}

export function tick(label: Message) {
  return z.boolean().default(false).register(fieldMeta, { control: "tick", label });
}
