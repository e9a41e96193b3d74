import { createHash } from "node:crypto";

/** The SHA-256 of a token or a key, as base64url: what a table holds of it, with which nothing can be opened. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
