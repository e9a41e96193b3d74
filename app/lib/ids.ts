import { uuidv7 } from "uuidv7";

/** A new row id: UUID version 7, so that ids made later sort later and indexes stay compact. */
export function newId(): string {
  return uuidv7();
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for text that PostgreSQL accepts as a uuid; anything else must not reach a query. */
export function isId(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

/**
 * An unguessable public token: 192 random bits as 32 URL-safe characters.
 * A UUID is not enough for a link that opens somebody's order (ASVS 5.0.0, V11.5.1).
 */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

const TOKEN = /^[A-Za-z0-9_-]{32}$/;

export function isToken(value: unknown): value is string {
  return typeof value === "string" && TOKEN.test(value);
}
