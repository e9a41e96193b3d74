import { createHash } from "node:crypto";
import type { PagePolicy } from "./page-policy.server.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts of these types are data; the browser never runs them. */
const DATA_TYPE = /\stype="(?!module|text\/javascript)/;

/** A video of another host, put into the page when the visitor asks for it. */
const VIDEO_FRAME = 'data-video="embed"';
const VIDEO_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/**
 * The policy of a finished page: its own files, and exactly the inline scripts it contains, by hash.
 * Hashes instead of nonces let the same bytes be sent to many visitors.
 */
export function contentSecurityPolicy(
  html: string,
  { frameOrigin, formOrigins }: Pick<PagePolicy, "frameOrigin" | "formOrigins">,
): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (body && !DATA_TYPE.test(attributes)) {
      hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
    }
  }
  const frames = [...(frameOrigin ? [frameOrigin] : []), ...(html.includes(VIDEO_FRAME) ? VIDEO_HOSTS : [])];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    // While developing, Vite puts styles into the page as they change.
    `style-src 'self'${import.meta.env?.DEV ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(" ") : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Chromium holds a form's redirects to it as well.
    ["form-action 'self'", ...formOrigins].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}
