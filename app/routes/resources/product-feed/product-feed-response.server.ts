import { readFeedTag, readProductFeed } from "#app/features/product-feed/product-feed.server.ts";
import { acceptedEncoding, isUnchanged } from "#app/http/cache/page-cache.server.ts";
import type { AppContext } from "#app/http/context.server.ts";
import { SHARED_PAGE } from "#app/http/headers/cache-headers.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";

/** Feeds that are read at the same time; each reads the whole catalogue. */
const MAX_OPEN = 2;
/** How long one may take, in milliseconds, however slow its reader is. */
const MAX_AGE_MS = 15 * MINUTE_MS;

let open = 0;

/** The product feed in a language, sent while it is read from the database. Its tag is known before that. */
export async function productFeedResponse(
  request: Request,
  { db, config, clock }: Pick<AppContext, "db" | "config" | "clock">,
  locale: Locale,
): Promise<Response> {
  const asked = { locale, origin: config.origin, now: clock.now() };
  const tag = await readFeedTag(db, asked);
  const headers = new Headers({
    // Not application/xml: answers of that type are collected in memory before they are sent.
    "Content-Type": "application/rss+xml; charset=utf-8",
    ...SHARED_PAGE,
    Vary: "Accept-Encoding",
    ...(tag !== null && { ETag: tag }),
  });
  if (tag !== null && isUnchanged(request.headers.get("if-none-match") ?? undefined, tag))
    return new Response(null, { status: 304, headers });
  if (request.method === "HEAD") return new Response(null, { headers });
  if (open >= MAX_OPEN) return busy();
  const bytes = streamOf(readProductFeed(db, asked));
  if (acceptedEncoding(request.headers.get("accept-encoding") ?? undefined) === "identity")
    return new Response(bytes, { headers });
  headers.set("Content-Encoding", "gzip");
  return new Response(bytes.pipeThrough(new CompressionStream("gzip")), { headers });
}

function busy(): Response {
  return new Response("Service Unavailable\n", {
    status: 503,
    headers: { "Content-Type": "text/plain", "Retry-After": "60", ...NO_STORE },
  });
}

/** The pieces as a stream that is read no faster than it is sent, and that gives its slot back whatever happens. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<BufferSource> {
  const encoder = new TextEncoder();
  let isOpen = true;
  open += 1;
  const close = () => {
    if (isOpen) open -= 1;
    isOpen = false;
    clearTimeout(limit);
  };
  let tooSlow = () => {};
  const limit = setTimeout(() => tooSlow(), MAX_AGE_MS).unref();
  return new ReadableStream({
    start(controller) {
      tooSlow = () => {
        close();
        controller.error(new Error("The product feed took too long"));
      };
    },
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (!isOpen) return;
        if (!done) return controller.enqueue(encoder.encode(value));
        close();
        controller.close();
      } catch (error) {
        close();
        throw error;
      }
    },
    async cancel() {
      close();
      await pieces.return(undefined);
    },
  });
}
