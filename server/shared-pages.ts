import { randomBytes, randomInt } from "node:crypto";
import type { Role } from "#app/features/identity/identity.ts";
import type { FoundSession } from "#app/features/identity/sign-in/find-session.server.ts";
import type { FinishedAnswer, KeptPage } from "#app/http/cache/page-cache.server.ts";
import { escapeHtml } from "#app/lib/text/escape-html.ts";

/** The mark of a kept page in place of its visitor's name. Random, so that no content of the site holds it. */
const NAME_MARK = `name-${randomBytes(12).toString("hex")}`;
/**
 * The mark in place of the number of pieces in the cart: as an attribute's value, and as text that is left out for 0.
 */
const COUNT_MARK = randomInt(1e9, 2e9);
const MARKS = new RegExp(`(${NAME_MARK}|"${COUNT_MARK}"|>${COUNT_MARK}<)`);

/** The session that a page is rendered with, to be kept for everybody with the same rights. */
export function standInSession(roles: readonly Role[]): FoundSession {
  const names = { id: NAME_MARK, name: NAME_MARK, email: NAME_MARK } as const;
  const viewer = { ...names, locale: "en", roles, hasPriceList: false } as const;
  return { sessionId: NAME_MARK, viewer, cartCount: COUNT_MARK };
}

const splitPages = new WeakMap<Buffer, readonly string[]>();

/** The page of a stand-in's session as it is for a visitor. */
export function fillPage(
  page: KeptPage | FinishedAnswer,
  { viewer, cartCount }: FoundSession,
): FinishedAnswer {
  const [body, headers] =
    "bodies" in page ? [page.bodies.identity, ownHeaders(page)] : [page.body, page.headers];
  const values: Readonly<Record<string, string>> = {
    [NAME_MARK]: escapeAttribute(viewer.name),
    [`"${COUNT_MARK}"`]: `"${cartCount}"`,
    [`>${COUNT_MARK}<`]: `>${cartCount || ""}<`,
  };
  const filled = split(body).map((part) => values[part] ?? part);
  return { status: page.status, headers, body: Buffer.from(filled.join("")) };
}

function split(body: Buffer): readonly string[] {
  const parts = splitPages.get(body) ?? body.toString().split(MARKS);
  splitPages.set(body, parts);
  return parts;
}

/** What the cache says about keeping is for pages that everybody may share. */
function ownHeaders({ headers }: KeptPage): Headers {
  const own = new Headers(headers);
  for (const name of ["cache-control", "vary"]) own.delete(name);
  return own;
}

/** The text as React escapes texts and attributes. */
function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll("'", "&#x27;");
}
