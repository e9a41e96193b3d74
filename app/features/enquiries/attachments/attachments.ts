/** The name of the field with files. */
export const FILES_FIELD = "attachments";

/** The name of the ticked boxes of files which came with a refused form and wait for the next try. */
export const HELD_FIELD = "held";

export const MAX_FILES = 5;

/** Bytes of one file. */
export const MAX_FILE_BYTES = 5_000_000;

/** What file fields offer first; what a file is, its bytes decide. */
export const FILE_TYPES = "image/jpeg,image/png,image/webp,image/avif,application/pdf";

const MAX_NAME_LENGTH = 80;

/** A sender's name for a file as it is shown: one line, no path, no characters that turn the direction of text. */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const clean = last.replace(/\p{C}+/gu, "").trim();
  return clean.length > MAX_NAME_LENGTH ? `…${clean.slice(1 - MAX_NAME_LENGTH)}` : clean;
}

/** A file that came with a refused form, as the form carries it. */
export interface HeldFile {
  readonly token: string;
  readonly name: string;
}

/** The files a form's value means; what cannot be read is left out. Whether they are ours, the server checks. */
export function heldFiles(value: string | undefined): HeldFile[] {
  const tokens = (value ?? "").split(" ").filter(Boolean).slice(0, MAX_FILES);
  return tokens.flatMap((token) => {
    const name = nameIn(token);
    return name === null ? [] : [{ token, name }];
  });
}

/** Tokens end with the name as base64url, so that pages can show it without a key. */
function nameIn(token: string): string | null {
  try {
    const packed = token.split(".").at(-1) ?? "";
    const bytes = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    return cleanFileName(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
  } catch {
    return null;
  }
}
