import { isKeyOf } from "#app/lib/records.ts";
/** Folder of the storage, and first part of the public addresses, of everything in the library. */
export const MEDIA_FOLDER = "media";

const ADDRESS = /^\/(media\/[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|webp|jpg))$/;
const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/** What all files of one picture have in their names, of an address or a name: "media/0123…" of "media/0123…-480.webp". */
export function fileStemOf(address: string): string {
  return address.replace(/^\//, "").replace(/-\d+\.\w+$/, "");
}

/** The stored file an address names, with its type; null for every other path, however it is spelled. */
export function mediaFileAt(path: string): { readonly name: string; readonly type: string } | null {
  const [, name, ending] = ADDRESS.exec(path) ?? [];
  return name && ending && isKeyOf(TYPES, ending) ? { name, type: TYPES[ending] } : null;
}
