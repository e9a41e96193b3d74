/** The key under which the browser keeps the links whose list it has added: a JSON list of their texts, latest last. */
const KEY = "cart_links";
const KEPT = 20;

function read(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((text): text is string => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** Whether this browser has added a link's list before. */
export function isLinkUsed(text: string): boolean {
  return read().includes(text);
}

/** Remembers that a cart link was used. Where the browser refuses to store, the link is offered again. */
export function noteLinkUsed(text: string): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([...read().filter((other) => other !== text), text].slice(-KEPT)),
    );
  } catch {}
}
