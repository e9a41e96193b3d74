/** The key of the visitor's choice with the language switch: "en" or "ga". Nothing kept: no hint. */
const LANGUAGE_KEY = "language";

export function keptLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {}
}
