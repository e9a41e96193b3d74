import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";

/** Lines of a kit list beyond this many are refused. */
export const MAX_KIT_LINES = 200;

/** One line as it was written. */
export interface KitLine {
  readonly quantity: number;
  readonly text: string;
}

/** A line as it is read: one piece needs no number, for many lines that ask for none are no piece. */
export function kitText({ quantity, text }: KitLine): string {
  return quantity === 1 ? text : `${quantity} × ${text}`;
}

/** "4 x Name", "4× Name", "4 Name", "Name x 4", "Name (4)", "Name<tab>4", "- 4 Name". A name's own numbers stay. */
const FRONT = /^(\d{1,5})(\s*)(\S.*)$/u;
const TIMES = /^(?:[x×*](?:\s+|(?=\D))|(?:pcs?|no|off|st)\.?\s+)(\S.*)$/iu;
const BACK = [/\s[x×*]\s*(\d{1,5})$/iu, /\((\d{1,5})\)$/u, /\t[^\S\t]*(\d{1,5})$/u] as const;
/** The marks of a mail that is quoted, however often, and then those of a list. */
const QUOTED = /^\s*(?:>\s*)+/u;
const BULLET = /^\s*(?:[-*•·–—‣◦▪●○]|\d{1,3}[.)])\s+/u;

/** The lines of a pasted list; a line without a number means one. Empty lines are left out. */
export function parseKitList(text: string): KitLine[] {
  return text
    .split("\n")
    .map(stripBullet)
    .filter((line) => line !== "")
    .map(readKitLine);
}

/** A line without the marks that it begins with: of a quoted mail, a bullet, or its number in the list. */
export function stripBullet(line: string): string {
  return line.replace(QUOTED, "").replace(BULLET, "").trim();
}

/** Quantity and text of one line that is not empty; without a number it means one. */
export function readKitLine(line: string): KitLine {
  const [, number = "", space = "", rest = ""] = FRONT.exec(line) ?? [];
  const front = TIMES.exec(rest)?.[1] ?? (space === "" ? undefined : rest);
  if (front && Number(number) > 0) return { quantity: Number(number), text: collapseSpaces(front) };
  for (const pattern of BACK) {
    const back = pattern.exec(line);
    const text = collapseSpaces(line.slice(0, back?.index ?? 0));
    const count = Number(back?.[1] ?? 0);
    if (text !== "" && count > 0) return { quantity: count, text };
  }
  return { quantity: 1, text: collapseSpaces(line) };
}
