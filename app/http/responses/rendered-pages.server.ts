import { LRUCache } from "lru-cache";
import { acceptedEncoding, encodeOnce } from "#app/http/cache/page-cache.server.ts";

/** A page as React wrote it, with the policy for the scripts in it. */
export interface RenderedPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

interface RememberedPage {
  /** All that the page was rendered from. */
  readonly inputs: string;
  readonly contentSecurityPolicy: string;
  readonly body: Buffer;
}

interface Rendering {
  /** Of the answer; those of the page are added. */
  readonly headers: Headers;
  /** All that the page shows, besides its address. */
  readonly inputs: string;
  readonly render: () => RenderedPage;
}

const MAX_BYTES = 4_000_000;

/** By encoding and address, least recently used first out. */
const remembered = new LRUCache<string, RememberedPage>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });

/**
 * Answers a visitor with a page that is rendered and compressed once, until its inputs change. They are read for every
 * request, so an answer is never older than what is stored.
 */
export async function answerRendered(
  request: Request,
  { headers, inputs, render }: Rendering,
): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  const key = `${encoding} ${request.url}`;
  let page = remembered.get(key);
  if (page?.inputs !== inputs) {
    const { html, contentSecurityPolicy } = render();
    const bytes = Buffer.from(html);
    const body = encoding === "identity" ? bytes : await encodeOnce(bytes, encoding);
    page = { inputs, contentSecurityPolicy, body };
    remembered.set(key, page);
  }
  headers.set("Content-Security-Policy", page.contentSecurityPolicy);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  return new Response(new Uint8Array(page.body), { headers });
}

/** V8 stores a string in up to two bytes a character. */
function sizeOf({ inputs, contentSecurityPolicy, body }: RememberedPage): number {
  return 2 * (inputs.length + contentSecurityPolicy.length) + body.length;
}
