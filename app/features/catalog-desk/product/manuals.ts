import type { Manual } from "#app/features/catalog/catalog.ts";
import { webAddress } from "#app/lib/web-address.ts";

/** The most manuals of one product; more are a mistake. */
const MAX_MANUALS = 20;
const MAX_TITLE_LENGTH = 120;

/** One manual a line: "User manual: https://…". */
export function manualsText(manuals: readonly Manual[]): string {
  return manuals.map(({ title, url }) => `${title}: ${url}`).join("\n");
}

/** Reads lines of manuals; null when a line is not one. A line that is only an address is called by its file. */
export function readManuals(text: string): readonly Manual[] | null {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map(readLine);
  return read.length <= MAX_MANUALS && read.every((manual) => manual !== null) ? read : null;
}

function readLine(line: string): Manual | null {
  const url = line.split(/\s+/).at(-1) ?? "";
  const before = line.slice(0, line.length - url.length).trim();
  const title = before.replace(/:$/, "").trimEnd();
  if (!/^https?:\/\//i.test(url) || webAddress(url) === null || title.length > MAX_TITLE_LENGTH) return null;
  return { title: title || fileOf(new URL(url)), url };
}

/** "https://example.com/a/user%20manual.pdf" → "user manual.pdf". */
function fileOf({ pathname, hostname }: URL): string {
  const file = pathname.split("/").at(-1) || hostname;
  try {
    return decodeURIComponent(file).slice(0, MAX_TITLE_LENGTH);
  } catch {
    return file.slice(0, MAX_TITLE_LENGTH);
  }
}
