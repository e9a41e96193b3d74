import { type BinaryToTextEncoding, hash } from "node:crypto";

/** The SHA-256 of a text or of bytes. A table holds that of a token or a key, with which nothing can be opened. */
export function hashOf(data: string | Uint8Array, encoding: BinaryToTextEncoding = "hex"): string {
  return hash("sha256", data, encoding);
}
