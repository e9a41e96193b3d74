/**
 * Calls `start` once the document is parsed: an `async` script from a cache may run before the page's last part has come.
 */
export function whenParsed(start: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start, { once: true });
  else start();
}
