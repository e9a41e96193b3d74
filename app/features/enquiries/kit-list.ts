/** Lines of a kit list beyond this many are refused. */
export const MOST_LINES = 200;

/** One line as it was written. */
export interface KitLine {
  readonly quantity: number;
  readonly text: string;
}

/** "4 x Name", "4× Name", "4 Name", "Name x 4", "Name (4)", "Name<tab>4", "- 4 Name". A name's own numbers stay. */
const FRONT = /^(\d{1,5})\s*(?:[x×*]\s+|[x×*](?=\D)|\t\s*|(?:pcs?|no|off|st)\.?\s+|\s+)(\S.*)$/iu;
const BACK = /^(.*\S)(?:\s+[x×*]\s*(\d{1,5})|\s*\((\d{1,5})\)|\s*\t\s*(\d{1,5}))$/iu;
const BULLET = /^\s*(?:[-*•·–]|\d{1,3}[.)])\s+/u;

/** The lines of a pasted list; a line without a number means one. Empty lines are left out. */
export function parseKitList(text: string): KitLine[] {
  return text
    .split("\n")
    .map((line) => line.replace(BULLET, "").trim())
    .filter((line) => line !== "")
    .map(parseLine);
}

function parseLine(line: string): KitLine {
  const front = FRONT.exec(line);
  if (front?.[1] && front[2] && Number(front[1]) > 0)
    return { quantity: Number(front[1]), text: oneLine(front[2]) };
  const back = BACK.exec(line);
  const count = Number(back?.[2] ?? back?.[3] ?? back?.[4] ?? 0);
  return back?.[1] && count > 0
    ? { quantity: count, text: oneLine(back[1]) }
    : { quantity: 1, text: oneLine(line) };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
