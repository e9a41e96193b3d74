/** Longest address that is kept, in characters. */
export const MAX_WEB_ADDRESS_LENGTH = 2000;

/** The text when it is a full http or https address of at most 2,000 characters; otherwise null. */
export function webAddress(text: string | null): string | null {
  if (text === null || text.length > MAX_WEB_ADDRESS_LENGTH || !URL.canParse(text)) return null;
  const { protocol } = new URL(text);
  return protocol === "https:" || protocol === "http:" ? text : null;
}
