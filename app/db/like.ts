/** A text as LIKE takes it literally: its wildcards are characters like others. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** The pattern of LIKE for everything that contains a text. */
export function containing(text: string): string {
  return `%${literally(text)}%`;
}
