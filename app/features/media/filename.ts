const MAX_LENGTH = 100;

/** A sender's file name without folders, controls and what means something in paths; never empty. */
export function cleanFilename(filename: string): string {
  const whole = filename.toWellFormed().normalize("NFC");
  const last = whole.slice(Math.max(whole.lastIndexOf("/"), whole.lastIndexOf("\\")) + 1);
  const plain = last
    .replace(/[\p{C}<>:"|?*]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+/, "")
    .trim();
  const dot = plain.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ""];
  return `${stem.slice(0, MAX_LENGTH) || "picture"}${ending.slice(0, 8)}`;
}

/** The name itself for 1, then "name-2.jpg" and so on. */
export function numberedFilename(filename: string, number: number): string {
  if (number === 1) return filename;
  const dot = filename.lastIndexOf(".");
  const stem = dot > 0 ? filename.slice(0, dot) : filename;
  return `${stem}-${number}${filename.slice(stem.length)}`;
}
