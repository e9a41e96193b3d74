import type { Message } from "#app/i18n/message.ts";

/** The messages in a value, each with the path of its keys: the value itself (""), or those in its lists and records. */
export function messagesIn(value: unknown, path = ""): readonly (readonly [string, Message<unknown>])[] {
  if (isMessage(value)) return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => messagesIn(inner, path ? `${path}.${key}` : key));
}

function isMessage(value: unknown): value is Message<unknown> {
  return typeof value === "object" && value !== null && "en" in value && "ga" in value;
}
