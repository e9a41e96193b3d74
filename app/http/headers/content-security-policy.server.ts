import { randomBytes } from "node:crypto";
import { hashOf } from "#app/lib/hash.server.ts";
import { PAGE_TRANSITION } from "#app/ui/styles/page-transition.ts";
import type { PagePolicy } from "../cache/page-policy.server.ts";

/** A video of another host, put into the page when the visitor asks for it. */
const VIDEO_FRAME = 'data-video="embed"';
const VIDEO_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const MARK_BYTES = 16;

/**
 * The mark of one rendering, for the `nonce` attribute of the inline scripts that React, the router and InlineScript
 * write. Made after the data was loaded and unknown outside this process, so that no stored or sent text can contain it.
 */
export function newScriptMark(): string {
  return randomBytes(MARK_BYTES).toString("hex");
}

/** A page as it is sent, without marks, and the inline scripts that carried one. */
export interface UnmarkedPage {
  readonly html: string;
  readonly scripts: readonly string[];
}

/** Takes the marks out of a rendered page. A cached page is sent to many visitors, so none may stay in it. */
export function unmarkPage(rendered: string, mark: string): UnmarkedPage {
  const attribute = ` nonce="${mark}"`;
  // No emitter of marked scripts writes an angle bracket into an attribute.
  const marked = new RegExp(`<script\\b[^<>]*${attribute}[^<>]*>([\\s\\S]*?)</script>`, "g");
  const scripts = new Set([...rendered.matchAll(marked)].map(([, body = ""]) => body));
  scripts.delete("");
  return { html: rendered.replaceAll(attribute, ""), scripts: [...scripts] };
}

/**
 * The policy of a finished page: its own files, and the inline scripts that carried the mark, by hash. A script that
 * came into the page with stored or sent text carries no mark and never runs. Hashes instead of nonces let the same
 * bytes be sent to many visitors.
 */
export function contentSecurityPolicy(
  { html, scripts }: UnmarkedPage,
  { frameOrigin, formOrigins, camera }: Pick<PagePolicy, "frameOrigin" | "formOrigins" | "camera">,
): string {
  const hashes = scripts.map(sourceOf);
  const frames = [...(frameOrigin ? [frameOrigin] : []), ...(html.includes(VIDEO_FRAME) ? VIDEO_HOSTS : [])];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(camera ? ["'wasm-unsafe-eval'"] : []), ...hashes].join(" "),
    // While developing, Vite puts styles into the page as they change.
    `style-src 'self' ${import.meta.env?.DEV ? "'unsafe-inline'" : sourceOf(PAGE_TRANSITION)}`,
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

/** A text as the source of a policy. */
function sourceOf(text: string): string {
  return `'sha256-${hashOf(text, "base64")}'`;
}
