/** A public page that the server was asked for. */
interface AskedPage {
  readonly page: Document;
  /** It shows what was asked for with what is wrong in it: status 400. */
  readonly isRefused: boolean;
}

/** Asks for the page at an address. Null without an answer, or with an error. */
export async function askPage(
  address: string | URL,
  signal: AbortSignal | null = null,
): Promise<AskedPage | null> {
  try {
    const response = await fetch(address, { headers: { Accept: "text/html" }, signal });
    const isRefused = response.status === 400;
    if (!response.ok && !isRefused) return null;
    return { page: new DOMParser().parseFromString(await response.text(), "text/html"), isRefused };
  } catch {
    return null;
  }
}
