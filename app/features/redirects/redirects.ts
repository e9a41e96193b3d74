import { ok, type Result, refuse } from "#app/lib/result.ts";
import { withoutEnd } from "#app/lib/without-end.ts";

export type RedirectStatus = 301 | 308;

/** An address that is no longer, and where it leads. */
export interface Redirect {
  readonly id: string;
  readonly from: string;
  readonly target: string;
  readonly status: RedirectStatus;
  readonly hits: number;
  readonly lastHitAt: Date | null;
}

/** Columns that can be left out; where it leads from and to always is. */
export const REDIRECT_COLUMNS = ["kind", "hits", "last"] as const;

export type RedirectColumn = (typeof REDIRECT_COLUMNS)[number];

export interface NewRedirect {
  readonly from: string;
  readonly target: string;
  readonly status: RedirectStatus;
}

/** Why an address cannot lead there. */
export type RedirectFault =
  | "from"
  | "too-long"
  | "reserved"
  | "page"
  | "target"
  | "self"
  | "loop"
  | "chain"
  | "status"
  | "twice";

/** A line that was not taken, with its whole text, which is sent again once it is mended. Lines count from 1. */
export interface RefusedLine {
  readonly line: number;
  readonly text: string;
  readonly fault: RedirectFault;
}

/** An address that a redirect led elsewhere before. */
export interface ChangedRedirect extends Pick<NewRedirect, "from" | "target"> {
  readonly before: string;
}

/** A redirect that was not taken away: without it others would have this fault. */
export interface KeptRedirect extends Pick<NewRedirect, "from" | "target"> {
  readonly fault: "loop" | "chain";
}

/** The result of the lines. Refused ones stay in the form. */
export interface AddedLines {
  readonly stored: number;
  readonly changed: readonly ChangedRedirect[];
  /** Stored ones that lead to an address of this site at which there is nothing. */
  readonly nowhere: readonly NewRedirect[];
  readonly refused: readonly RefusedLine[];
}

/** Characters of an address at most. */
const MAX_LENGTH = 500;
/** They answer by themselves, or must never be led away from. */
const RESERVED = /^\/(?:admin|api|auth|assets|account|healthz|openz|readyz)(?:[/?]|$)/;

/**
 * An old address as it is looked up: path and query, without host, fragment and trailing slash, encoded as browsers
 * send it. Null for what is no path of a site.
 */
export function cleanFrom(text: string): string | null {
  const typed = text.trim();
  if (!/^(?:https?:\/\/[^/]|\/(?!\/))/i.test(typed) || typed.includes("\\") || typed.length > MAX_LENGTH)
    return null;
  const base = "https://old.invalid";
  if (!URL.canParse(typed, base)) return null;
  const { pathname, search } = new URL(typed, base);
  const path = pathname.length > 1 ? withoutEnd(pathname, "/") || "/" : pathname;
  if (path.startsWith("//") || path + search === "/") return null;
  // The same letter may be written %c3 or %C3.
  return (path + search).replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}

/** A path of this site, or a whole address over https. Null for everything else. */
export function cleanTarget(text: string): string | null {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH || /[\\\s\p{Cc}]/u.test(typed)) return null;
  if (typed.startsWith("/")) {
    if (typed.startsWith("//") || !URL.canParse(typed, "https://here.invalid")) return null;
    const { pathname, search, hash } = new URL(typed, "https://here.invalid");
    return pathname.startsWith("//") ? null : pathname + search + hash;
  }
  if (!/^https:\/\//i.test(typed) || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  return url.username || url.password || !url.hostname.includes(".") ? null : url.href;
}

/** Reads one redirect as it was typed. */
export function checkRedirect(typed: {
  readonly from: string;
  readonly target: string;
  readonly status: string;
}): Result<NewRedirect, RedirectFault> {
  if ([typed.from, typed.target].some((text) => text.trim().length > MAX_LENGTH)) return refuse("too-long");
  const from = cleanFrom(typed.from);
  if (!from) return refuse("from");
  if (RESERVED.test(from)) return refuse("reserved");
  const target = cleanTarget(typed.target);
  if (!target) return refuse("target");
  if (cleanFrom(target) === from && target.startsWith("/")) return refuse("self");
  const status = typed.status.trim() || "301";
  if (status !== "301" && status !== "308") return refuse("status");
  return ok({ from, target, status: status === "308" ? 308 : 301 });
}

/**
 * Lines of "from, target" or "from, target, status", separated by a comma, a semicolon or a tab; a heading is skipped.
 * Of lines that lead one address to two others, the first counts and the others are refused.
 */
export function readRedirectLines(text: string): {
  readonly redirects: readonly NewRedirect[];
  readonly refused: readonly RefusedLine[];
} {
  const redirects: NewRedirect[] = [];
  const refused: RefusedLine[] = [];
  const targets = new Map<string, string>();
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = raw.trim();
    const [from = "", target = "", status = ""] = line
      .split(/\t|;|,(?=\s*"?(?:\/|https?:|\d{3}"?$))/i)
      .map((part) => part.trim().replace(/^"|"$/g, ""));
    if (line === "" || (index === 0 && !/^(?:\/|https?:)/i.test(from))) continue;
    const checked = checkRedirect({ from, target, status });
    const earlier = checked.ok ? targets.get(checked.value.from) : undefined;
    if (!checked.ok) refused.push({ line: index + 1, text: line, fault: checked.error });
    else if (earlier === undefined) {
      targets.set(checked.value.from, checked.value.target);
      redirects.push(checked.value);
    } else if (earlier !== checked.value.target)
      refused.push({ line: index + 1, text: line, fault: "twice" });
  }
  return { redirects, refused };
}
