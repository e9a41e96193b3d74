import { readStored, writeStored } from "../session/stored.ts";

/** The key of the visitor's choice with the language switch: "en" or "ga". Nothing kept: no hint. */
const LANGUAGE_KEY = "language";

export function keptLanguage(): string | null {
  return readStored(LANGUAGE_KEY);
}

export function keepLanguage(language: string): void {
  writeStored(LANGUAGE_KEY, language);
}
