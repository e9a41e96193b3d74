import { hashOf } from "#app/lib/hash.server.ts";

/** SHA-256 of a content in hexadecimal, over JSON with its keys in order: PostgreSQL's jsonb does not keep theirs. */
export function hashContent(content: object): string {
  return hashOf(canonicalJson(content));
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
