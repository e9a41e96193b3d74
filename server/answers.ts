import {
  acceptedEncoding,
  encode,
  encodeOnce,
  type FinishedAnswer,
  finishResponse,
  isKeptPage,
  isUnchanged,
  type KeptPage,
} from "#app/http/cache/page-cache.server.ts";

/** Answers of these types are finished and compressed; others, like downloads, are passed on as they come. */
const TEXT = /^(?:text\/|application\/(?:json|problem\+json|xml|manifest\+json))/;
const MIN_COMPRESSED_BYTES = 1000;

/** The answer to one visitor. */
export async function sendAnswer(response: Response, request: Request): Promise<Response> {
  if (!response.body || !TEXT.test(response.headers.get("content-type") ?? "")) return ownHeaders(response);
  return sendFinished(await finishResponse(response), request);
}

/** A page from memory, or the finished answer in its place. */
export async function sendKept(page: KeptPage | FinishedAnswer, request: Request): Promise<Response> {
  if (!isKeptPage(page)) return sendFinished(page, request);
  const headers = new Headers([...page.headers, ["ETag", page.etag]]);
  if (isUnchanged(request.headers.get("if-none-match") ?? undefined, page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? undefined);
  if (encoding === "gzip") page.bodies.gzip ??= await encode(page.bodies.identity, "gzip");
  const body = page.bodies[encoding] ?? page.bodies.identity;
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  return withBody(page.status, headers, body, request);
}

/** An answer of which all bytes are there, compressed for this visitor alone. */
export async function sendFinished(
  { status, headers: given, body }: FinishedAnswer,
  request: Request,
): Promise<Response> {
  const headers = new Headers(given);
  const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? undefined);
  headers.append("Vary", "Accept-Encoding");
  if (encoding === "identity" || body.length < MIN_COMPRESSED_BYTES || headers.has("content-encoding")) {
    return withBody(status, headers, body, request);
  }
  headers.set("Content-Encoding", encoding);
  return withBody(status, headers, await encodeOnce(body, encoding), request);
}

function withBody(status: number, headers: Headers, body: Buffer, request: Request): Response {
  headers.set("Content-Length", String(body.length));
  const hasBody = request.method !== "HEAD" && status !== 204 && status !== 304 && body.length > 0;
  return new Response(hasBody ? new Uint8Array(body) : null, { status, headers });
}

/** Headers of redirects cannot be changed; ours are added to a copy. */
function ownHeaders(response: Response): Response {
  return new Response(response.body, { status: response.status, headers: new Headers(response.headers) });
}
