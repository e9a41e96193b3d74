import { type Db, inTransaction } from "#app/db/client.server.ts";
import { isId } from "#app/lib/ids.ts";
import { addRedirects, removeRedirects } from "./add-redirects.server.ts";
import { readSiteIndex } from "./coverage/site-index.server.ts";
import type { SiteIndex } from "./coverage/site-index.ts";
import {
  type AddedLines,
  cleanFrom,
  type KeptRedirect,
  type NewRedirect,
  type RedirectFault,
  type RefusedLine,
  readRedirectLines,
} from "./redirects.ts";

/**
 * Adds the pasted `lines` of a form, all of them: the body limit alone bounds a paste. `isPage` says whether a path is
 * one of the site's fixed pages: an address with a page is never redirected.
 */
export async function addLines(db: Db, { lines, actorId, isPage }: LinesAsk): Promise<AddedLines> {
  const { redirects, refused } = readRedirectLines(lines);
  if (redirects.length === 0) return { stored: 0, changed: [], nowhere: [], refused };
  const site = await readSiteIndex(db, isPage);
  const list = redirects.filter(({ from }) => !site.answers(from));
  const pages = redirects.filter(({ from }) => site.answers(from));
  const { stored, changed, left } = await inTransaction(db, (tx) => addRedirects(tx, { list, actorId }));
  const leftOut = new Set(left.map(({ redirect }) => redirect));
  const taken = list.filter((redirect) => !leftOut.has(redirect));
  return {
    stored,
    changed,
    nowhere: listNowhere(taken, site),
    refused: [
      ...refused,
      ...pages.map((redirect) => toRefused(redirect, "page")),
      ...left.map(({ redirect, fault }) => toRefused(redirect, fault)),
    ],
  };
}

interface LinesAsk {
  readonly lines: string;
  readonly actorId: string;
  readonly isPage: (path: string) => boolean;
}

function toRefused({ from, target, status }: NewRedirect, fault: RedirectFault): RefusedLine {
  return { line: 0, text: status === 301 ? `${from}, ${target}` : `${from}, ${target}, ${status}`, fault };
}

/** Files are answered before any route is asked. */
const FILES = /^\/(?:assets|media|pictures)\//;

/** Redirects to an address of this site that neither a page answers nor another redirect leads on. */
function listNowhere(list: readonly NewRedirect[], site: SiteIndex): readonly NewRedirect[] {
  const led = new Set(list.map(({ from }) => from));
  return list.filter(({ target }) => {
    const path = target.startsWith("/") ? (cleanFrom(target) ?? "/") : null;
    if (path === null || FILES.test(path)) return false;
    return !site.answers(path) && !led.has(path) && site.redirectOf(path) === undefined;
  });
}

/** Removes redirects by their ids, and returns those that have to stay; null when none was named. */
export async function removeTicked(
  db: Db,
  { ids, actorId }: { readonly ids: readonly string[]; readonly actorId: string },
): Promise<readonly KeptRedirect[] | null> {
  const known = ids.filter(isId);
  if (known.length === 0) return null;
  return inTransaction(db, (tx) => removeRedirects(tx, { ids: known, actorId }));
}
